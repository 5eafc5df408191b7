// @own-page
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { LightboxPage } from '../../helpers/LightboxPage.tsx';
import { beginAt, untilGuardIsOver } from '../../helpers/visitHistory.ts';

const address = window.location.href;

beforeEach(() => beginAt());
afterEach(() => window.history.replaceState(null, '', address));

describe('a router navigation while the page is going back from the lightbox entry', () => {
  /** Navigates like a router. */
  const navigate = (how: 'pushState' | 'replaceState') => window.history[how]({ router: 'other' }, '', '/other');

  test.each(['pushState', 'replaceState'] as const)('reaches its URL through %s', async (how) => {
    const heard: string[] = [];
    const screen = await render(<LightboxPage />);
    const before = window.navigation.currentEntry?.index ?? 0;
    await untilGuardIsOver();
    await screen.getByRole('link', { name: 'Image 1' }).click();
    await expect.element(screen.getByRole('dialog')).toBeInTheDocument();
    const listen = () => heard.push(window.location.pathname);
    window.addEventListener('popstate', listen);
    const { history } = window;
    const original = history[how];
    const back = history.back.bind(history);
    vi.spyOn(history, 'back').mockImplementationOnce(() => {
      back();
      queueMicrotask(() => navigate(how));
    });
    await screen.getByRole('button', { name: 'Close' }).click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await untilGuardIsOver();
    await untilGuardIsOver();
    expect(window.location.pathname).toBe('/other');
    expect(window.history.state).toEqual({ router: 'other' });
    expect(document.querySelector('dialog')).toBeNull();
    window.removeEventListener('popstate', listen);
    // A router that has followed the page back is notified.
    expect(heard.at(-1)).toBe('/other');
    expect(history[how]).toBe(original);
    expect((window.navigation.currentEntry?.index ?? 0) - before).toBe(how === 'pushState' ? 1 : 0);
  });
});
