import { array, boolean, nullish, object, picklist, safeParse, string, unknown } from 'valibot';
import type {
  FileVideo,
  PlaylistPage,
  PlaylistVideo,
  ProviderVideo,
  VideoTrack,
} from '../../../data/backend/PlaylistSource.ts';
import { InvalidResponseError } from '../../../core/errors/InvalidResponseError.ts';
import { VIDEO_ID, VIMEO_ID } from '../../../media/player/videoFromUrl.ts';
import { parseJsonResponse } from '../../../data/rest/readRestResponse.ts';
import { decodeEscaped } from '../decodeEntities.ts';
import { dropMarkup } from '../markup.ts';
import { toWebUrl } from '../wireValues.ts';
import { readTokens } from './playlistSettings.ts';

const responseSchema = object({
  error: nullish(unknown()),
  items: array(unknown()),
  // A response without these settings is another kind of list, such as that of the plugin's own thumbnails.
  settings: object({ next: nullish(unknown()), prev: nullish(unknown()) }),
});

const itemSchema = object({
  videoId: string(),
  title: nullish(string()),
  description: nullish(string()),
  thumb: nullish(string()),
  loggia: nullish(unknown()),
});

/** Converts an item to a video. Returns `undefined` if its id is invalid. Titles are plain text. */
export function toPlaylistVideo(item: unknown, base: string): PlaylistVideo | undefined {
  const result = safeParse(itemSchema, item);
  if (!result.success) return undefined;
  const { videoId: id, title, description, thumb, loggia } = result.output;
  const source = readVideoSource(loggia, id, base);
  if (!source) return undefined;
  return {
    ...source,
    id,
    title: title?.trim() ?? '',
    description: (description && decodeEscaped(dropMarkup(description))) || undefined,
    thumbnailUrl: toWebUrl(thumb ?? '', base),
  };
}

/**
 * Parses a paging response. Throws `InvalidResponseError` for a server error or any other response. The response's
 * `html` is ignored, because unescaped quotes break its attributes.
 */
export function parsePlaylistPage(text: string, base: string): PlaylistPage {
  let json: unknown;
  try {
    json = parseJsonResponse(text);
  } catch (cause) {
    throw new InvalidResponseError('The playlist response is not valid JSON.', { cause });
  }
  const result = safeParse(responseSchema, json);
  if (!result.success) throw new InvalidResponseError('The playlist response has an unexpected format.');
  const { error, items, settings } = result.output;
  if (error) throw new InvalidResponseError('The server could not load the videos.');
  return {
    videos: items.flatMap((item) => toPlaylistVideo(item, base) ?? []),
    tokens: readTokens(settings),
  };
}

const sourceSchema = object({ provider: string(), url: nullish(string()), tracks: nullish(array(unknown())) });

const trackSchema = object({
  src: string(),
  srclang: string(),
  label: string(),
  kind: nullish(picklist(['captions', 'subtitles', 'descriptions', 'chapters'])),
  default: nullish(boolean()),
});

/** Reads a file's text track. Returns an empty list if it is invalid. */
function readTrack(track: unknown, base: string): readonly VideoTrack[] {
  const result = safeParse(trackSchema, track);
  const src = result.success && toWebUrl(result.output.src, base);
  if (!src) return [];
  const { srclang, label, kind, default: isDefault } = result.output;
  return [{ src, srclang, label, ...(kind && { kind }), ...(isDefault && { default: true }) }];
}

/**
 * Returns a video's provider. The plugin itself only supports YouTube. For other sources, a server may add a `loggia`
 * member to an item, or the attributes `data-loggia-provider`, `data-loggia-url` and `data-loggia-tracks` to a link.
 * These specify the provider `vimeo`, or `file` with the URL of a video file and its `tracks`. Returns `undefined` for
 * any other provider. The video is omitted in this case, because its id could belong to a different video on YouTube.
 */
function readVideoSource(
  source: unknown,
  id: string,
  base: string,
): Pick<ProviderVideo, 'provider'> | Pick<FileVideo, 'provider' | 'url' | 'tracks'> | undefined {
  const result = safeParse(sourceSchema, source ?? { provider: 'youtube' });
  if (!result.success) return undefined;
  const { provider, url, tracks } = result.output;
  if (!(provider === 'vimeo' ? VIMEO_ID : VIDEO_ID).test(id)) return undefined;
  if (provider === 'youtube' || provider === 'vimeo') return { provider };
  const address = provider === 'file' ? toWebUrl(url ?? '', base) : undefined;
  if (address === undefined) return undefined;
  return { provider: 'file', url: address, ...(tracks && { tracks: tracks.flatMap((each) => readTrack(each, base)) }) };
}
