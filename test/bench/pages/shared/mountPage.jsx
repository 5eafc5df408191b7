import { createRoot, hydrateRoot } from 'react-dom/client';
import { createImages } from './images.js';
import './page.css';

/** The maximum number of thumbnails on a lightbox page. Its list may be longer. */
const MAX_THUMBNAILS = 200;

const query = new URLSearchParams(globalThis.location?.search);

/** The maximum time to wait. */
const PATIENCE_MS = 60_000;

/** The props of a subject's page. */
export function createProps(search = query) {
  const images = createImages(Number(search.get('count') ?? 200));
  return {
    images,
    thumbnails: images.slice(0, MAX_THUMBNAILS),
    /** Whether to disable animations, if the subject has an option for it. */
    isStill: search.get('motion') !== 'default',
    isRightToLeft: search.get('dir') === 'rtl',
  };
}

/** Resolves once the current frame has been painted. */
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

/** Whether an image is loaded and visible. */
const isSeen = (image) =>
  image.complete &&
  image.naturalWidth > 0 &&
  isInWindow(image) &&
  image.checkVisibility({ opacityProperty: true, visibilityProperty: true });

/** Mounts the subject and resolves with the milliseconds until its first image was painted. */
async function mount(Page, props) {
  const start = performance.now();
  createRoot(document.querySelector('#page')).render(<Page {...props} />);
  do {
    await painted();
    if (performance.now() - start > PATIENCE_MS) return Number.NaN;
  } while (![...document.querySelectorAll('#page img')].some(isSeen));
  return performance.now() - start;
}

/** Hydrates the server's HTML. `bench.mismatches` counts the hydration mismatches reported by React. */
async function hydrate(Page, props) {
  globalThis.bench.mismatches = 0;
  const onRecoverableError = () => {
    globalThis.bench.mismatches += 1;
  };
  hydrateRoot(document.querySelector('#page'), <Page {...props} />, { onRecoverableError });
  await painted();
}

/** Mounts a page or, with `?wait`, preloads its images and waits until the harness calls `bench.mount()` to measure it. */
export function mountPage(Page) {
  document.documentElement.dir = query.get('dir') ?? 'ltr';
  const props = createProps();
  globalThis.bench = { mount: () => mount(Page, props), hydrate: () => hydrate(Page, props) };
  if (!query.has('wait')) void mount(Page, props);
}
