import { attributeOf, readSides } from '../markup.ts';
import { toCount } from '../wireValues.ts';

/** The action that a control in a server-rendered gallery performs. */
export type ContainerAction =
  | { readonly kind: 'image'; readonly id: string }
  /** Opens the image together with its shop. */
  | { readonly kind: 'shop'; readonly id: string }
  | { readonly kind: 'entry'; readonly entry: 'album' | 'gallery'; readonly id: string }
  | { readonly kind: 'page'; readonly page: number }
  /** Goes to the page number entered in the input next to the page links. */
  | { readonly kind: 'pageNumber'; readonly page: number }
  | { readonly kind: 'more' }
  /** Goes from an album level to the level above. */
  | { readonly kind: 'back' }
  | { readonly kind: 'searchField' }
  /** Submits the value of the search field. */
  | { readonly kind: 'search' }
  | { readonly kind: 'order' }
  | { readonly kind: 'tags'; readonly ids: readonly string[] }
  | { readonly kind: 'other' };

const TURN = /\b(first|prev|next|last)-page/;

function pageOf(control: Element, turn: string): number {
  const links = control.closest('[data-pages-count]');
  const pageCount = toCount(attributeOf(links, 'data-pages-count')) ?? 1;
  const current = toCount(links?.querySelector('input')?.value) || 1;
  return { first: 1, prev: current - 1, next: current + 1, last: pageCount }[turn] ?? current;
}

const chosenIn = (select: Element): readonly string[] =>
  [...select.querySelectorAll('option')].filter(({ selected }) => selected).map(({ value }) => value);

/** Determines the action for a click on a field or icon from the plugin's class names. */
function readControl(pressed: Element): ContainerAction {
  if (pressed instanceof HTMLInputElement && pressed.matches('[data-pages-count] input')) {
    return { kind: 'pageNumber', page: toCount(pressed.value) ?? 0 };
  }
  if (pressed.matches('[id^="bwg_search_input"]')) return { kind: 'searchField' };
  if (pressed.matches('[class*="bwg_order"]')) return { kind: 'order' };
  if (pressed.matches('[class*="search_tags"]')) return { kind: 'tags', ids: chosenIn(pressed) };
  if (pressed.closest('.bwg_search')) return { kind: 'search' };
  if (pressed.closest('.bwg_back')) return { kind: 'back' };
  return pressed.closest('[class*="bwg_load_btn"]') ? { kind: 'more' } : { kind: 'other' };
}

/** Returns the action for an element that the user has clicked, submitted or changed. */
export function readContainerAction(pressed: Element): ContainerAction {
  const image = pressed.closest('[data-image-id]');
  if (image)
    return { kind: pressed.closest('.bwg_ecommerce') ? 'shop' : 'image', id: attributeOf(image, 'data-image-id') };
  const link = pressed.closest('.bwg-album');
  if (link) {
    const entry = attributeOf(link, 'data-def_type') === 'gallery' ? 'gallery' : 'album';
    return { kind: 'entry', entry, id: attributeOf(link, 'data-alb_gal_id') };
  }
  const turning = pressed.closest('[class*="-page"]');
  const turn = TURN.exec(attributeOf(turning, 'class'))?.[1];
  return turning && turn ? { kind: 'page', page: pageOf(turning, turn) } : readControl(pressed);
}

/**
 * Returns whether a clicked control in a server-rendered gallery or playlist is above or below the gallery's images or
 * the playlist's videos.
 */
export function readControlSide(pressed: Element): 'above' | 'below' {
  const container = pressed.closest('.bwg_container, .yotu-playlist');
  const content = container?.querySelector('.bwg-container, .yotu-videos') ?? null;
  return readSides([pressed], content) === 'above' ? 'above' : 'below';
}

/** Name of the global scroll handler that all infinite-scroll galleries share. */
const SCROLL_HANDLER = 'bwg_scroll_load_action';

/** The plugin's globals on a page, any of which may be missing. */
type PluginPage = Record<string, unknown>;

type JQuery = (target: unknown) => { off?: (type: string, handler: unknown) => unknown };

const ignore = (): void => undefined;

/**
 * Removes the scroll handler if it belongs to this gallery. Each page has only one such handler. It belongs to the last
 * gallery in the markup.
 */
function stopScrolling(page: PluginPage, form: Element | null): void {
  const handler = page[SCROLL_HANDLER];
  if (!form?.id || typeof handler !== 'function') return;
  const code = Function.prototype.toString.call(handler);
  // Minifiers use either kind of quote.
  if (!code.includes(`'#${form.id}'`) && !code.includes(`"#${form.id}"`)) return;
  const { jQuery } = page;
  if (typeof jQuery === 'function') (jQuery as JQuery)(page).off?.('scroll', handler);
  // The plugin may attach the handler later, once the page has loaded, so replace the global as well.
  page[SCROLL_HANDLER] = ignore;
}

function stopPlaying(page: PluginPage, instance: string): void {
  const timer = page[`bwg_playInterval${instance}`];
  if (typeof timer === 'number') clearInterval(timer);
}

/**
 * Stops the plugin's own scripts for a gallery that was removed from the page. If they kept running, they would throw
 * errors. This affects the timer of a slideshow and the handler that loads more images on scroll. An error in that
 * handler would also break the theme's handlers.
 */
export function stopOriginalGallery(container: HTMLElement): void {
  const { defaultView } = container.ownerDocument;
  const { bwg } = container.dataset;
  if (!defaultView || bwg === undefined) return;
  const page = defaultView as unknown as PluginPage;
  stopPlaying(page, bwg);
  try {
    stopScrolling(page, container.querySelector('[id^="gal_front_form"]'));
  } catch {
    // The page's `jQuery` global is not jQuery. The gallery works even if the handler remains.
  }
}
