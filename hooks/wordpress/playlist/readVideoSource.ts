import { nullish, object, safeParse, string } from 'valibot';
import type { FileVideo, ProviderVideo } from '../../backend/PlaylistSource.ts';
import { VIMEO_ID } from '../../player/videoIds.ts';
import { toWebAddress } from '../toWebAddress.ts';

const sourceSchema = object({ provider: string(), url: nullish(string()) });

/**
 * Who plays a video. The plugin's own wire knows YouTube alone. A server may say more with a member `loggia` of an item, or the
 * attributes `data-loggia-provider` and `data-loggia-url` of a link: `vimeo`, or `file` with the address of a video file. Undefined
 * for what is neither: such a video is left out, because as one of YouTube's it would be another one.
 */
export function readVideoSource(
  said: unknown,
  id: string,
  base: string,
): Pick<ProviderVideo, 'provider'> | Pick<FileVideo, 'provider' | 'url'> | undefined {
  if (said === undefined || said === null) return { provider: 'youtube' };
  const result = safeParse(sourceSchema, said);
  if (!result.success) return undefined;
  const { provider, url } = result.output;
  if (provider === 'youtube') return { provider };
  if (provider === 'vimeo') return VIMEO_ID.test(id) ? { provider } : undefined;
  const address = provider === 'file' ? toWebAddress(url ?? '', base) : undefined;
  return address === undefined ? undefined : { provider: 'file', url: address };
}
