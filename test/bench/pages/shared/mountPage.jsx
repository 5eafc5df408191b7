import { createRoot, hydrateRoot } from 'react-dom/client';
import { createImages } from './images.js';
import './page.css';

/** More thumbnails than that are on no page of a lightbox; its list may be longer. */
const MAX_THUMBNAILS = 200;

const query = new URLSearchParams(globalThis.location?.search);

/** Nothing that comes later is worth waiting for. */
const PATIENCE_MS = 60_000;

/** What a page of a subject is given. */
export function createProps(search = query) {
  const images = createImages(Number(search.get('count') ?? 200));
  return {
    images,
    thumbnails: images.slice(0, MAX_THUMBNAILS),
    /** Without animation, as far as the subject has an option for that; else with its defaults. */
    isStill: search.get('motion') !== 'default',
    isRightToLeft: search.get('dir') === 'rtl',
  };
}

/** Resolves once the frame that is being made has been painted. */
const painted = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  });

function isInWindow(element) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return right > Math.max(0, left) && bottom > Math.max(0, top) && left < innerWidth && top < innerHeight;
}

/** Whether a picture has been loaded and a visitor can see it. */
const isSeen = (image) =>
  image.complete &&
  image.naturalWidth > 0 &&
  isInWindow(image) &&
  image.checkVisibility({ opacityProperty: true, visibilityProperty: true });

/** Puts the subject on the page; resolves with the milliseconds until its first picture was painted. */
async function mount(Page, props) {
  const start = performance.now();
  createRoot(document.querySelector('#page')).render(<Page {...props} />);
  do {
    await painted();
    if (performance.now() - start > PATIENCE_MS) return Number.NaN;
  } while (![...document.querySelectorAll('#page img')].some(isSeen));
  return performance.now() - start;
}

/** Takes the server's HTML over; `bench.mismatches` counts the differences that React tells. */
async function hydrate(Page, props) {
  globalThis.bench.mismatches = 0;
  const onRecoverableError = () => {
    globalThis.bench.mismatches += 1;
  };
  hydrateRoot(document.querySelector('#page'), <Page {...props} />, { onRecoverableError });
  await painted();
}

/** A page waits with `?wait`: the harness then calls `bench.mount()` and measures it. Its images are there before. */
export function mountPage(Page) {
  document.documentElement.dir = query.get('dir') ?? 'ltr';
  const props = createProps();
  globalThis.bench = { mount: () => mount(Page, props), hydrate: () => hydrate(Page, props) };
  if (!query.has('wait')) void mount(Page, props);
}
