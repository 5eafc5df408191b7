import type { ImageCandidate, ImageFile } from '../backend/ImageFile.ts';
import { fileHref, safeSource } from '../shared/addresses.ts';
import { knownCandidates, knownSide } from './knownSize.ts';
import type { PictureAttributes } from './types.ts';

/** A blank ends an address within `srcset`, and so does a comma at its end. */
const escapeAddress = (url: string) => url.replaceAll(/\s|^,|,$/g, encodeURIComponent);

const formatSrcSet = (candidates: readonly ImageCandidate[]) =>
  candidates.map(({ url, width }) => `${escapeAddress(safeSource(url, 'image'))} ${width}w`).join(', ');

/**
 * A picture's files as the attributes of `<picture>`: formats as sources, other widths as `srcset`. `sizes` says how wide the
 * picture is shown, so that the browser loads the smallest file that will do.
 */
export function pictureAttributes(file: ImageFile, sizes: string): PictureAttributes {
  const { url, formats = [] } = file;
  const candidates = knownCandidates(file.candidates);
  const [width, height] = [knownSide(file.width), knownSide(file.height)];
  const hasChoice = candidates.length > 0;
  return {
    sources: formats.map((format) => ({
      type: format.type,
      srcSet: formatSrcSet(knownCandidates(format.candidates)),
      sizes,
    })),
    // The address last: React 18 sets attributes in this order, and a browser starts to load as soon as it has one.
    image: {
      width,
      height,
      sizes: hasChoice ? sizes : undefined,
      srcSet: hasChoice ? formatSrcSet(width ? [...candidates, { url, width }] : candidates) : undefined,
      src: safeSource(url, 'image'),
    },
  };
}

/** The address of a picture's file, fit for a link; undefined where a link to it could run something. */
export function imageHref(file: ImageFile): string | undefined {
  return fileHref(file.url);
}
