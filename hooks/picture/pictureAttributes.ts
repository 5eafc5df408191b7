import { version } from 'react';
import type { ImageCandidate, ImageFile } from '../backend/ImageFile.ts';
import { fileHref, safeSource } from '../shared/addresses.ts';
import { knownCandidates, knownSide, knownSize } from './knownSize.ts';
import type { PictureImage, PictureAttributes } from './types.ts';

/** Escapes an address for `srcset`, where a space or a final comma would end it. */
const escapeAddress = (url: string) => url.replaceAll(/\s|^,|,$/g, encodeURIComponent);

const formatSrcSet = (candidates: readonly ImageCandidate[]) =>
  candidates.map(({ url, width }) => `${escapeAddress(safeSource(url, 'image'))} ${width}w`).join(', ');

/**
 * Returns a picture's files as attributes of `<picture>`: formats as sources, other widths as `srcset`. `sizes` is the shown width, so that
 * the browser loads the smallest sufficient file.
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
    // `src` comes last: React 18 sets attributes in this order, and browsers start to load as soon as there is a `src`.
    image: {
      width,
      height,
      sizes: hasChoice ? sizes : undefined,
      srcSet: hasChoice ? formatSrcSet(width ? [...candidates, { url, width }] : candidates) : undefined,
      src: safeSource(url, 'image'),
    },
  };
}

/** Returns the address of a picture's file for a link; undefined if the link could run code. */
export function imageHref(file: ImageFile): string | undefined {
  return fileHref(file.url);
}

/** The box that a picture is fitted into. Missing values do not limit it. */
export interface ImageBounds {
  /** In CSS pixels. It is never wider than the window. */
  readonly width?: number | undefined;
  /** In CSS pixels. */
  readonly height?: number | undefined;
  /** The height in multiples of the window's height. */
  readonly windowHeights?: number | undefined;
}

/** The shape of a picture in its largest file. */
export interface PictureShape {
  /** Width by height. */
  readonly ratio: number;
  /** In CSS pixels; it is shown no wider. */
  readonly width: number;
}

/** Returns the shape of a picture in its largest file; undefined if its size is unknown. */
export function largestShape(file: ImageFile): PictureShape | undefined {
  const { width, height } = knownSize(file) ?? {};
  if (!width || !height) return undefined;
  const widths = knownCandidates(file.candidates).map((candidate) => candidate.width);
  return { ratio: width / height, width: Math.max(width, ...widths) };
}

/**
 * Returns `sizes` for a picture that is fitted into a box and never enlarged: the width of the box, unless the box's height or the
 * picture's own width is a tighter limit; the width of the window if the picture's size is unknown. Without `min()`, which Safari before 26.4 takes for
 * `100vw`: https://bugs.webkit.org/show_bug.cgi?id=304915
 *
 * @param room the box; by default the window
 */
export function containedSizes(file: ImageFile, room: ImageBounds = { windowHeights: 1 }): string {
  const shape = largestShape(file);
  if (!shape) return '100vw';
  const { ratio, width: widest } = shape;
  const limit = Math.min(room.width ?? widest, (room.height ?? Infinity) * ratio, widest);
  const share = (room.windowHeights ?? 0) * ratio;
  const flat = share ? `(aspect-ratio > ${share}) and (height < ${limit / share}px) ${100 * share}vh, ` : '';
  return `${flat}(width < ${limit}px) 100vw, ${limit}px`;
}

/** Returns the files of a picture that is fitted into the window. */
export function wholePicture(file: ImageFile): PictureImage {
  return pictureAttributes(file, containedSizes(file)).image;
}

export interface FetchPriorityProps {
  readonly fetchPriority?: 'high' | 'low' | undefined;
}

/** Returns the loading priority of an `<img>`, under the prop name of this React version. */
export function fetchPriorityProps(priority: 'high' | 'low' | undefined): FetchPriorityProps {
  // React supports `fetchPriority` since 19. The attribute works in 18, too, but development builds warn unless it is in lower case, even
  // if it is undefined.
  if (process.env.NODE_ENV !== 'production' && version.startsWith('18.')) {
    const spelledAsInHtml: FetchPriorityProps & { readonly fetchpriority?: string } = priority
      ? { fetchpriority: priority }
      : {};
    return spelledAsInHtml;
  }
  return { fetchPriority: priority };
}
