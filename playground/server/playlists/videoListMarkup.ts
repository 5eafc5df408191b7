import { escapeHtml } from '../wire/escapeHtml.ts';
import type { WireSettings } from './playlistSettings.ts';
import type { VideoRow } from './rows.ts';
import { ownSource, posterAddress, watchAddress } from './videoAddresses.ts';

/** A title with a quote ends its attribute too early: the real server's slip, as far as it harms nobody. */
const carelessly = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function sourceAttributes(video: VideoRow): string {
  const source = ownSource(video);
  if (!source) return '';
  const url = source.url === undefined ? '' : ` data-loggia-url="${escapeHtml(source.url)}"`;
  const tracks = source.tracks ? ` data-loggia-tracks="${escapeHtml(JSON.stringify(source.tracks))}"` : '';
  return ` data-loggia-provider="${escapeHtml(source.provider)}"${url}${tracks}`;
}

function videoMarkup(video: VideoRow, { title, description }: WireSettings, index: number): string {
  const lines = escapeHtml(video.description).replaceAll('\n', '<br />\n');
  return [
    `<li class="${index === 0 ? 'yotu-first' : ''}">`,
    // The real server links to nothing but `#`; here a visitor without scripts comes to the video.
    `<a href="${escapeHtml(watchAddress(video))}" class="yotu-video" data-videoid="${escapeHtml(video.id)}"`,
    `${sourceAttributes(video)} data-title="${carelessly(video.title)}" title="${carelessly(video.title)}">`,
    '<div class="yotu-video-thumb-wrp"><div>',
    `<img class="yotu-video-thumb" src="${escapeHtml(posterAddress(video))}" alt="" width="640" height="360" loading="lazy">`,
    '</div></div>',
    title === 'off' ? '' : `<h3 class="yotu-video-title">${escapeHtml(video.title)}</h3>`,
    description === 'off' || lines === '' ? '' : `<div class="yotu-video-description">${lines}</div>`,
    '</a></li>',
  ].join('');
}

const TEMPLATES: ReadonlySet<unknown> = new Set(['grid', 'list', 'mix', 'masonry', 'carousel', 'bigthumb']);

/** The list of a page, as it stands in the container and in the answer. */
export function videoListMarkup(videos: readonly VideoRow[], settings: WireSettings): string {
  const { template = 'grid', column = 3, player } = settings;
  // The videos of the answer are there all the same.
  if (!TEMPLATES.has(template)) return 'There is no such template.';
  const mode = typeof player === 'object' && player !== null ? String(Reflect.get(player, 'mode') ?? '') : '';
  const classes = ['yotu-videos', `yotu-mode-${String(template)}`, `yotu-column-${String(column)}`];
  if (mode) classes.push(`yotu-player-mode-${mode}`);
  const items = videos.map((video, index) => videoMarkup(video, settings, index)).join('');
  return `<div class="${escapeHtml(classes.join(' '))}"><ul>${items}</ul></div>`;
}
