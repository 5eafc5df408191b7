// model ← engine ← hook: which of them a file of `hooks` is, by its folder and its name. Components (`.tsx`) are in the hooks' layer.
const HOOK_OR_COMPONENT = /(^|\/)use[A-Z]\w*\.tsx?$|\.tsx$/;

/** A room that is an engine as a whole: the one door of markup. */
const ENGINE_ROOMS = ['hooks/trustedTypes/'];
const ADAPTER_ROOMS = ['hooks/wordpress/', 'hooks/static/'];

/** The file that lists the code of a door: it names modules of any layer. */
const DOOR_ROOMS = ['hooks/chunk/'];

const isIn = (path, rooms) => rooms.some((room) => path.startsWith(room));

/** The layer of a file: `'model'`, `'engine'`, `'hook'`, or null where the arrow says nothing (an index, an adapter, another room). */
export function layerOf(path) {
  if (!path.startsWith('hooks/') || /(^|\/)index\.ts$/.test(path)) return null;
  if (isIn(path, ADAPTER_ROOMS) || isIn(path, DOOR_ROOMS)) return null;
  if (HOOK_OR_COMPONENT.test(path)) return 'hook';
  return /\/engine\//.test(path) || isIn(path, ENGINE_ROOMS) ? 'engine' : 'model';
}

const GLOBAL = 'window|document|navigator|performance|localStorage|sessionStorage|indexedDB|crypto|globalThis';
const CALL =
  'setTimeout|clearTimeout|setInterval|clearInterval|queueMicrotask|requestAnimationFrame|cancelAnimationFrame|requestIdleCallback|' +
  'getComputedStyle|matchMedia|fetch|addEventListener|removeEventListener';
const CLASS = String.raw`Resize\w*|Mutation\w*|Intersection\w*|Performance\w*|Image|FormData|FileReader|XMLHttpRequest|BroadcastChannel|DOM\w+|HTML\w*Element|\w*Event`;
const MEMBER =
  'getBoundingClientRect|getClientRects|addEventListener|removeEventListener|dispatchEvent|querySelector|querySelectorAll|closest|' +
  'ownerDocument|activeElement|getAttribute|setAttribute|removeAttribute|classList|clientWidth|clientHeight|offsetWidth|offsetHeight|' +
  'scrollTop|scrollLeft|scrollWidth|scrollHeight|scrollIntoView|showModal|appendChild|parentElement|getAnimations|getRootNode|' +
  'style|focus|matches|composedPath|toggleAttribute';
const OUTSIDE = new RegExp(
  [
    String.raw`(?<!typeof )(?<![.\w'"])(?:${GLOBAL})\b(?=\s*(?:\?\.|\.|\[|\)))`,
    String.raw`(?<![.\w'"])(?:${CALL})(?=\()`,
    String.raw`\b(?:new|instanceof) (?:${CLASS}|Element|Node)\b`,
    String.raw`\.(?:${MEMBER})\b`,
    String.raw`\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b`,
  ].join('|'),
);
/** The network: the one transport is made of it. */
const NETWORK = /\bfrom 'ky'/;
const STRING = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g;

/** The name of the page, a clock, chance, storage or the network that a model's code touches; undefined for none. */
export const touchOf = (code) =>
  (OUTSIDE.exec(code.replaceAll(STRING, "''")) ?? NETWORK.exec(code.replaceAll(/\bimport type[^;]*;/g, '')))?.[0];
