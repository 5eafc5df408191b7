import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { layerOf, touchOf } from './fileLayers.mjs';
import { kitOnlyComposes } from './kitOnlyComposes.mjs';
import { pageStateIsListed } from './pageState.mjs';

// Each rule is asked about each file and answers with complaints; none means the file keeps the rule.
const CODE = /\.(ts|tsx|mts|mjs|js)$/;

const HOOK_FILE = /(^|\/)use[A-Z]\w*\.tsx?$/;
const HOOK_CALL = /\buse[A-Z]\w*\(/;
const exportsOf = (name) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../..', name, 'package.json'), 'utf8')).exports;
const PUBLIC_HOOKS = Object.keys(exportsOf('hooks')).map((path) => path.replace('.', '@loggia/hooks'));
const PUBLIC_UI = Object.keys(exportsOf('ui')).map((path) => path.replace('.', '@loggia/ui'));

const WIRE_NAME = /bwg_|ajax_task|wpcf7|yotu/i;
const WIRE_ROOMS = [
  'hooks/wordpress/',
  'playground/server/',
  'test/hooks/wordpress/',
  'test/contract/',
  'test/playground/',
  'test/e2e/',
  'test/fixtures/',
  'test/lint/',
];

const MARKUP_DOOR =
  /\b(innerHTML|outerHTML)\s*\+?=(?!=)|\b(insertAdjacentHTML|createPolicy|setHTMLUnsafe|setHTML|dangerouslySetInnerHTML|createContextualFragment)\b|\bnew DOMParser\b|\bdocument\.write\b/;
const MARKUP_ROOMS = ['hooks/trustedTypes/', 'ui/components/sanitizedMarkup/'];

const REQUEST = /(^|[^.\w])fetch\(|\bnew (XMLHttpRequest|EventSource|WebSocket)\b|\.sendBeacon\(/;
const TIMER = /\b(setTimeout|setInterval)\(/;
const TIMER_END = /\b(clearTimeout|clearInterval)\(/;

const isIn = (path, ...rooms) => rooms.some((room) => path.startsWith(room));
const isShipped = ({ path }) => isIn(path, 'hooks/', 'ui/') && CODE.test(path);
const isAdapter = ({ path }) => isIn(path, 'hooks/wordpress/', 'hooks/static/');
const isIndex = ({ path }) => /(^|\/)index\.ts$/.test(path);
const isModel = (source) => isIn(source.path, 'hooks/') && isShipped(source) && !source.isClient && !isIndex(source);

const complaint = (holds, message) => (holds ? [message] : []);

function modelIsPure(source) {
  if (!isModel(source) || isAdapter(source)) return [];
  return source.imports
    .filter(({ isType, isVersion }) => !isType && !isVersion)
    .filter(({ target, file }) => /^react(-dom)?(\/|$)/.test(target) || HOOK_FILE.test(file ?? ''))
    .map(({ target }) => `is a model and imports ${target}; a hook or component starts with 'use client'`);
}

function modelTouchesNothing(source) {
  const touch = layerOf(source.path) === 'model' ? touchOf(source.code) : undefined;
  return complaint(
    touch,
    `is a model and touches "${touch}"; what touches the page or a clock stands in the room's engine/`,
  );
}

/** The forbidden imports of each layer. A hook is named `use…`, a component is a `.tsx`. */
const ABOVE = { model: ['engine', 'hook'], engine: ['hook'] };

function layersPointOneWay(source) {
  const above = ABOVE[layerOf(source.path)] ?? [];
  return source.imports
    .filter(({ isType, file }) => !isType && file !== undefined && above.includes(layerOf(file)))
    .map(({ target }) => `imports ${target} against the arrow: model <- engine <- hook <- ui`);
}

function hookSaysItIsOne(source) {
  const isHook = isShipped(source) && (HOOK_FILE.test(source.path) || HOOK_CALL.test(source.code));
  return complaint(isHook && !source.isClient, "is a hook or calls one and does not start with 'use client'");
}

function hooksStandAlone(source) {
  if (!isIn(source.path, 'hooks/')) return [];
  return source.imports
    .filter(({ target, file }) => target.startsWith('@loggia/') || (file !== undefined && !file.startsWith('hooks/')))
    .map(({ target }) => `imports ${target} against the arrow: model <- hook <- ui`);
}

function ownEntriesOnly(source) {
  if (!isIn(source.path, 'ui/', 'playground/', 'test/ui/', 'test/ssr/')) return [];
  return source.imports
    .filter(({ target, file }) => {
      if (file !== undefined) {
        // The build of the demo builds the kit's script and sheets for it too.
        const isBuild = isIn(source.path, 'playground/tools/') || source.path.endsWith('/vite.config.mjs');
        const isSite = isIn(source.path, 'playground/') && !isBuild;
        const leavesPlayground = isSite && isIn(file, 'ui/');
        return isIn(file, 'hooks/') || leavesPlayground;
      }
      return target.startsWith('@loggia/') && ![...PUBLIC_HOOKS, ...PUBLIC_UI].includes(target);
    })
    .map(({ target }) => `imports ${target}, which is no public entry; what the kit needs, a custom theme needs too`);
}

function kitStandsAlone(source) {
  if (!isIn(source.path, 'ui/')) return [];
  return source.imports
    .filter(({ target, file }) => target.startsWith('@loggia/ui') || isIn(file ?? '', 'playground/', 'test/'))
    .map(({ target }) => `imports ${target} against the arrow: model <- hook <- ui`);
}

function wireNamesStayHome(source) {
  if (!CODE.test(source.path) || isIn(source.path, ...WIRE_ROOMS)) return [];
  const [name] = WIRE_NAME.exec(source.code) ?? [];
  return complaint(name, `says "${name}": wire names stay in an adapter, the demo server and their tests`);
}

function markupHasOneDoor(source) {
  const isWatched = isShipped(source) || isIn(source.path, 'playground/site/', 'playground/stories/');
  if (!isWatched || isIn(source.path, ...MARKUP_ROOMS)) return [];
  const [door] = MARKUP_DOOR.exec(source.code) ?? [];
  return complaint(door, `uses ${door}: markup is parsed in hooks/trustedTypes and shown by SanitizedMarkup only`);
}

/** Values from a page of the server, or from an answer, have its signs; references of a text have none. */
const INERT_ROOMS = ['hooks/wordpress/markup.ts', 'hooks/wordpress/decodeEntities.ts'];

function serversMarkupIsReadWithItsSigns(source) {
  if (!isIn(source.path, 'hooks/wordpress/', 'ui/mount/') || isIn(source.path, ...INERT_ROOMS)) return [];
  const parses = source.imports.some(({ file }) => file === 'hooks/trustedTypes/parseInert.ts');
  return complaint(
    parses,
    'parses by itself; an adapter reads by parseMarkup, with the emoji that a page has as pictures',
  );
}

function requestsHaveOneTransport(source) {
  const isWatched = isShipped(source) || isIn(source.path, 'playground/site/', 'playground/stories/');
  if (!isWatched || isIn(source.path, 'hooks/rest/')) return [];
  const [request] = REQUEST.exec(source.code) ?? [];
  const importsKy = source.imports.some(({ target, isType }) => target === 'ky' && !isType);
  return complaint(request || importsKy, 'makes a request of its own; every request goes through hooks/rest');
}

function timersEndWithTheirHook(source) {
  const startsTimer = isShipped(source) && source.isClient && TIMER.test(source.code);
  return complaint(
    startsTimer && !TIMER_END.test(source.code),
    'starts a timer and never clears it; useTimeout does both',
  );
}

function indexOnlyReExports(source) {
  if (!isShipped(source) || !isIndex(source)) return [];
  const rest = source.code
    .replaceAll(/export\s+(type\s+)?(\{[^}]*\}|\*(\s+as\s+\w+)?)\s*(from\s*['"][^'"]+['"])?\s*;?/g, '')
    .replaceAll(/^\s*(['"])use client\1;?/g, '')
    .trim();
  return complaint(rest !== '', `holds code; an index.ts only re-exports: ${rest.slice(0, 60)}`);
}

/** Attributes that hold an address, and what may stand there: the one function, a fragment, or nothing. */
const ADDRESS_NAME = String.raw`(?:href|src|srcSet|srcDoc|action|formAction|poster|xlinkHref|(['"])(?:xlink:)?href\2)`;
const ADDRESS_PROPERTY = new RegExp(String.raw`(?<![\w.?])(${ADDRESS_NAME})(?::\s|=\{)([^,;}\n]*)`, 'g');
const SAFE_VALUE =
  /^(?:(?:\w+ \? )?(?:safeHref\w*|fileHref|safeSource|imageHref|formatSrcSet)\(|['`][#\w]|undefined\b|_\w+\b|string\b|[A-Z]\w*\b|\(\w+: )/;
// Rooms of models: what they say reaches an attribute through a getter only. An adapter has no element of its own.
const ADDRESS_MODELS = ['hooks/wordpress/', 'hooks/static/', 'hooks/backend/'];
/** The same of single values, in files that have more than models in them: what they begin with. */
const MODEL_ADDRESSES = {
  'hooks/embed/embedOf.ts': ['address', 'url', '`${hosts.'],
  'hooks/embed/useEmbed.ts': ['url'],
  'hooks/mediaPopup/popupMedia.ts': ['href', '`${hosts[provider]'],
  'hooks/postEmbed/postFrame.ts': ['value', 'link'],
  'hooks/playlist/useMediaSession.ts': ['picture'],
  'hooks/preload/engine/createPreloader.ts': ["srcset = ''", "''"],
};

/** The same where a name alone stands in the props of an element. */
const ADDRESS_SHORTHAND = /\bmergeProps\(\s*\{[^{}]*?(?<=[{,]\s*)(href|src|action)\s*[,}]/g;

const isGuardedName = (code, name) =>
  new RegExp(String.raw`\bconst ${name} =[^;]*\b(?:safeHref|fileHref|safeSource|imageHref)\(`).test(code);

function addressesHaveOneDoor(source) {
  if (!isShipped(source) || isIn(source.path, ...ADDRESS_MODELS)) return [];
  const models = MODEL_ADDRESSES[source.path] ?? [];
  const bare = [...source.code.matchAll(ADDRESS_SHORTHAND)]
    .filter(([, name]) => !isGuardedName(source.code, name))
    .map(([, name]) => `puts ${name} into props as it came; an address goes through safeHref, fileHref or safeSource`);
  const named = [...source.code.matchAll(ADDRESS_PROPERTY)]
    .filter(
      ([, , , value]) => !SAFE_VALUE.test(value.trim()) && !models.some((model) => value.trim().startsWith(model)),
    )
    .map(
      ([, name, , value]) =>
        `puts ${value.trim()} into ${name}; an address goes through safeHref, fileHref or safeSource`,
    );
  return [...bare, ...named];
}

/** An effect that is nothing but a call returns what the call returns, and React takes that for what cleans up. */
const EFFECT_VALUE =
  /\buse(?:Isomorphic)?(?:Layout|Insertion)?Effect\(\s*\(\) =>\s*(?!\{|\(\) =>|\([^()]*\? \(\) =>)[^;{}]*?\b((?:on[A-Z]\w*|tell\w*|report\w*|prepare|show|options|handlers|callbacks|source)(?:\.\w+|\?\.\w+|\.current)*(?:\?\.)?\()/;

const EFFECT_NAME =
  /\buse(?:Isomorphic)?(?:Layout|Insertion)?Effect\(\s*((?:on[A-Z]|tell|report|options\.|props\.)[\w.]*),/;

function effectsReturnNothingOfOthers(source) {
  const [, name] = (isShipped(source) && EFFECT_NAME.exec(source.code)) || [];
  if (name) return [`returns what ${name}(…) returns from an effect: give it a block`];
  const [, call] = (isShipped(source) && EFFECT_VALUE.exec(source.code)) || [];
  return complaint(call, `returns what ${call}…) returns from an effect: give it a block`);
}

/** The doors: the only files that may fetch code late. */
const DOORS = new Set(['hooks/chunk/chunks.ts', 'hooks/wordpress/chunks.ts', 'ui/chunks.ts', 'ui/mount/mounters.ts']);
const LATE_IMPORT = /(?<!typeof )\bimport\(/;

function codeComesLateAtDoorsOnly(source) {
  const isLate = isShipped(source) && !source.path.endsWith('.mjs') && LATE_IMPORT.test(source.code);
  return complaint(
    isLate && !DOORS.has(source.path),
    'fetches code late; that is done at the doors alone: hooks/chunk',
  );
}

function kitAsksCapabilities(source) {
  if (!isIn(source.path, 'ui/') || !isShipped(source)) return [];
  const asksRoot = source.imports.some(({ target }) => target === '@loggia/hooks');
  return complaint(asksRoot, 'imports @loggia/hooks; the kit imports the capabilities, as @loggia/hooks/lightbox');
}

export const layerRules = [
  kitOnlyComposes,
  pageStateIsListed,
  codeComesLateAtDoorsOnly,
  kitAsksCapabilities,
  modelIsPure,
  modelTouchesNothing,
  layersPointOneWay,
  hookSaysItIsOne,
  hooksStandAlone,
  ownEntriesOnly,
  kitStandsAlone,
  wireNamesStayHome,
  markupHasOneDoor,
  serversMarkupIsReadWithItsSigns,
  requestsHaveOneTransport,
  timersEndWithTheirHook,
  indexOnlyReExports,
  addressesHaveOneDoor,
  effectsReturnNothingOfOthers,
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

/** The top level holds what the design names, and dotfiles. */
export function checkTopLevel(names) {
  const seen = names.filter((name) => !name.startsWith('.') && name !== 'node_modules');
  return [
    ...seen.filter((name) => !TOP_LEVEL.includes(name)).map((name) => `${name} does not belong on the top level`),
    ...TOP_LEVEL.filter((name) => !seen.includes(name)).map((name) => `${name} is missing on the top level`),
  ];
}
