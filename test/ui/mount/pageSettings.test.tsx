import { act } from '@testing-library/react-hooks';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { GALLERY_CONTAINER } from '@loggia/hooks/wordpress';
import { useKit } from '../../../ui/KitProvider.tsx';
import { applyLook, applySettings, readLabels } from '../../../ui/mount/script/applySettings.tsx';
import { mountWithReport } from '../../../ui/mount/script/mountReport.ts';
import {
  mounterGroups,
  readPageSettings,
  settingsOptions,
  type PageSettings,
} from '../../../ui/mount/script/pageSettings.ts';
import { mount } from '../../../ui/mount/mount.ts';
import { contactFormMarkup } from '../../../playground/server/contactForm/markup/contactFormMarkup.ts';
import { galleryContainer } from '../../fixtures/wordpress/galleryMarkup.ts';
import { blockGallery, post } from '../../fixtures/wordpress/coreMarkup.ts';

const root = document.documentElement;

afterEach(() => {
  document.body.replaceChildren();
  root.removeAttribute('style');
  delete root.dataset['loggiaTheme'];
});

function read(json: string): PageSettings | undefined {
  document.body.innerHTML = `<script type="application/json" id="loggia-settings">${json}</script>`;
  return readPageSettings(document);
}

const enabledNames = (settings: PageSettings) =>
  mounterGroups(settings)
    .filter(({ isEnabled }) => isEnabled)
    .map(({ name }) => name);
const ALL = ['galleries', 'forms', 'playlists', 'coreGalleries'];

describe("the page's settings", () => {
  test('are undefined if the page has none, or if another element has their id', () => {
    document.body.innerHTML = '<p id="loggia-settings">{"debug":true}</p>';
    expect(readPageSettings(document)).toBeUndefined();
  });

  test.each([
    '',
    '{',
    'null',
    '7',
    '"text"',
    '[]',
    '{}',
    '{"takeOver":null}',
    '{"takeOver":"none"}',
    '{"takeOver":[]}',
  ])('enable everything if they are %j', (json) => {
    expect(enabledNames(read(json) ?? {})).toEqual(ALL);
  });

  test('disable what is set to false, and nothing else', () => {
    const takeOver = { galleries: false, forms: 0, playlists: 'false', coreGalleries: false, __proto__: null };
    expect(enabledNames({ takeOver })).toEqual(['forms', 'playlists']);
  });

  test.each([
    [true, { requiresConsent: true }],
    ['true', undefined],
    [1, undefined],
  ])('require consent only if `requiresConsent` is true: %j', (requiresConsent, embeds) => {
    expect(settingsOptions({ requiresConsent }, []).embeds).toEqual(embeds);
  });
});

describe('the look', () => {
  const tokenOf = (name: string) => root.style.getPropertyValue(`--loggia-${name}`);

  test('is set on the root element', () => {
    applyLook(document, { theme: 'dark', accent: '#ffcc00', radius: 10, font: 'system' });
    expect(root.dataset['loggiaTheme']).toBe('dark');
    expect([tokenOf('accent'), tokenOf('on-accent'), tokenOf('focus')]).toEqual(['#ffcc00', '#0e0e0f', '#ffcc00']);
    expect(tokenOf('lightbox-accent')).toBe('#ffcc00');
    expect([tokenOf('radius-s'), tokenOf('radius-m'), tokenOf('radius-l')]).toEqual(['6px', '10px', '16px']);
    expect(tokenOf('font')).toBe('system-ui, sans-serif');
  });

  test('does not use an accent color where its contrast is too low', () => {
    applyLook(document, { accent: '#1a1a2e' });
    expect([tokenOf('accent'), tokenOf('on-accent')]).toEqual(['#1a1a2e', '#ffffff']);
    expect([tokenOf('focus'), tokenOf('lightbox-accent')]).toEqual(['#1a1a2e', '']);
    root.removeAttribute('style');
    applyLook(document, { accent: '#ffee88' });
    expect([tokenOf('focus'), tokenOf('lightbox-accent')]).toEqual(['', '#ffee88']);
  });

  test.each([
    {},
    { theme: 'auto', font: 'inherit' },
    { theme: 'law', accent: 'red', radius: 33, font: 'Comic Sans' },
    { theme: ['dark'], accent: '#fff', radius: -1, font: {} },
    { theme: '"><script>', accent: '#12345g;}', radius: '8', font: 'x;}' },
    { theme: null, accent: 'url(//evil.test)', radius: Number.NaN, font: null },
  ])('is not changed by the settings %j', (settings) => {
    applyLook(document, settings);
    expect(root.getAttribute('style')).toBeNull();
    expect(root.dataset['loggiaTheme']).toBeUndefined();
  });
});

describe('labels', () => {
  test('are strings grouped by hook', () => {
    const labels = {
      lightbox: { close: 'Schließen', next: 7, previous: null },
      panels: { sidebars: { shop: { show: 'A' } } },
    };
    expect(readLabels(labels)).toEqual({
      lightbox: { close: 'Schließen' },
      panels: { sidebars: { shop: { show: 'A' } } },
    });
  });

  test.each([null, 7, 'x', [], [{ lightbox: {} }], { lightbox: 'x' }, { lightbox: [] }, { lightbox: null }])(
    'are omitted if they are %j',
    (labels) => {
      expect(readLabels(labels)).toEqual({});
    },
  );

  test('cannot change prototypes, and are limited in length and depth', () => {
    const labels: unknown = JSON.parse(
      `{"__proto__":{"polluted":"1"},"lightbox":{"__proto__":{"polluted":"1"},"close":"${'x'.repeat(2000)}","a":{"b":{"c":{"d":"deep"}}}}}`,
    );
    expect(readLabels(labels)).toEqual({ lightbox: { a: { b: {} } } });
    expect({}).not.toHaveProperty('polluted');
  });

  test('are passed to the mounted components', async () => {
    function CloseLabel() {
      return useKit().labels?.lightbox?.close;
    }
    document.body.innerHTML = '<p id="served"></p>';
    const prepare = applySettings(() => ({ content: <CloseLabel /> }), { labels: { lightbox: { close: 'Zu' } } });
    const handle = mount(document, { mounters: [{ selector: '#served', load: async () => prepare }] });
    await act(async () => void (await handle.ready));
    expect(document.body.textContent).toBe('Zu');
    act(() => handle.unmount());
  });
});

describe('the width of galleries', () => {
  async function classOfHost(settings: PageSettings, className = ''): Promise<string | undefined> {
    document.body.innerHTML = galleryContainer({ items: [{ id: '1' }] });
    if (className) document.querySelector(GALLERY_CONTAINER)?.classList.add(className);
    const groups = mounterGroups(settings);
    const handle = mount(document, settingsOptions(settings, groups));
    await act(async () => void (await handle.ready));
    const host = document.querySelector('.loggia')?.className;
    act(() => handle.unmount());
    return host;
  }

  test.each([
    ['the setting', { width: 'wide' }, '', 'loggia alignwide'],
    ['their own class before the setting', { width: 'wide' }, 'alignfull', 'loggia alignfull'],
    ['the text if the setting is "column"', { width: 'column' }, '', 'loggia'],
    ['the text if the setting is unknown', { width: 'everywhere' }, '', 'loggia'],
    ['the text by default', {}, '', 'loggia'],
  ])('follows %s', async (_name, settings, own, expected) => {
    expect(await classOfHost(settings, own)).toBe(expected);
  });
});

test('the report lists what was found, what was mounted, and why the rest was not', async () => {
  const info = vi.spyOn(console, 'info').mockReturnValue();
  document.body.innerHTML =
    post(`${blockGallery([{ id: 7, alt: 'Private text' }])}<p><img src="/boat.jpg" alt=""></p>`) +
    contactFormMarkup({
      form: { id: '7', unitTag: 'form-o1', fields: [{ type: 'text', name: 'your-name', label: 'Secret' }] },
      generation: 'newer',
    }) +
    `<div class="${GALLERY_CONTAINER.slice(1)} broken"></div>`;
  const groups = mounterGroups({ takeOver: { forms: false } });
  const handle = mountWithReport(document, settingsOptions({}, groups), groups, 'Loggia 1.2.3');
  await act(async () => void (await handle.ready));
  await vi.waitFor(() => expect(info).toHaveBeenCalledTimes(2));
  const lines = document.querySelector('#loggia-report')?.textContent.split('\n') ?? [];
  expect(lines[0]).toBe('Loggia report: Loggia 1.2.3');
  expect(lines).toContainEqual(expect.stringMatching(/^mounted {2}coreGalleries {2}figure\.wp-block-gallery-1/));
  expect(lines).toContainEqual(expect.stringMatching(/^left {2}galleries {2}div[.\w]+\.broken: ./));
  expect(lines).toContainEqual(expect.stringMatching(/^left {2}forms {2}form[.\w-]*: disabled in the settings$/));
  // Only the innermost part of the post that contains the image without a link is listed.
  expect(lines.filter((line) => line.startsWith('left  coreGalleries'))).toEqual([
    expect.stringMatching(/^left {2}coreGalleries {2}div\.entry-content: its images don’t link to their files/),
  ]);
  expect(lines.join('\n')).not.toMatch(/Secret|Private/);
  expect(document.querySelectorAll('#loggia-report')).toHaveLength(1);
  act(() => handle.unmount());
});
