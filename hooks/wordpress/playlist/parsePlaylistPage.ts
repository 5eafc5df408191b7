import { array, nullish, object, safeParse, string, unknown } from 'valibot';
import type { PlaylistPage, PlaylistVideo } from '../../backend/PlaylistSource.ts';
import { InvalidAnswerError } from '../../errors/InvalidAnswerError.ts';
import { parseJsonAnswer } from '../../rest/parseJsonAnswer.ts';
import { decodeEscaped } from '../decodeEntities.ts';
import { dropMarkup } from '../dropMarkup.ts';
import { toWebAddress } from '../toWebAddress.ts';
import { readTokens } from './playlistSettings.ts';
import { readVideoSource } from './readVideoSource.ts';

const answerSchema = object({
  error: nullish(unknown()),
  items: array(unknown()),
  // Without them it is a list of another kind, such as that of the plugin's own thumbnails.
  settings: object({ next: nullish(unknown()), prev: nullish(unknown()) }),
});

const itemSchema = object({
  videoId: string(),
  title: nullish(string()),
  description: nullish(string()),
  thumb: nullish(string()),
  loggia: nullish(unknown()),
});

/** A video of an answer; undefined where it has no id that could be one. Titles come as they were written: plain text. */
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
    thumbnailUrl: toWebAddress(thumb ?? '', base),
  };
}

/**
 * A page out of the answer of the paging call. Throws `InvalidAnswerError` where it is none, or says itself that it is an error.
 * Its `html` is not read: texts stand in it with quotes that break their attributes.
 */
export function parsePlaylistPage(text: string, base: string): PlaylistPage {
  let json: unknown;
  try {
    json = parseJsonAnswer(text);
  } catch (cause) {
    throw new InvalidAnswerError('The answer of the playlist is no valid JSON.', { cause });
  }
  const result = safeParse(answerSchema, json);
  if (!result.success) throw new InvalidAnswerError('The answer of the playlist has another shape.');
  const { error, items, settings } = result.output;
  if (error) throw new InvalidAnswerError('The server could not get the videos.');
  return {
    videos: items.flatMap((item) => toPlaylistVideo(item, base) ?? []),
    tokens: readTokens(settings),
  };
}
