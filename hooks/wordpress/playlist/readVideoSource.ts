import { array, boolean, nullish, object, picklist, safeParse, string, unknown } from 'valibot';
import type { FileVideo, ProviderVideo, VideoTrack } from '../../backend/PlaylistSource.ts';
import { VIDEO_ID, VIMEO_ID } from '../../player/videoIds.ts';
import { toWebAddress } from '../toWebAddress.ts';

const sourceSchema = object({ provider: string(), url: nullish(string()), tracks: nullish(array(unknown())) });

const trackSchema = object({
  src: string(),
  srclang: string(),
  label: string(),
  kind: nullish(picklist(['captions', 'subtitles', 'descriptions', 'chapters'])),
  default: nullish(boolean()),
});

/** A text that goes along with a file; none where it is another thing, or stands nowhere. */
function readTrack(said: unknown, base: string): readonly VideoTrack[] {
  const result = safeParse(trackSchema, said);
  const src = result.success && toWebAddress(result.output.src, base);
  if (!src) return [];
  const { srclang, label, kind, default: isDefault } = result.output;
  return [{ src, srclang, label, ...(kind && { kind }), ...(isDefault && { default: true }) }];
}

/**
 * Who plays a video. The plugin's own wire knows YouTube alone. A server may say more with a member `loggia` of an item, or the
 * attributes `data-loggia-provider`, `data-loggia-url` and `data-loggia-tracks` of a link: `vimeo`, or `file` with the address of a video file and
 * its `tracks`. Undefined for what is neither: such a video is left out, because as one of YouTube's it would be another one.
 */
export function readVideoSource(
  said: unknown,
  id: string,
  base: string,
): Pick<ProviderVideo, 'provider'> | Pick<FileVideo, 'provider' | 'url' | 'tracks'> | undefined {
  const result = safeParse(sourceSchema, said ?? { provider: 'youtube' });
  if (!result.success) return undefined;
  const { provider, url, tracks } = result.output;
  if (!(provider === 'vimeo' ? VIMEO_ID : VIDEO_ID).test(id)) return undefined;
  if (provider === 'youtube' || provider === 'vimeo') return { provider };
  const address = provider === 'file' ? toWebAddress(url ?? '', base) : undefined;
  if (address === undefined) return undefined;
  return { provider: 'file', url: address, ...(tracks && { tracks: tracks.flatMap((each) => readTrack(each, base)) }) };
}
