import type { VideoTrack } from '@loggia/hooks';
import { PROVIDERS_PATH } from '../constants.ts';
import { clipWords } from './clipWords.ts';
import { VIDEO_PAGE_PATH, VIDEOS_PATH } from './constants.ts';
import type { VideoRow } from './rows.ts';

export const posterAddress = ({ clip }: VideoRow): string => `${VIDEOS_PATH}/${clip}.webp`;

export const fileAddress = ({ clip }: VideoRow): string => `${VIDEOS_PATH}/${clip}.webm`;

const captioned: ReadonlySet<string> = new Set(clipWords.flatMap(({ clip, hasCaptions }) => (hasCaptions ? clip : [])));

/** Returns the text tracks of a video's file, or undefined if there are none. */
export function tracksOf({ provider, clip }: VideoRow): readonly VideoTrack[] | undefined {
  if (provider !== 'file' || !captioned.has(clip)) return undefined;
  return [{ src: `${VIDEOS_PATH}/${clip}.vtt`, srclang: 'en', label: 'English', kind: 'captions' }];
}

/** The response fields of a video that is not on YouTube. */
interface OwnSource {
  readonly provider: string;
  readonly url?: string;
  readonly tracks?: readonly VideoTrack[] | undefined;
}

/** Returns the URL for watching a video without JavaScript: its own page, or the provider's stub on this server. */
export function watchAddress(video: VideoRow): string {
  if (video.provider === 'youtube') return `${PROVIDERS_PATH}/youtube/embed/${video.id}`;
  if (video.provider === 'vimeo') return `${PROVIDERS_PATH}/vimeo/video/${video.id}`;
  return `${VIDEO_PAGE_PATH}/${video.id}/`;
}

/** Returns the response fields of a video that is not on YouTube. The real server has none. */
export function ownSource(video: VideoRow): OwnSource | undefined {
  if (video.provider === 'youtube') return undefined;
  if (video.provider === 'vimeo') return { provider: 'vimeo' };
  return { provider: 'file', url: fileAddress(video), tracks: tracksOf(video) };
}
