import type { Database } from 'libsql';
import { insert } from '../database/query.ts';
import { clipWords } from './clipWords.ts';
import { mixedVideos } from './mixedVideos.ts';
import type { VideoRow } from './rows.ts';

const NOTE_COUNT = 120;
const REEL_COUNT = 3000;

const HOURS = ['before sunrise', 'in the morning', 'at noon', 'in the afternoon', 'at dusk', 'by night'] as const;
const WEATHERS = ['a clear sky', 'high clouds', 'a north wind', 'the last of the rain', 'frost', 'haze'] as const;
/** Difficult titles for testing lists. */
const STRANGERS = [
  'Утро на хребте — «без слов»',
  '海の朝、波の数を数える',
  'صباح على الشاطئ',
  'A "quoted" title, & an ampersand; 100 % 🌅',
  'The one whose title goes on and on, because whoever wrote it wanted to say where it was, when it was, what the weather was like and who carried the tripod',
] as const;
const STRANGER_EVERY = 17;

const pick = <T>(list: readonly [T, ...T[]], index: number): T => list[index % list.length] ?? list[0];

/** Repeats the same clips as different videos. */
function serialVideos(prefix: string, count: number): readonly VideoRow[] {
  const digits = String(count).length;
  return Array.from({ length: count }, (_, index): VideoRow => {
    const { clip = '', name = '' } = clipWords[index % clipWords.length] ?? {};
    const hour = pick(HOURS, Math.floor(index / clipWords.length));
    const number = String(index + 1).padStart(digits, '0');
    const isStrange = index % STRANGER_EVERY === STRANGER_EVERY - 1;
    const title = isStrange ? pick(STRANGERS, Math.floor(index / STRANGER_EVERY)) : `${name} ${hour}`;
    const description = `No. ${number}, under ${pick(WEATHERS, index * 5 + Math.floor(index / 7))}.`;
    return { id: `${prefix}-${number}`, provider: 'file', clip, title, description };
  });
}

const evening: readonly VideoRow[] = clipWords.map(({ clip, title, description }) => ({
  id: `clip-${clip}`,
  provider: 'file',
  clip,
  title,
  description,
}));

const playlists: readonly (readonly [id: string, videos: readonly VideoRow[]])[] = [
  ['PLevening', evening],
  ['PLmixed', mixedVideos],
  ['PLnotes', serialVideos('note', NOTE_COUNT)],
  ['PLreel', serialVideos('reel', REEL_COUNT)],
];

/** Inserts the demo's videos into empty tables. */
export function seedPlaylists(database: Database): void {
  for (const [playlistId, videos] of playlists) {
    for (const [place, video] of videos.entries()) {
      insert(database, 'video', { ...video }, 'OR IGNORE');
      insert(database, 'playlist_video', { playlist_id: playlistId, place, video_id: video.id });
    }
  }
}
