import { layerOf, touchOf } from './fileLayers.mjs';
import { kitOnlyComposes } from './kitOnlyComposes.mjs';
import { pageStateIsListed } from './pageState.mjs';

// Each rule checks one file and returns messages, or an empty list if the file complies.
const CODE = /\.(ts|tsx|mts|mjs|js)$/;

const HOOK_FILE = /(^|\/)use[A-Z]\w*\.tsx?$/;
const HOOK_CALL = /\buse[A-Z]\w*\(/;
const WIRE_NAME = /bwg_|ajax_task|wpcf7|yotu/i;
const WIRE_FOLDERS = [
  'hooks/adapters/wordpress/',
  'playground/server/',
  'test/hooks/wordpress/',
  'test/contract/',
  'test/wordpress/',
  'test/playground/',
  'test/e2e/',
  'test/fixtures/',
  'test/lint/',
];

const MARKUP_SINK =
  /\b(innerHTML|outerHTML)\s*\+?=(?!=)|\b(insertAdjacentHTML|createPolicy|setHTMLUnsafe|setHTML|dangerouslySetInnerHTML|createContextualFragment)\b|\bnew DOMParser\b|\bdocument\.write\b/;
const MARKUP_FOLDER = 'hooks/core/trustedTypes/';

const REQUEST = /(^|[^.\w])fetch\(|\bnew (XMLHttpRequest|EventSource|WebSocket)\b|\.sendBeacon\(/;
const TIMER = /\b(setTimeout|setInterval)\(/;
const TIMER_END = /\b(clearTimeout|clearInterval)\(/;

const isIn = (path, ...folders) => folders.some((folder) => path.startsWith(folder));
const isShipped = ({ path }) => isIn(path, 'hooks/', 'ui/') && CODE.test(path);
const isIndex = ({ path }) => /(^|\/)index\.ts$/.test(path);

const messageIf = (holds, message) => (holds ? [message] : []);

function modelHasNoSideEffects(source) {
  const touch = layerOf(source.path) === 'model' ? touchOf(source.code) : undefined;
  return messageIf(
    touch,
    `is a model but uses "${touch}". Move code that uses the page or a clock to the folder's engine/`,
  );
}

function hooksHaveUseClient(source) {
  const isHook = isShipped(source) && (HOOK_FILE.test(source.path) || HOOK_CALL.test(source.code));
  return messageIf(isHook && !source.isClient, "is or calls a hook but does not start with 'use client'");
}

function wireNamesStayInAdapters(source) {
  if (!CODE.test(source.path) || isIn(source.path, ...WIRE_FOLDERS)) return [];
  const [name] = WIRE_NAME.exec(source.code) ?? [];
  return messageIf(
    name,
    `contains "${name}". Wire names are only allowed in adapters, the demo server and their tests`,
  );
}

function markupIsSanitized(source) {
  const isWatched = isShipped(source) || isIn(source.path, 'playground/site/', 'playground/stories/');
  if (!isWatched || isIn(source.path, MARKUP_FOLDER)) return [];
  const [sink] = MARKUP_SINK.exec(source.code) ?? [];
  return messageIf(sink, `uses ${sink}. Parse markup in hooks/core/trustedTypes and render it with SanitizedMarkup`);
}

/** Markup of the server may contain emoji as images, which `parseMarkup` handles. These files parse without it. */
const PARSING_FILES = ['hooks/adapters/wordpress/markup.ts', 'hooks/adapters/wordpress/decodeEntities.ts'];

function adaptersUseParseMarkup(source) {
  if (!isIn(source.path, 'hooks/adapters/wordpress/', 'ui/mount/') || isIn(source.path, ...PARSING_FILES)) return [];
  const parses = source.imports.some(({ file }) => file === 'hooks/core/trustedTypes/parseInert.ts');
  return messageIf(parses, 'parses markup itself. Adapters use parseMarkup, which converts emoji images to text');
}

function requestsUseRest(source) {
  const isWatched = isShipped(source) || isIn(source.path, 'playground/site/', 'playground/stories/');
  if (!isWatched || isIn(source.path, 'hooks/data/rest/')) return [];
  const [request] = REQUEST.exec(source.code) ?? [];
  const importsKy = source.imports.some(({ target, isType }) => target === 'ky' && !isType);
  return messageIf(request || importsKy, 'sends a request directly. Use hooks/data/rest for all requests');
}

function timersAreCleared(source) {
  const startsTimer = isShipped(source) && source.isClient && TIMER.test(source.code);
  return messageIf(startsTimer && !TIMER_END.test(source.code), 'starts a timer and never clears it. Use useTimeout');
}

function indexOnlyReExports(source) {
  if (!isShipped(source) || !isIndex(source)) return [];
  const rest = source.code
    .replaceAll(/export\s+(type\s+)?(\{[^}]*\}|\*(\s+as\s+\w+)?)\s*(from\s*['"][^'"]+['"])?\s*;?/g, '')
    .replaceAll(/^\s*(['"])use client\1;?/g, '')
    .trim();
  return messageIf(rest !== '', `contains code, but an index.ts may only re-export: ${rest.slice(0, 60)}`);
}

/** Attributes that take a URL, and their allowed values: a sanitizing function, a fragment, or nothing. */
const URL_NAME = String.raw`(?:href|src|srcSet|srcDoc|action|formAction|poster|xlinkHref|(['"])(?:xlink:)?href\2)`;
const URL_PROPERTY = new RegExp(String.raw`(?<![\w.?])(${URL_NAME})(?::\s|=\{)([^,;}\n]*)`, 'g');
const SAFE_VALUE =
  /^(?:(?:\w+ \? )?(?:safeHref\w*|fileHref|safeSource|imageHref|formatSrcSet)\(|['`][#\w]|undefined\b|_\w+\b|string\b|[A-Z]\w*\b|\(\w+: )/;
// Folders of models and adapters, which render no elements: their URLs reach an attribute only through a getter. The WordPress
// plugin's block passes URLs between blocks in the editor, and WordPress checks them when it renders a page.
const URL_MODELS = [
  'hooks/adapters/wordpress/',
  'hooks/adapters/static/',
  'hooks/data/backend/',
  'ui/mount/wordpress/',
];
/** Allowed values in other files with models: how the value begins. */
const MODEL_URLS = {
  'hooks/media/embed/embedOf.ts': ['pageUrl', 'url', '`${hosts.'],
  'hooks/media/embed/useEmbed.ts': ['url'],
  'hooks/media/mediaPopup/popupMedia.ts': ['href', '`${hosts[provider]'],
  'hooks/media/postEmbed/postFrame.ts': ['value', 'link'],
  'hooks/media/playlist/useMediaSession.ts': ['picture'],
  'hooks/slides/preload/engine/createPreloader.ts': ["srcset = ''", "''"],
};

/** Matches a URL attribute in shorthand notation. */
const URL_SHORTHAND = /\bmergeProps\(\s*\{[^{}]*?(?<=[{,]\s*)(href|src|action)\s*[,}]/g;

const isGuardedName = (code, name) =>
  new RegExp(String.raw`\bconst ${name} =[^;]*\b(?:safeHref|fileHref|safeSource|imageHref)\(`).test(code);

function urlsAreSanitized(source) {
  if (!isShipped(source) || isIn(source.path, ...URL_MODELS)) return [];
  const models = MODEL_URLS[source.path] ?? [];
  const bare = [...source.code.matchAll(URL_SHORTHAND)]
    .filter(([, name]) => !isGuardedName(source.code, name))
    .map(([, name]) => `passes an unsanitized ${name}. Sanitize URLs with safeHref, fileHref or safeSource`);
  const named = [...source.code.matchAll(URL_PROPERTY)]
    .filter(
      ([, , , value]) => !SAFE_VALUE.test(value.trim()) && !models.some((model) => value.trim().startsWith(model)),
    )
    .map(
      ([, name, , value]) =>
        `passes an unsanitized ${value.trim()} as ${name}. Sanitize URLs with safeHref, fileHref or safeSource`,
    );
  return [...bare, ...named];
}

/** An effect without a block returns the result of its call, which React would treat as the cleanup function. */
const EFFECT_VALUE =
  /\buse(?:Isomorphic)?(?:Layout|Insertion)?Effect\(\s*\(\) =>\s*(?!\{|\(\) =>|\([^()]*\? \(\) =>)[^;{}]*?\b((?:on[A-Z]\w*|tell\w*|report\w*|prepare|show|options|handlers|callbacks|source)(?:\.\w+|\?\.\w+|\.current)*(?:\?\.)?\()/;

const EFFECT_NAME =
  /\buse(?:Isomorphic)?(?:Layout|Insertion)?Effect\(\s*((?:on[A-Z]|tell|report|options\.|props\.)[\w.]*),/;

function effectsReturnOnlyCleanups(source) {
  const [, name] = (isShipped(source) && EFFECT_NAME.exec(source.code)) || [];
  if (name) return [`returns the result of ${name}(…) from an effect. Use a block body`];
  const [, call] = (isShipped(source) && EFFECT_VALUE.exec(source.code)) || [];
  return messageIf(call, `returns the result of ${call}…) from an effect. Use a block body`);
}

/** The only files that may call `import()`. */
const CHUNK_FILE = /\/chunks\.ts$|^ui\/mount\/mounters\.ts$/;
const LATE_IMPORT = /(?<!typeof )\bimport\(/;

function lazyCodeIsDeclaredInChunks(source) {
  const isLate = isShipped(source) && !source.path.endsWith('.mjs') && LATE_IMPORT.test(source.code);
  return messageIf(isLate && !CHUNK_FILE.test(source.path), 'calls import(). Declare lazy chunks in a chunks.ts');
}

export const layerRules = [
  kitOnlyComposes,
  pageStateIsListed,
  lazyCodeIsDeclaredInChunks,
  modelHasNoSideEffects,
  hooksHaveUseClient,
  wireNamesStayInAdapters,
  markupIsSanitized,
  adaptersUseParseMarkup,
  requestsUseRest,
  timersAreCleared,
  indexOnlyReExports,
  urlsAreSanitized,
  effectsReturnOnlyCleanups,
];

export const TOP_LEVEL = [
  'CHANGELOG.md',
  'LICENSE',
  'README.md',
  'docs',
  'hooks',
  'package-lock.json',
  'package.json',
  'playground',
  'rollup.config.mjs',
  'test',
  'tsconfig.json',
  'ui',
];

/** Checks that the top level contains only the expected files and folders, and dotfiles. */
export function checkTopLevel(names) {
  const seen = names.filter((name) => !name.startsWith('.') && name !== 'node_modules');
  return [
    ...seen.filter((name) => !TOP_LEVEL.includes(name)).map((name) => `${name} does not belong at the top level`),
    ...TOP_LEVEL.filter((name) => !seen.includes(name)).map((name) => `${name} is missing at the top level`),
  ];
}
