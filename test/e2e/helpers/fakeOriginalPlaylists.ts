import type { Page } from 'playwright';

/**
 * Imitates the script that the playlist markup was written for: it adds a player to each container on load, and handles clicks on videos
 * and page links on the document. Records its actions in `window.originals`.
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
