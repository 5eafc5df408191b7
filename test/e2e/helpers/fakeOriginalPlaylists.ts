import type { Page } from 'playwright';

/**
 * Stands in for the script that playlists were printed for: a player in each container at load, presses on videos and page links
 * heard on the document, and the hash. What it does is kept in `window.originals`.
 */
export async function fakeOriginalPlaylists(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const done: string[] = [];
    Object.assign(window, { originals: done });
    const deeds = new Map([
      ['.yotu-video', 'play'],
      ['.yotu-pagination a', 'ask'],
    ]);
    addEventListener('DOMContentLoaded', () => {
      for (const place of document.querySelectorAll('.yotu-video-placeholder')) {
        place.append(Object.assign(document.createElement('video'), { className: 'original-player' }));
      }
      document.addEventListener('click', ({ target }) => {
        for (const [selector, deed] of deeds) if ((target as Element).closest(selector)) done.push(deed);
      });
    });
  });
}
