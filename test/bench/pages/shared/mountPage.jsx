import { createRoot, hydrateRoot } from 'react-dom/client';
import { createImages } from './images.js';
import './page.css';

/** More thumbnails than that are on no page of a lightbox; its list may be longer. */
const MOST_THUMBNAILS = 200;

const query = new URLSearchParams(globalThis.location?.search);

/** Nothing that comes later is worth waiting for. */
const PATIENCE_MS = 60_000;

/** What a page of a subject is given. */
export function createProps(search = query) {
  const images = createImages(Number(search.get('count') ?? 200));
  return {
    images,
    thumbnails: images.slice(0, MOST_THUMBNAILS),
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

/** Puts the subject on the page; resolves with the milliseconds until something with a picture was painted. */
async function mount(Page) {
  const start = performance.now();
  createRoot(document.querySelector('#page')).render(<Page {...createProps()} />);
  const isThere = () => [...document.querySelectorAll('#page img')].some((image) => image.clientHeight > 0);
  do {
    await painted();
    if (performance.now() - start > PATIENCE_MS) return Number.NaN;
  } while (!isThere());
  return performance.now() - start;
}

/** Takes the server's HTML over. Resolves with the number of differences that React told. */
async function hydrate(Page) {
  let mismatches = 0;
  const onRecoverableError = () => {
    mismatches += 1;
  };
  hydrateRoot(document.querySelector('#page'), <Page {...createProps()} />, { onRecoverableError });
  await painted();
  return mismatches;
}

/** A page waits with `?wait`: the harness then calls `bench.mount()` and measures it. */
export function mountPage(Page) {
  document.documentElement.dir = query.get('dir') ?? 'ltr';
  globalThis.bench = { mount: () => mount(Page), hydrate: () => hydrate(Page) };
  if (!query.has('wait')) void mount(Page);
}
