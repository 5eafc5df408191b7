import { version } from 'react';
import type { ImageCandidate, ImageFile } from '../backend/ImageFile.ts';
import { fileHref, safeSource } from '../shared/addresses.ts';
import { knownCandidates, knownSide, knownSize } from './knownSize.ts';
import type { PictureImage, PictureAttributes } from './types.ts';

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

/** The room that a picture is fitted into; what is not said does not limit it. */
export interface PictureRoom {
  /** In CSS pixels. No room is wider than the window. */
  readonly width?: number | undefined;
  /** In CSS pixels. */
  readonly height?: number | undefined;
  /** Its height in heights of the window. */
  readonly windowHeights?: number | undefined;
}

/**
 * `sizes` for a picture that is fitted into a room and never enlarged: as wide as the room, unless its height or its own
 * width ends first; as wide as the window, where its size is unknown. Without `min()`, which Safari before 26.4 takes for
 * `100vw`: https://bugs.webkit.org/show_bug.cgi?id=304915
 *
 * @param room what is not given is the window
 */
export function containedSizes(file: ImageFile, room: PictureRoom = { windowHeights: 1 }): string {
  const { width, height } = knownSize(file) ?? {};
  if (!width || !height) return '100vw';
  const ratio = width / height;
  const widest = Math.max(width, ...knownCandidates(file.candidates).map((candidate) => candidate.width));
  const limit = Math.min(room.width ?? widest, (room.height ?? Infinity) * ratio, widest);
  const share = (room.windowHeights ?? 0) * ratio;
  const flat = share ? `(aspect-ratio > ${share}) and (height < ${limit / share}px) ${100 * share}vh, ` : '';
  return `${flat}(width < ${limit}px) 100vw, ${limit}px`;
}

/** The files of a picture that is fitted into the window. */
export function wholePicture(file: ImageFile): PictureImage {
  return pictureAttributes(file, containedSizes(file)).image;
}

export interface FetchPriorityProps {
  readonly fetchPriority?: 'high' | 'low' | undefined;
}

/** The loading priority of an `<img>`, under the name that this React knows. */
export function fetchPriorityProps(priority: 'high' | 'low' | undefined): FetchPriorityProps {
  // React learned the name in 18.3. Before, it reaches the page all the same, but development warns of what is not as HTML spells it,
  // also where it says nothing.
  if (process.env.NODE_ENV !== 'production' && version.startsWith('18.2.')) {
    const spelledAsInHtml: FetchPriorityProps & { readonly fetchpriority?: string } = priority
      ? { fetchpriority: priority }
      : {};
    return spelledAsInHtml;
  }
  return { fetchPriority: priority };
}
