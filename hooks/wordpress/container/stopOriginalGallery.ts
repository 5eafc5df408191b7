/** The handler for scrolling that endless galleries share, by its name on the page. */
const SCROLL_HANDLER = 'bwg_scroll_load_action';

/** What the plugin leaves on a page; nothing of it is there for certain. */
type PluginPage = Record<string, unknown>;

type JQuery = (target: unknown) => { off?: (type: string, handler: unknown) => unknown };

const ignore = (): void => undefined;

/** One on a page: of the gallery that was printed last, so that another one may own it. */
function stopScrolling(page: PluginPage, form: Element | null): void {
  const handler = page[SCROLL_HANDLER];
  if (!form?.id || typeof handler !== 'function') return;
  const code = Function.prototype.toString.call(handler);
  // A cache that minifies writes either quote.
  if (!code.includes(`'#${form.id}'`) && !code.includes(`"#${form.id}"`)) return;
  const { jQuery } = page;
  if (typeof jQuery === 'function') (jQuery as JQuery)(page).off?.('scroll', handler);
  // It may be waiting for the page to be ready.
  page[SCROLL_HANDLER] = ignore;
}

function stopPlaying(page: PluginPage, instance: string): void {
  const timer = page[`bwg_playInterval${instance}`];
  if (typeof timer === 'number') clearInterval(timer);
}

/**
 * Stops what the plugin's own scripts would go on doing for a gallery that has been taken off the page, where they look for it in vain and
 * throw: the timer of a slideshow, and the handler that loads more by scrolling, in which they would stop those of the theme.
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
    // A library of the page that is not what its name says: the gallery is there all the same.
  }
}
