import { isRecord } from '../server/isRecord.ts';

/** An item of the media library. */
export interface MediaItem {
  readonly id: number;
  readonly title: string;
  readonly url: string;
  /** A smaller file, or the original if there is none. */
  readonly thumbnailUrl: string;
  readonly width: number;
  readonly height: number;
}

const partsOf = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {});
const isUrl = (value: unknown): value is string => typeof value === 'string' && /^https?:\/\//.test(value);

/** Parses an item of a response. Throws `TypeError` if it is invalid. */
export function parseMediaItem(body: unknown): MediaItem {
  const { id, source_url: url, title, media_details: details } = partsOf(body);
  const { width, height, sizes, file } = partsOf(details);
  if (typeof id !== 'number' || !isUrl(url)) throw new TypeError('The response is not a media item.');
  const { source_url: thumbnailUrl } = partsOf(partsOf(sizes)['thumbnail']);
  const { raw } = partsOf(title);
  return {
    id,
    title: typeof raw === 'string' && raw !== '' ? raw : String(file),
    url,
    thumbnailUrl: isUrl(thumbnailUrl) ? thumbnailUrl : url,
    width: Number(width) || 0,
    height: Number(height) || 0,
  };
}

/** Parses a list of items. Throws `TypeError` if it is invalid. */
export function parseMediaItems(body: unknown): readonly MediaItem[] {
  if (!Array.isArray(body)) throw new TypeError('The response is not a list.');
  return body.map(parseMediaItem);
}
