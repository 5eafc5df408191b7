import { stopOriginalGallery } from '@loggia/hooks/wordpress';
import { afterEach, describe, expect, test, vi } from 'vitest';

const page = window as unknown as Record<string, unknown>;

/** A stub of the jQuery API used by the plugin. */
function fakeJQuery() {
  const jQuery = (target: Window) => ({
    on: (type: string, handler: EventListener) => target.addEventListener(type, handler),
    off: (type: string, handler: EventListener) => target.removeEventListener(type, handler),
  });
  page['jQuery'] = jQuery;
  return jQuery(window);
}

function printGallery(instance: number): HTMLElement {
  const container = document.createElement('div');
  container.dataset['bwg'] = String(instance);
  container.innerHTML = `<form id="gal_front_form_${instance}"></form>`;
  document.body.append(container);
  return container;
}

/** Scroll handlers as printed by each infinite gallery, bound to its own form. */
const ENDLESS = {
  first: (load: (form: string) => void) => () => load(document.querySelector('#gal_front_form_0')?.id ?? 'none'),
  second: (load: (form: string) => void) => () => load(document.querySelector('#gal_front_form_1')?.id ?? 'none'),
};

afterEach(() => {
  document.body.replaceChildren();
  for (const name of ['jQuery', 'bwg_scroll_load_action', 'bwg_playInterval0', 'bwg_playInterval1']) {
    Reflect.deleteProperty(page, name);
  }
  vi.useRealTimers();
});

describe('the original scripts of a replaced gallery', () => {
  test('no longer handle scroll events, while the theme’s handlers still run', () => {
    const load = vi.fn();
    const theme = vi.fn();
    const jQuery = fakeJQuery();
    const container = printGallery(0);
    page['bwg_scroll_load_action'] = ENDLESS.first(load);
    jQuery.on('scroll', page['bwg_scroll_load_action'] as EventListener);
    jQuery.on('scroll', theme);
    container.remove();
    stopOriginalGallery(container);
    window.dispatchEvent(new Event('scroll'));
    expect(theme).toHaveBeenCalledOnce();
    expect(load).not.toHaveBeenCalled();
    // The plugin registers its handler by the same name once the page is ready.
    jQuery.on('scroll', page['bwg_scroll_load_action'] as EventListener);
    window.dispatchEvent(new Event('scroll'));
    expect(load).not.toHaveBeenCalled();
  });

  test('still load more images on scroll for a gallery that was not replaced', () => {
    const load = vi.fn();
    const jQuery = fakeJQuery();
    const container = printGallery(0);
    printGallery(1);
    page['bwg_scroll_load_action'] = ENDLESS.second(load);
    jQuery.on('scroll', page['bwg_scroll_load_action'] as EventListener);
    container.remove();
    stopOriginalGallery(container);
    window.dispatchEvent(new Event('scroll'));
    expect(load).toHaveBeenCalledExactlyOnceWith('gal_front_form_1');
    jQuery.off('scroll', page['bwg_scroll_load_action'] as EventListener);
  });

  test('no longer advance a slideshow, while other timers still run', () => {
    vi.useFakeTimers();
    const turns = [vi.fn(), vi.fn()];
    for (const [instance, turn] of turns.entries()) {
      page[`bwg_playInterval${instance}`] = Number(window.setInterval(turn, 1000));
    }
    stopOriginalGallery(printGallery(0));
    vi.advanceTimersByTime(3000);
    expect(turns[0]).not.toHaveBeenCalled();
    expect(turns[1]).toHaveBeenCalledTimes(3);
    clearInterval(page['bwg_playInterval1'] as number);
  });

  test.each([
    ['no scripts', {}],
    ['unrelated values of the same names', { jQuery: 7, bwg_scroll_load_action: 'x', bwg_playInterval0: {} }],
    [
      'a library that throws',
      {
        jQuery: () => {
          throw new Error('not this one');
        },
        bwg_scroll_load_action: ENDLESS.first(vi.fn()),
      },
    ],
  ])('are stopped without errors on a page with %s', (_, things) => {
    Object.assign(page, things);
    expect(() => stopOriginalGallery(printGallery(0))).not.toThrow();
  });
});
