// Assigns each file of `hooks` to a layer (model ← engine ← hook) by its folder and name. Components (`.tsx`) are in the hook layer.
const HOOK_OR_COMPONENT = /(^|\/)use[A-Z]\w*\.tsx?$|\.tsx$/;

/** Folders in which every file is an engine, such as the one that parses markup. */
const ENGINE_FOLDERS = ['hooks/core/trustedTypes/'];
const ADAPTER_FOLDERS = ['hooks/adapters/wordpress/', 'hooks/adapters/static/'];

const isIn = (path, folders) => folders.some((folder) => path.startsWith(folder));

/** The layer of a file: `'model'`, `'engine'`, `'hook'`, or null if it has none (an index, an adapter, another folder). */
export function layerOf(path) {
  if (!path.startsWith('hooks/') || /(^|\/)index\.ts$/.test(path)) return null;
  if (isIn(path, ADAPTER_FOLDERS) || path.endsWith('/chunks.ts')) return null;
  if (HOOK_OR_COMPONENT.test(path)) return 'hook';
  return /\/engine\//.test(path) || isIn(path, ENGINE_FOLDERS) ? 'engine' : 'model';
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
/** The HTTP client, which only the transport may use. */
const NETWORK = /\bfrom 'ky'/;
const STRING = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g;

/** Returns the first use of the page, a clock, randomness, storage or the network in a model; undefined if there is none. */
export const touchOf = (code) =>
  (OUTSIDE.exec(code.replaceAll(STRING, "''")) ?? NETWORK.exec(code.replaceAll(/\bimport type[^;]*;/g, '')))?.[0];
