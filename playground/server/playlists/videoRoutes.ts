import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Hono } from 'hono';
import { barePage } from '../wire/barePage.ts';
import { escapeHtml, escapeLines } from '../wire/markup.ts';
import { byteRange } from './byteRange.ts';
import { VIDEO_PAGE_PATH, VIDEOS_PATH } from './constants.ts';
import type { PlaylistStore } from './createPlaylistStore.ts';
import type { VideoRow } from './rows.ts';
import { fileAddress, posterAddress, tracksOf } from './videoAddresses.ts';
import { clipWords } from './clipWords.ts';

const require = createRequire(import.meta.url);
const clips: ReadonlySet<string> = new Set(clipWords.map(({ clip }) => clip));
const captioned: ReadonlySet<string> = new Set(clipWords.flatMap(({ clip, hasCaptions }) => (hasCaptions ? clip : [])));

/** Returns a file of a clip, or null for any unknown name, so that no path can escape the folder. */
async function openVideoFile(clip: string, ending: 'webm' | 'webp' | 'vtt'): Promise<Buffer | null> {
  if (!(ending === 'vtt' ? captioned : clips).has(clip)) return null;
  // The server may run from a bundle in another folder.
  const folder = dirname(require.resolve('@loggia/playground/package.json'));
  return readFile(join(folder, 'server/playlists/clips', `${clip}.${ending}`));
}

const TYPES = { webm: 'video/webm', webp: 'image/webp', vtt: 'text/vtt; charset=utf-8' } as const;
const TAG_DIGITS = 16;

const isEnding = (text: string): text is keyof typeof TYPES => Object.hasOwn(TYPES, text);

const trackMarkup = (video: VideoRow): string =>
  (tracksOf(video) ?? [])
    .map(({ src, srclang, label }) => `<track src="${src}" srclang="${srclang}" label="${escapeHtml(label)}" default>`)
    .join('');

/** Serves clips with captions and posters, supporting range requests, and a page for each video. */
export function videoRoutes(store: PlaylistStore): Hono {
  const app = new Hono();
  app.get(`${VIDEOS_PATH}/:name`, async (context) => {
    const [, clip = '', ending = ''] = /^([\w-]+)\.(\w+)$/.exec(context.req.param('name')) ?? [];
    const bytes = isEnding(ending) ? await openVideoFile(clip, ending) : null;
    if (!bytes || !isEnding(ending)) return context.notFound();
    const tag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, TAG_DIGITS)}"`;
    const headers = {
      'Cache-Control': 'public, max-age=86400',
      ETag: tag,
      'Accept-Ranges': 'bytes',
      'X-Content-Type-Options': 'nosniff',
    };
    if (context.req.header('if-none-match')?.includes(tag)) return context.body(null, 304, headers);
    const condition = context.req.header('if-range');
    const isSame = condition === undefined || condition === tag;
    const range = isSame ? byteRange(context.req.header('range'), bytes.length) : null;
    if (range === 'unsatisfiable') {
      return context.body(null, 416, { ...headers, 'Content-Range': `bytes */${bytes.length}` });
    }
    const sent = range ? bytes.subarray(range.start, range.end + 1) : bytes;
    return context.body(new Uint8Array(sent), range ? 206 : 200, {
      ...headers,
      ...(range && { 'Content-Range': `bytes ${range.start}-${range.end}/${bytes.length}` }),
      'Content-Type': TYPES[ending],
      'Content-Length': String(sent.length),
    });
  });
  app.get(`${VIDEO_PAGE_PATH}/:id/`, (context) => {
    const video = store.video(context.req.param('id'));
    if (video?.provider !== 'file') return context.notFound();
    const body =
      `<main><h1>${escapeHtml(video.title)}</h1><video controls width="640" height="360" preload="metadata" ` +
      `src="${escapeHtml(fileAddress(video))}" poster="${escapeHtml(posterAddress(video))}">${trackMarkup(video)}</video>` +
      `<p>${escapeLines(video.description)}</p></main>`;
    const head = '<meta name="viewport" content="width=device-width, initial-scale=1">';
    return barePage(context, video.title, body, head);
  });
  return app;
}
