import { act } from '@testing-library/react-hooks';
import { mount, type MountHandle } from '@loggia/ui/mount';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createWordPressBackend } from '@loggia/hooks/wordpress';
import { SITE_ORIGIN, firstGalleryConfig } from '../../fixtures/wordpress/firstGalleryConfig.ts';
import { errorBlock, galleryContainer } from '../../fixtures/wordpress/galleryMarkup.ts';
import { createFakeSite } from '../../hooks/wordpress/fakeSite.ts';

const { signal } = new AbortController();
const WORDS = 'Keine Bilder gefunden.';
const BEYOND = errorBlock(WORDS);
const BUTTON = '.loggia-more a, .loggia-more button';

/** What intermediaries do to the response for the page after the last one. */
const HANDED: readonly (readonly [string, string])[] = [
  [
    'signed by a cache',
    `${BEYOND}\n<!-- This website is like a Rocket, isn't it? Cached page generated at 1764183600 -->`,
  ],
  ['minified', `<div style=width:95%><div class=wd_error><p><strong>${WORDS}</strong></div></div>`],
  [
    'wrapped in monitoring scripts',
    `<script>window.NREUM||(NREUM={});NREUM.info={"errorBeacon":"bam.nr-data.net"};</script>${BEYOND}<script>(function(){var error="wd_error";})();</script>`,
  ],
  ['prefixed with a byte order mark', `\uFEFF\uFEFF${BEYOND}`],
  [
    'prefixed with a PHP notice',
    `<br />\n<b>Deprecated</b>:  strlen(): Passing null to parameter #1 in <b>/a.php</b> on line <b>3</b><br />\n${BEYOND}`,
  ],
  [
    'with styles added by an optimizer',
    `<style id="rocket-lazyload-inline-css">.wd_error{margin:0}</style>\n${BEYOND}`,
  ],
  ['expanded to a document by a proxy', `<html><head></head><body>${BEYOND}</body></html>`],
];

let handle: MountHandle | undefined;
afterEach(() => {
  act(() => handle?.unmount());
  handle = undefined;
  document.body.replaceChildren();
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

describe.each(HANDED)('a response beyond the last page, %s', (_what, answer) => {
  test("is treated as an empty page with the server's message, not as a failure", async () => {
    const { gallery } = createWordPressBackend(firstGalleryConfig(), { fetch: createFakeSite(answer).fetch });
    const page = await gallery?.loadPage({ page: 3 }, { signal });
    expect(page).toMatchObject({ images: [], emptyMessage: WORDS });
  });

  test('ends the list without an error after a click on "Load More"', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(answer));
    const served = galleryContainer({ items: [{ id: '1' }, { id: '2' }], hasMore: true });
    document.body.innerHTML = served.replaceAll(SITE_ORIGIN, '');
    const current = mount(document);
    handle = current;
    await act(async () => void (await current.ready));
    const button = document.querySelector<HTMLElement>(BUTTON);
    expect(button?.hidden).toBe(false);
    await act(async () => button?.click());
    await act(() => vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(1)));
    const pressable = () => document.querySelectorAll(`:is(${BUTTON}):not([aria-disabled='true'], [hidden])`);
    await act(() => vi.waitFor(() => expect(pressable()).toHaveLength(0)));
    expect(document.body.textContent).not.toMatch(/no longer|Keine Bilder|Load More|Deprecated/);
    expect(document.querySelectorAll('a.loggia-thumbnail')).toHaveLength(2);
    expect(window.location.search).toBe('');
  });
});
