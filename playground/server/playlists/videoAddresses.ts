import { PROVIDERS_PATH } from '../constants.ts';
import { VIDEO_PAGE_PATH, VIDEOS_PATH } from './constants.ts';
import type { VideoRow } from './rows.ts';

export const posterAddress = ({ clip }: VideoRow): string => `${VIDEOS_PATH}/${clip}.webp`;

export const fileAddress = ({ clip }: VideoRow): string => `${VIDEOS_PATH}/${clip}.webm`;

/** Where a visitor without scripts watches a video: its own page, or the provider's stand-in on this server. */
export function watchAddress(video: VideoRow): string {
  if (video.provider === 'youtube') return `${PROVIDERS_PATH}/youtube/embed/${video.id}`;
  if (video.provider === 'vimeo') return `${PROVIDERS_PATH}/vimeo/video/${video.id}`;
  return `${VIDEO_PAGE_PATH}/${video.id}/`;
}

/** What the wire of this server says of a video that is not of YouTube. The real server has none. */
export function ownSource(video: VideoRow): { readonly provider: string; readonly url?: string } | undefined {
  if (video.provider === 'youtube') return undefined;
  return video.provider === 'file' ? { provider: 'file', url: fileAddress(video) } : { provider: video.provider };
}
