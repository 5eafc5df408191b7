import { network } from '../stories/shared/network.ts';

const SLOW_PICTURE_MS = 2500;
/** No picture: a browser says so at once, without a request. */
const BROKEN = 'data:image/png;base64,broken';
/** A browser shows a sign of failure where there is no address at all. */
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

/** Sets an address as the network of the workshop brings it: late, or not at all. */
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
 * Lets the pictures of a page come over the network of the workshop. They are drawn in the page and need no request that could be held back, so
 * their addresses are.
 */
export function patchPictures(page: Window & typeof globalThis): void {
  const { prototype } = page.HTMLImageElement;
  if (patched.has(prototype)) return;
  patched.add(prototype);
  const { setAttribute } = page.Element.prototype;
  prototype.setAttribute = function setAddress(name: string, value: string) {
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

/** Lets requests come over the network of the workshop. */
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
