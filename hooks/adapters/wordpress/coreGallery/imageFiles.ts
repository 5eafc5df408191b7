import type { ImageCandidate, ImageFile } from '../../../data/backend/ImageFile.ts';
import { MAX_CANDIDATES, WHOLE_IMAGE_WIDTH_PX } from '../constants.ts';
import { attributeOf, readImageUrl } from '../markup.ts';
import { toSide, toWebUrl } from '../wireValues.ts';

const IMAGE_FILE = /\.(?:avif|gif|jpe?g|png|webp)$/i;

/** Whether a URL points to an image file that every browser supports. */
export const isImageFile = (url: string): boolean => IMAGE_FILE.test(new URL(url).pathname);

/** The attributes that may contain an image's `srcset`. The `data-` attributes are used by lazy loading plugins. */
const SRCSETS = ['srcset', 'data-srcset', 'data-lazy-srcset'];

function toCandidate(written: string, base: string): readonly ImageCandidate[] {
  const [address = '', descriptor = ''] = written.trim().split(/\s+/, 2);
  const url = toWebUrl(address, base);
  const width = descriptor.endsWith('w') ? toSide(descriptor.slice(0, -1)) : undefined;
  return url && width ? [{ url, width }] : [];
}

/** Reads the files in an image's `srcset`. Files without a width or with an unsafe URL are omitted. */
function readCandidates(picture: Element, base: string): readonly ImageCandidate[] {
  const written = SRCSETS.map((name) => attributeOf(picture, name)).find(Boolean) ?? '';
  return written.split(/,\s/, MAX_CANDIDATES).flatMap((candidate) => toCandidate(candidate, base));
}

/** Reads the files of an `<img>` on the page. Returns `undefined` if it has no safe URL. */
export function readThumbnail(picture: Element, base: string): ImageFile | undefined {
  const url = readImageUrl(picture, base);
  if (!url) return undefined;
  return {
    url,
    width: toSide(attributeOf(picture, 'width')),
    height: toSide(attributeOf(picture, 'height')),
    candidates: readCandidates(picture, base),
  };
}

/**
 * Matches the extension of an image file, and the suffix that WordPress adds to the name of a resized or edited copy.
 */
const FILE_END = /(?:-\d+x\d+|-scaled|-rotated)?\.\w+$/;

/** Returns the part of the path that the URLs of all files of one image have in common. */
const familyOf = (url: string): string => new URL(url).pathname.replace(FILE_END, '');

const largest = (candidates: readonly ImageCandidate[]): ImageCandidate | undefined =>
  [...candidates].sort((first, second) => second.width - first.width)[0];

/** Reads the original file that Jetpack adds to images. */
export function readOriginalFile(picture: Element, base: string): ImageFile | undefined {
  const url = toWebUrl(attributeOf(picture, 'data-orig-file'), base);
  const [width, height] = attributeOf(picture, 'data-orig-size').split(',', 2);
  return url ? { url, width: toSide(width), height: toSide(height) } : undefined;
}

/** Returns a file's size. If only its width is known, its height follows from the thumbnail, which has the same shape. */
function sizeOf(
  file: Partial<ImageFile> | undefined,
  { width, height }: ImageFile,
): Pick<ImageFile, 'width' | 'height'> {
  if (!file?.width || file.height || !width || !height) return { width: file?.width, height: file?.height };
  return { width: file.width, height: Math.round((file.width * height) / width) };
}

/**
 * Returns the files for the lightbox: the image's own file, with its size if the page contains it, and the files in
 * `srcset`. Because thumbnails may be cropped, the `srcset` is used only if it belongs to the same image, and either
 * the page contains the image's own file or the largest file in the `srcset` is wide enough to be uncropped.
 *
 * @param file The image's own file. @default the largest file on the page
 */
export function wholeFile(thumbnail: ImageFile, file: ImageFile | undefined): ImageFile {
  const { candidates = [] } = thumbnail;
  const biggest = largest(candidates);
  const { url } = file ?? biggest ?? thumbnail;
  const known = [thumbnail, ...candidates].find((each) => each.url === url);
  const isSame = biggest !== undefined && familyOf(biggest.url) === familyOf(url);
  const isWhole = isSame && (known !== undefined || biggest.width >= WHOLE_IMAGE_WIDTH_PX);
  return {
    url,
    ...sizeOf(file?.width ? file : known, thumbnail),
    candidates: isWhole ? candidates.filter((candidate) => candidate.url !== url) : undefined,
  };
}
