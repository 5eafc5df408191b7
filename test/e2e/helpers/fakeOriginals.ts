import type { Page } from 'playwright';

/**
 * Imitates the scripts that a page was written for: handlers on elements, delegated handlers on the document, the hash on load and
 * later, and requests on load. On phones, they handle touches instead of clicks. Records their actions in `window.originals`.
 */
export async function fakeOriginals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const done: string[] = [];
    Object.assign(window, { originals: done });
    const isPhone = /android|webos|iphone|ipad|ipod|blackberry|iemobile|opera mini/i.test(navigator.userAgent);
    const press = isPhone ? 'touchend' : 'click';
    const ask = (why: string) => {
      done.push(`ask ${why}`);
      void fetch('/wp-admin/admin-ajax.php?action=bwg_frontend_data', { method: 'POST' });
    };
    const open = (imageId: string) => {
      done.push(`open ${imageId}`);
      const popup = document.createElement('div');
      popup.id = 'spider_popup_wrap';
      document.body.append(popup);
    };
    const openFromHash = () => {
      const [, , imageId] = /^#bwg(\d+)\/(\d+)$/.exec(location.hash) ?? [];
      if (imageId && document.querySelector('.bwg_container')) open(imageId);
    };
    function delegate(type: string, selector: string, act: (element: HTMLElement) => void): void {
      document.addEventListener(type, (event) => {
        const element = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
        if (!element) return;
        event.preventDefault();
        act(element);
      });
    }
    addEventListener('DOMContentLoaded', () => {
      for (const link of document.querySelectorAll('.bwg_lightbox')) {
        link.addEventListener(press, () => done.push('heard a press'));
      }
      delegate(press, '.bwg_lightbox', (link) => open(link.dataset['imageId'] ?? ''));
      delegate(press, '[class*="next-page"]', () => ask('page'));
      delegate('change', '.bwg_order', () => ask('order'));
      delegate('submit', '[id^="gal_front_form"]', () => ask('search'));
      delegate('click', 'a[href*=".jpg"]', () => done.push('another lightbox'));
      openFromHash();
    });
    addEventListener('load', () => {
      for (const _ of document.querySelectorAll('.bwg_container')) ask('load');
      openFromHash();
    });
    addEventListener('hashchange', openFromHash);
    addEventListener('popstate', openFromHash);
  });
}

/** The recorded actions so far. */
export function whatOriginalsDid(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { originals: string[] }).originals);
}
