import { escapeHtml } from '../wire/markup.ts';
import type { WireSettings } from './playlistSettings.ts';
import type { VideoRow } from './rows.ts';
import { ownSource, posterAddress, watchAddress } from './videoAddresses.ts';

/**
 * Does not escape quotes, so a quote in a title ends its attribute early. This reproduces the real server's bug, as far
 * as it is harmless.
 */
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
    // The real server links only to `#`; here the link leads to the video without JavaScript.
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

/** Returns the list of a page, as in the container and the response. */
export function videoListMarkup(videos: readonly VideoRow[], settings: WireSettings): string {
  const { template = 'grid', column = 3, player } = settings;
  // The response still contains the videos.
  if (!TEMPLATES.has(template)) return 'There is no such template.';
  const mode = typeof player === 'object' && player !== null ? String(Reflect.get(player, 'mode') ?? '') : '';
  const classes = ['yotu-videos', `yotu-mode-${String(template)}`, `yotu-column-${String(column)}`];
  if (mode) classes.push(`yotu-player-mode-${mode}`);
  const items = videos.map((video, index) => videoMarkup(video, settings, index)).join('');
  return `<div class="${escapeHtml(classes.join(' '))}"><ul>${items}</ul></div>`;
}
