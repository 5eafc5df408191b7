const { matchMedia } = window;
const QUERY = /\(\s*prefers-reduced-motion\s*(?::\s*(reduce|no-preference)\s*)?\)/g;
const ALWAYS = '(min-width: 0px)';
const NEVER = '(max-width: 0px)';

/** The original media queries of style sheets. */
const written = new Map<MediaList, string>();
const observers = new Map<Document, MutationObserver>();
let simulations = 0;

const asReduced = (query: string): string =>
  query.replaceAll(QUERY, (_, value?: string) => (value === 'no-preference' ? NEVER : ALWAYS));

function matchReducedMotion(query: string): MediaQueryList {
  return matchMedia.call(window, asReduced(query));
}

function rewrite(media: MediaList): void {
  const own = written.get(media) ?? media.mediaText;
  if (!own.includes('prefers-reduced-motion')) return;
  written.set(media, own);
  media.mediaText = simulations > 0 ? asReduced(own) : own;
}

/** A rule that contains rules or a media query. Not checked with `instanceof`, because a frame has its own classes. */
type AnyRule = CSSRule & {
  readonly media?: MediaList;
  readonly cssRules?: CSSRuleList;
  readonly styleSheet?: CSSStyleSheet;
};

function rewriteRules(rules: CSSRuleList): void {
  for (const rule of rules as Iterable<AnyRule>) {
    if (rule.media) rewrite(rule.media);
    if (rule.styleSheet) rewriteRules(rule.styleSheet.cssRules);
    if (rule.cssRules) rewriteRules(rule.cssRules);
  }
}

function rewriteSheets(page: Document): void {
  for (const sheet of page.styleSheets) rewriteRules(sheet.cssRules);
}

/** Watches for style sheets added later by lazy chunks. */
function watch(page: Document): void {
  if (observers.has(page)) return;
  const observer = new MutationObserver(() => rewriteSheets(page));
  observer.observe(page.head, { childList: true, subtree: true });
  page.head.addEventListener('load', () => simulations > 0 && rewriteSheets(page), true);
  observers.set(page, observer);
}

/**
 * Makes a page behave as on a device with reduced motion, for scripts and style sheets. Returns a function that ends
 * the simulation. Pass the document of a frame.
 */
export function simulateReducedMotion(page: Document = document): () => void {
  simulations += 1;
  window.matchMedia = matchReducedMotion;
  rewriteSheets(page);
  watch(page);
  let hasEnded = false;
  return () => {
    if (hasEnded) return;
    hasEnded = true;
    simulations -= 1;
    if (simulations === 0) window.matchMedia = matchMedia;
    rewriteSheets(page);
  };
}
