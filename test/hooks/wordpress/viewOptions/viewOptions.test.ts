import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import * as album from '@loggia/hooks/album';
import * as inlineSlideshow from '@loggia/hooks/inlineSlideshow';
import * as layout from '@loggia/hooks/layout';
import { readViewSettings } from '@loggia/hooks/wordpress';
import { escapeHtml } from '../../../fixtures/wordpress/escapeHtml.ts';
import { readTable, type ViewOptionRow } from './readTable.ts';
import type { WrittenPage } from './writtenPages.ts';

const CONSTANTS = new Map<string, unknown>(Object.entries({ ...album, ...inlineSlideshow, ...layout }));
const ORDINARY_ITEM = '<div class="bwg-item"><a class="bwg-a" data-image-id="1" href="/1.jpg"></a></div>';

afterEach(() => document.body.replaceChildren());

function settingsOf(
  type: string,
  { attributes = '', parameters, styles = '', items, above = '', below = '' }: WrittenPage,
) {
  const json = parameters ? `<div data-params="${escapeHtml(JSON.stringify(parameters))}"></div>` : '';
  const inner = `<div class="bwg-container" ${attributes}>${items ?? ORDINARY_ITEM}${json}</div>`;
  document.body.innerHTML =
    `<style>${styles}</style><div id="bwg_container1_0" class="bwg_container" data-bwg="0" data-gallery-type="${type}">` +
    `<form data-ajax-url="/ajax">${above}${inner}${below}</form></div>`;
  return readViewSettings(document.querySelector('.bwg_container') as Element);
}

function read(type: string, { part, option }: ViewOptionRow, page: WrittenPage): unknown {
  return new Map<string, unknown>(Object.entries(settingsOf(type, page)[part])).get(option);
}

/** The `@default` in the doc comment of an option. `place` is a file, with `#Interface` if the file has several. */
function documentedDefault(place: string, option: string): string | undefined {
  const [file = '', name] = place.split('#');
  const source = readFileSync(file, 'utf8');
  const lines = source.slice(name ? source.indexOf(`interface ${name} `) : 0).split('\n');
  const end = lines.findIndex((line) => line.trimStart().startsWith(`readonly ${option}?:`));
  const start = lines.slice(0, end).findLastIndex((line) => line.trimStart().startsWith('/**'));
  const comment = lines.slice(start, end).join('\n').replaceAll('`', '');
  return /@default (.+?)(?: \*\/|$)/m.exec(comment)?.[1]?.trim();
}

/** The plugin uses 0 and 1, type numbers, seconds and its own names; we use booleans, milliseconds and other names. */
const OURS: Readonly<Record<string, string>> = {
  'sort_by order': 'default',
  'masonry vertical': 'columns',
  'mosaic vertical': 'columns',
  'thumb_click_action open_lightbox': 'openLightbox',
  'slideshow_filmstrip_type 1': 'fixedSize',
  'image_enable_page 1': 'numbers',
  'blog_style_enable_page 1': 'numbers',
};

function factInOurWords({ fact, factDefault, option, documented }: ViewOptionRow): string {
  if (option.endsWith('Ms')) return String(Number(factDefault) * 1000);
  if (documented === 'true' || documented === 'false') return String(factDefault === '1');
  return OURS[`${fact} ${factDefault}`] ?? factDefault;
}

const valueOf = (documented: string): string => String(CONSTANTS.get(documented) ?? documented.replaceAll("'", ''));

describe.each(readTable())('%s', (type, rows) => {
  const documented = rows.filter((row) => row.documented !== '');
  test.each(documented)('documents the default of $option: $documented', (row) => {
    expect(documentedDefault(row.file, row.option)).toBe(row.documented);
  });

  // Except for defaults that depend on another option.
  test.each(documented.filter((row) => !/^(none|the )| \/ /.test(row.documented)))(
    'has the same default of $option as $fact: $factDefault',
    (row) => {
      expect(valueOf(row.documented)).toBe(factInOurWords(row));
    },
  );

  test.each(rows.filter((row) => row.read !== undefined))('reads $fact: "$words" as $option = $read', (row) => {
    expect(row.page).toBeDefined();
    expect(String(read(type, row, row.page ?? {}))).toBe(row.read);
  });

  test('has a source for every option', () => {
    expect(rows.filter((row) => row.read === undefined && row.words === '').map(({ fact }) => fact)).toEqual([]);
  });
});

test('an image browser may show a description later, even if its first image has none', () => {
  const { options } = settingsOf('image_browser', {});
  expect(options).toMatchObject({ hasTitle: false, hasDescription: undefined });
});

test('a page without options uses the default of every option', () => {
  const { options } = settingsOf('thumbnails', { items: '' });
  const told = Object.entries(options).filter(([, value]) => value !== undefined && value !== false);
  expect(told).toEqual([]);
});

test.each([
  ['thumbnails', 'thumbnails', 'thumbnails', ''],
  ['album_compact_preview', 'albumCompact', 'masonry', 'masonry'],
  ['something_new', 'thumbnails', 'thumbnails', ''],
])('the type %s is read as the view %s, with galleries as %s', (type, view, galleryView, told) => {
  document.body.innerHTML = `<div class="bwg_container" data-gallery-type="${type}" data-gallery-view-type="${told}"></div>`;
  expect(readViewSettings(document.body.firstElementChild as Element)).toMatchObject({ view, galleryView });
});
