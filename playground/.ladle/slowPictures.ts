import { network } from '../stories/shared/network.ts';

const SLOW_PICTURE_MS = 2500;
/** An invalid image: browsers report the error immediately, without a request. */
const BROKEN = 'data:image/png;base64,broken';
/** Marks images whose URL is still delayed. Browsers show a broken-image icon if an image has no URL at all. */
const ON_ITS_WAY = 'data-on-its-way';
const ADDRESSES = ['src', 'srcset'];

const timers = new WeakMap<Element, Map<string, ReturnType<typeof setTimeout>>>();
const patched = new WeakSet<object>();

function later(image: Element, name: string, set: () => void): void {
  const own = timers.get(image) ?? new Map<string, ReturnType<typeof setTimeout>>();
  timers.set(image, own);
  clearTimeout(own.get(name));
  own.delete(name);
  if (!network.isSlow) {
    set();
    return;
  }
  image.toggleAttribute(ON_ITS_WAY, true);
  const arrive = () => {
    image.removeAttribute(ON_ITS_WAY);
    set();
  };
  own.set(name, setTimeout(arrive, SLOW_PICTURE_MS));
}

/** Sets a URL after the simulated network's delay, or an invalid one if the network fails. */
function overNetwork(image: Element, name: string, value: string, set: (value: string) => void): void {
  if (value === '' || !ADDRESSES.includes(name)) {
    set(value);
    return;
  }
  later(image, name, () => {
    if (!network.fails) set(value);
    else if (name === 'src') set(BROKEN);
  });
}

/**
 * Simulates the workshop's network for the images of a page. They are generated in the page and need no requests that
 * could be delayed, so their URLs are set late.
 */
export function patchPictures(page: Window & typeof globalThis): void {
  const { prototype } = page.HTMLImageElement;
  if (patched.has(prototype)) return;
  patched.add(prototype);
  const { setAttribute } = page.Element.prototype;
  prototype.setAttribute = function setUrl(name: string, value: string) {
    overNetwork(this, name.toLowerCase(), String(value), (given) => setAttribute.call(this, name, given));
  };
  for (const name of ADDRESSES) {
    const property = Object.getOwnPropertyDescriptor(prototype, name);
    if (!property?.set) continue;
    const { set } = property;
    Object.defineProperty(prototype, name, {
      ...property,
      set(this: HTMLImageElement, value: string) {
        overNetwork(this, name, String(value), (given) => set.call(this, given));
      },
    });
  }
}

/** Simulates the workshop's network for requests. */
export function patchRequests(page: Window): void {
  if (patched.has(page)) return;
  patched.add(page);
  const { fetch } = page;
  page.fetch = async (...request) => {
    if (network.isSlow) await new Promise((resolve) => setTimeout(resolve, SLOW_PICTURE_MS));
    if (network.fails) throw new TypeError('Failed to fetch');
    return await fetch.apply(page, request);
  };
}
