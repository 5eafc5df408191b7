import type { FileVideo } from '@loggia/hooks';
import { drawLandscape } from './drawLandscape.ts';

const CLIPS = [
  new URL('../../server/playlists/clips/daybreak.webm', import.meta.url).href,
  new URL('../../server/playlists/clips/tide.webm', import.meta.url).href,
  new URL('../../server/playlists/clips/aurora.webm', import.meta.url).href,
];
const TITLES = [
  'Morning in the valley',
  'A walk along the north ridge, with all its steps and the one that is missing',
  'Rain',
  'What the shepherd sees when the fog comes up before noon, and where he goes then',
  'Evening',
];
const DESCRIPTION =
  'Filmed on a day in May from one place and with one lens. The wind took the first sound, so what is heard was added later.';

/** Creates videos of a few seconds with painted posters. Every third video has text that does not fit. */
export function createVideos(count: number): FileVideo[] {
  return Array.from({ length: count }, (_, index) => ({
    provider: 'file',
    id: `video-${index + 1}`,
    url: CLIPS[index % CLIPS.length] ?? '',
    title: `${index + 1} · ${TITLES[index % TITLES.length] ?? ''}`,
    description: index % 3 === 0 ? `${DESCRIPTION}\n${DESCRIPTION}` : index % 3 === 1 ? DESCRIPTION.slice(0, 48) : '',
    thumbnailUrl: drawLandscape(index + 1, 640, 360),
  }));
}
