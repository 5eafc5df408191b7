import { version } from 'react';
import type { ImageCandidate, ImageFile } from '../../data/backend/ImageFile.ts';
import { fileHref, safeSource } from '../shared/urls.ts';
import { knownCandidates, knownSide, knownSize } from './knownSize.ts';
import type { PictureImage, PictureAttributes } from './types.ts';

/** Escapes a URL for `srcset`, where whitespace or a trailing comma would end the URL. */
const escapeUrl = (url: string) => url.replaceAll(/\s|^,|,$/g, encodeURIComponent);

const formatSrcSet = (candidates: readonly ImageCandidate[]) =>
  candidates.map(({ url, width }) => `${escapeUrl(safeSource(url, 'image'))} ${width}w`).join(', ');

/**
 * Returns the attributes of a `<picture>` for an image: a `<source>` for each format and an `<img>`, with the available
 * widths in `srcset`. `sizes` is the rendered width. It lets the browser pick the smallest file that is large enough.
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
    // `src` must be last: React 18 sets attributes in this order, and browsers start loading as soon as `src` is set.
    image: {
      width,
      height,
      sizes: hasChoice ? sizes : undefined,
      srcSet: hasChoice ? formatSrcSet(width ? [...candidates, { url, width }] : candidates) : undefined,
      src: safeSource(url, 'image'),
    },
  };
}

/** Returns the URL of an image's file for use in a link, or `undefined` if following the link could run code. */
export function imageHref(file: ImageFile): string | undefined {
  return fileHref(file.url);
}

/** The bounds that an image is fitted into. If a value is omitted, there is no limit. */
export interface ImageBounds {
  /** Maximum width in CSS pixels. The image is never wider than the viewport. */
  readonly width?: number | undefined;
  /** Maximum height in CSS pixels. */
  readonly height?: number | undefined;
  /** Maximum height as a multiple of the viewport's height. */
  readonly windowHeights?: number | undefined;
}

/** The shape of an image's largest file. */
export interface PictureShape {
  /** Width divided by height. */
  readonly ratio: number;
  /** Width in CSS pixels. The image is never shown wider than this. */
  readonly width: number;
}

/** Returns the shape of an image's largest file, or `undefined` if its size is unknown. */
export function largestShape(file: ImageFile): PictureShape | undefined {
  const { width, height } = knownSize(file) ?? {};
  if (!width || !height) return undefined;
  const widths = knownCandidates(file.candidates).map((candidate) => candidate.width);
  return { ratio: width / height, width: Math.max(width, ...widths) };
}

/**
 * Returns `sizes` for an image that is fitted into the given bounds and never enlarged. This is the width of the
 * bounds, unless their height or the image's own width is a tighter limit. Returns the viewport's width if the image's
 * size is unknown. The value doesn't contain `min()`, which Safari before 26.4 treats as `100vw`:
 * https://bugs.webkit.org/show_bug.cgi?id=304915
 *
 * @param bounds the maximum size, by default the size of the viewport
 */
export function containedSizes(file: ImageFile, bounds: ImageBounds = { windowHeights: 1 }): string {
  const shape = largestShape(file);
  if (!shape) return '100vw';
  const { ratio, width: widest } = shape;
  const limit = Math.min(bounds.width ?? widest, (bounds.height ?? Infinity) * ratio, widest);
  const share = (bounds.windowHeights ?? 0) * ratio;
  const flat = share ? `(aspect-ratio > ${share}) and (height < ${limit / share}px) ${100 * share}vh, ` : '';
  return `${flat}(width < ${limit}px) 100vw, ${limit}px`;
}

/** Returns the attributes for an image that is fitted into the viewport. */
export function wholePicture(file: ImageFile): PictureImage {
  return pictureAttributes(file, containedSizes(file)).image;
}

export interface FetchPriorityProps {
  readonly fetchPriority?: 'high' | 'low' | undefined;
}

/** Returns the fetch priority for an `<img>`, using the prop name that the current React version expects. */
export function fetchPriorityProps(priority: 'high' | 'low' | undefined): FetchPriorityProps {
  // React supports `fetchPriority` since 19. In 18, the attribute also works, but development builds warn unless it is
  // written in lower case, even if its value is undefined.
  if (process.env.NODE_ENV !== 'production' && version.startsWith('18.')) {
    const spelledAsInHtml: FetchPriorityProps & { readonly fetchpriority?: string } = priority
      ? { fetchpriority: priority }
      : {};
    return spelledAsInHtml;
  }
  return { fetchPriority: priority };
}
