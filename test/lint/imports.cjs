/**
 * Which code may import which, checked by dependency-cruiser as part of `npm run lint`. Within a capability:
 * model <- engine <- hook <- ui. Between capabilities: the areas below.
 */

/** The areas of `hooks`, and the other areas that each of them may import. Types may be imported from any area. */
const AREAS = {
  core: [],
  data: ['core'],
  slides: ['core', 'data'],
  gallery: ['core', 'data', 'slides'],
  lightbox: ['core', 'data', 'slides'],
  media: ['core', 'data', 'slides', 'gallery', 'lightbox'],
  site: ['core', 'data'],
  admin: ['core', 'data'],
  adapters: ['core', 'data', 'slides', 'gallery', 'lightbox', 'media', 'site', 'admin'],
};

const HOOK = ['^hooks/.*/use[A-Z][^/]*[.]ts$', '^hooks/.*[.]tsx$'];
const ENGINE = ['^hooks/.*/engine/', '^hooks/core/trustedTypes/'];
/** Files without a layer. */
const OTHERS = ['/index[.]ts$', '/chunks[.]ts$', '^hooks/adapters/'];
const PUBLIC_HOOKS = ['^hooks/index[.]ts$', '^hooks/[^/]+/[^/]+/index[.]ts$'];

const VALUES = { dependencyTypesNot: ['type-only'] };

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const forbidden = [
  forbid(
    'no-cycles',
    'Modules must not import each other in a circle.',
    { path: '^(?:hooks|ui)/' },
    {
      circular: true,
      viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] },
    },
  ),
  ...Object.entries(AREAS).map(([area, others]) =>
    forbid(
      `area-${area}`,
      `hooks/${area} may only import values from: ${[area, ...others].join(', ')}.`,
      { path: `^hooks/${area}/` },
      { path: '^hooks/.+/', pathNot: `^hooks/(?:${[area, ...others].join('|')})/`, ...VALUES },
    ),
  ),
  forbid(
    'model-imports-models',
    'A model must not import an engine or a hook.',
    { path: '^hooks/', pathNot: [...ENGINE, ...HOOK, ...OTHERS] },
    { path: [...ENGINE, ...HOOK], ...VALUES },
  ),
  forbid(
    'engine-imports-no-hook',
    'An engine must not import a hook.',
    { path: ENGINE, pathNot: OTHERS },
    { path: HOOK, ...VALUES },
  ),
  forbid(
    'no-react-below-hooks',
    'Models and engines must not use React.',
    // `pictureAttributes` may read React's version.
    { path: '^hooks/', pathNot: [...HOOK, '/index[.]ts$', '^hooks/core/picture/pictureAttributes[.]ts$'] },
    { path: ['node_modules/react/', 'node_modules/react-dom/'], ...VALUES },
  ),
  forbid(
    'hooks-below-ui',
    'Hooks must not import the kit, the demo or tests.',
    { path: '^hooks/' },
    { path: '^(?:ui|playground|test)/' },
  ),
  forbid(
    'kit-below-demo',
    'The kit must not import the demo or tests, except for its build scripts.',
    { path: '^ui/', pathNot: '[.]mjs$' },
    { path: '^(?:playground|test)/' },
  ),
  forbid(
    'only-public-hooks',
    'Export what you need from the index of the capability, because a custom theme needs it too.',
    { path: '^(?:ui|playground|test/(?:ui|ssr))/', pathNot: '[.]mjs$' },
    { path: '^hooks/', pathNot: PUBLIC_HOOKS },
  ),
  forbid(
    'kit-imports-single-entries',
    'The kit imports single entries such as @loggia/hooks/lightbox.',
    { path: '^ui/' },
    { path: '^hooks/index[.]ts$' },
  ),
  forbid(
    'only-public-kit',
    'The demo and its stories import the public entries of the kit.',
    { path: '^playground/', pathNot: '[.]mjs$' },
    { path: '^ui/.+[.]tsx?$', pathNot: ['^ui/index[.]ts$', '^ui/[^/]+/index[.]ts$'] },
  ),
  forbid(
    'kit-imports-react-and-hooks',
    'The kit only imports React and @loggia/hooks.',
    { path: '^ui/', pathNot: ['^ui/(?:mount|guard)/', '[.]mjs$'] },
    {
      path: 'node_modules/',
      pathNot: ['node_modules/react/', 'node_modules/react-dom/', 'node_modules/@types/react'],
    },
  ),
];

const options = {
  doNotFollow: { path: 'node_modules' },
  exclude: { path: ['/dist/', '^playground/build/', '^playground/[.]data/'] },
  tsConfig: { fileName: 'tsconfig.json' },
  tsPreCompilationDeps: true,
};

module.exports = { forbidden, options };
