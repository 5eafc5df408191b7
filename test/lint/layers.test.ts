import { describe, expect, test } from 'vitest';
import { checkSource } from './checkSource.mjs';
import { checkTopLevel, TOP_LEVEL } from './layerRules.mjs';

const client = "'use client';\n";

const MODEL = 'hooks/lightbox/zoom/zoomPlan.ts';
const HOOK = 'hooks/lightbox/zoom/useZoom.ts';
const GRID = 'ui/gallery/Grid.tsx';
const KIT_HOOK = 'ui/useGrid.ts';
const MOUNT = 'ui/mount/places.ts';

const broken: [path: string, text: string, message: string][] = [
  [MODEL, 'export const now = () => Date.now();', 'uses "Date.now"'],
  [MODEL, 'const width = window.innerWidth;', 'uses "window"'],
  [MODEL, 'const { width } = element.getBoundingClientRect();', 'uses ".getBoundingClientRect"'],
  [MODEL, "element.style.setProperty('--zoom', '2');", 'uses ".style"'],
  [MODEL, 'export const leave = (button: Focusable) => button.focus();', 'uses ".focus"'],
  [MODEL, "const isOpen = dialog.matches(':modal');", 'uses ".matches"'],
  [MODEL, 'const [origin] = press.composedPath();', 'uses ".composedPath"'],
  [MODEL, "slide.toggleAttribute('inert', true);", 'uses ".toggleAttribute"'],
  [MODEL, 'if (node instanceof HTMLElement) node.focus();', 'uses "instanceof HTMLElement"'],
  [MODEL, "import ky from 'ky';", 'uses "from \'ky\'"'],
  [HOOK, 'export const useZoom = () => 1;', "does not start with 'use client'"],
  [GRID, 'export const Grid = () => useGallery();', "does not start with 'use client'"],
  [GRID, `${client}const load = () => import('./Late.tsx');`, 'calls import()'],
  [HOOK, `${client}const { zoom } = await import('./zoom.ts');`, 'calls import()'],
  ['hooks/gallery/gallery/useGallery.ts', `${client}const name = 'bwg_search_1';`, 'contains "bwg_"'],
  [GRID, `${client}const task = { ajax_task: 'display' };`, 'contains "ajax_task"'],
  [GRID, `${client}element.innerHTML = text;`, 'uses innerHTML'],
  ['hooks/adapters/wordpress/parse.ts', 'new DOMParser();', 'uses new DOMParser'],
  ['playground/site/Home.tsx', '<p dangerouslySetInnerHTML={html} />', 'uses dangerouslySetInnerHTML'],
  ['hooks/lightbox/hits/saveHit.ts', "await fetch('/hits');", 'sends a request directly'],
  ['hooks/lightbox/hits/saveHit.ts', "import ky from 'ky';", 'sends a request directly'],
  [HOOK, `${client}setTimeout(run, 20);`, 'starts a timer'],
  [GRID, `${client}const link = <a href={image.url} />;`, 'passes an unsanitized image.url as href'],
  [GRID, `${client}const box = <iframe src={page} />;`, 'passes an unsanitized page as src'],
  [GRID, `${client}const box = <button formAction={page} />;`, 'passes an unsanitized page as formAction'],
  [HOOK, `${client}return { action: form.action, id };`, 'passes an unsanitized form.action as action'],
  [HOOK, `${client}return { 'xlink:href': icon };`, "passes an unsanitized icon as 'xlink:href'"],
  [HOOK, `${client}return mergeProps({ page, href, title }, props);`, 'passes an unsanitized href'],
  [HOOK, `${client}return { href: hrefOf(page) };`, 'passes an unsanitized hrefOf(page) as href'],
  [
    HOOK,
    `${client}function useZoom(zoom) {\n  const [seen, setSeen] = useState(zoom);\n  if (seen !== zoom) setSeen(zoom);\n}`,
    'calls setSeen during rendering',
  ],
  [
    HOOK,
    `${client}export const useZoom = (zoom) => {\n  const [, tell] = useReducer(zoomReducer, zoom);\n  tell({ type: 'seen' });\n};`,
    'calls tell during rendering',
  ],
  [HOOK, `${client}useEffect(tell, [zoom]);`, 'returns the result of tell(…)'],
  [HOOK, `${client}useEffect(() => onChange(zoom), [zoom]);`, 'returns the result of onChange(…)'],
  [HOOK, `${client}useEffect(() => options.onChange?.(zoom), [zoom]);`, 'from an effect'],
  [HOOK, `${client}useLayoutEffect(\n  () => (isOn ? onChange(zoom) : undefined),\n);`, 'from an effect'],
  [MODEL, 'return { poster: url };', 'passes an unsanitized url as poster'],
  [
    'hooks/slides/preload/engine/createPreloader.ts',
    'return { src: image.url };',
    'passes an unsanitized image.url as src',
  ],
  ['hooks/lightbox/zoom/index.ts', "export { useZoom } from './useZoom.ts';\nexport const zoom = 1;", 'contains code'],
  [
    'hooks/adapters/wordpress/readPage.ts',
    "import { parseInert } from '../../core/trustedTypes/parseInert.ts';",
    'Adapters use parseMarkup',
  ],
  [GRID, `${client}useEffect(() => {\n  open();\n}, []);`, 'contains behavior: useEffect'],
  [GRID, `${client}const [isOpen, setOpen] = useState(false);`, 'contains behavior: useState'],
  [KIT_HOOK, `${client}const [state, dispatch] = useReducer(reduce, START);`, 'contains behavior: useReducer'],
  [KIT_HOOK, `${client}const sizes = new ResizeObserver(measure);`, 'contains behavior: ResizeObserver'],
  [KIT_HOOK, `${client}const frame = requestAnimationFrame(draw);`, 'contains behavior: requestAnimationFrame'],
  [KIT_HOOK, `${client}element.addEventListener('keydown', turn);`, 'contains behavior: addEventListener'],
  [KIT_HOOK, `${client}const links = element?.querySelectorAll('a');`, 'contains behavior: querySelectorAll'],
  [KIT_HOOK, `${client}element.toggleAttribute('inert', isCovered);`, 'contains behavior: toggleAttribute'],
  [KIT_HOOK, `${client}element.style.setProperty('inset', place);`, 'contains behavior: .style'],
  [KIT_HOOK, `${client}button.focus({ preventScroll: true });`, 'contains behavior: .focus('],
  ['ui/grid/place.ts', 'export const title = document.title;', 'contains behavior: document.'],
  [
    GRID,
    `${client}export const Grid = () => <button type="button" onClick={open}>Open</button>;`,
    'contains an event handler: onClick',
  ],
  [MODEL, 'let scale = 1;', 'keeps module state in scale'],
  [MOUNT, 'export let places: number | undefined;', 'keeps module state in places'],
  [MODEL, 'const seen = new Set<string>();\nseen.add(id);', 'keeps module state in seen'],
  [
    MODEL,
    'const waiting: Map<string, () => void> =\n  new Map();\nconst end = () => waiting.delete(id);',
    'keeps module state in waiting',
  ],
  [MODEL, 'const page: Page = { owner: null };\npage.owner = zoom;', 'keeps module state in page'],
  [MODEL, 'const page = { seen: new Set() };\npage.seen.add(id);', 'keeps module state in page'],
  [MOUNT, 'const places = [];\nplaces[places.length] = place;', 'keeps module state in places'],
  [MOUNT, 'const counts = { all: 0 };\ncounts.all += 1;', 'keeps module state in counts'],
  [MODEL, "const page = createPageState<Zooms>('zooms', () => ({ count: 0 }));", 'that bundlers cannot remove'],
];

const sound: [path: string, text: string][] = [
  [MODEL, "import type { Ref } from 'react';\nimport { clamp } from '../shared/clamp.ts';"],
  [
    'hooks/adapters/wordpress/wire.ts',
    "const isAvailable = typeof DOMParser === 'function';\nconst with = 'XMLHttpRequest';",
  ],
  [HOOK, `${client}import { useState } from 'react';\nimport { zoomPlan } from './zoomPlan.ts';`],
  ['hooks/lightbox/zoom/index.ts', "export { useZoom } from './useZoom.ts';\nexport type * from './types.ts';"],
  [MODEL, '// fetch(), innerHTML and bwg_ are only mentioned here\n/* DOMParser */'],
  ['hooks/data/rest/engine/transport.ts', "import ky from 'ky';\nsetTimeout(abort, 20);"],
  ['hooks/adapters/wordpress/fields.ts', "export const task = 'bwg_frontend_data';"],
  ['hooks/core/trustedTypes/parseInert.ts', 'new DOMParser();'],
  [HOOK, `${client}const timer = setTimeout(run, 20);\nreturn () => clearTimeout(timer);`],
  [GRID, `${client}import { useGallery } from '@loggia/hooks/gallery';\nimport { Cell } from './Cell.tsx';`],
  [
    GRID,
    `${client}import { useId, useMemo } from 'react';\nconst id = useId();\nconst style = { ...given.style, width };\nconst label = labels.document;`,
  ],
  ['ui/mount/mountGrid.ts', "document.querySelector('.grid')?.setAttribute('data-mounted', '');"],
  [HOOK, `${client}const [zoom, setZoom] = useState(1);\nelement.focus();`],
  ['test/hooks/zoom/zoomPlan.test.ts', "import { zoomPlan } from '../../../hooks/zoom/zoomPlan.ts';"],
  [HOOK, `${client}useEffect(() => {\n  onChange(zoom);\n}, [zoom]);\nuseEffect(() => stop, [stop]);`],
  [GRID, `${client}const link = <a href={safeHref(image.url)} />;`],
  [HOOK, `${client}const href = safeHref(url);\nreturn mergeProps({ page, href }, props);`],
  [HOOK, `${client}return { href: '#top', src: safeSource(url, 'image'), poster: undefined };`],
  [MODEL, "const page = /* @__PURE__ */ createPageState<Zooms>('zooms', () => ({ count: 0 }));\npage.count += 1;"],
  [MODEL, 'const claims = new WeakMap<Element, number>();\nclaims.set(element, 1);'],
  [MODEL, "const KEYS = new Set(['a']);\nconst isKey = KEYS.has(key) && name === KEYS.size;"],
  [MODEL, 'function count() {\n  let sum = 0;\n  const all = [];\n  all.push(sum);\n}'],
  ['hooks/lightbox/cart/prices.ts', 'const formatters = new Map();\nformatters.set(currency, format);'],
  [
    'hooks/lightbox/zoom/types.ts',
    'export interface Link { readonly href: string; readonly src?: string | undefined }',
  ],
];

describe('the layer rules', () => {
  test.each(broken)('reject code in %s: %s', (path, text, message) => {
    expect(checkSource(path, text).join('\n')).toContain(message);
  });

  test.each(sound)('allow code in %s: %s', (path, text) => {
    expect(checkSource(path, text)).toEqual([]);
  });

  test('allow only the expected files at the top level', () => {
    expect(checkTopLevel([...TOP_LEVEL, '.git', 'node_modules'])).toEqual([]);
    expect(checkTopLevel([...TOP_LEVEL, 'src'])).toEqual(['src does not belong at the top level']);
    expect(checkTopLevel(TOP_LEVEL.filter((name) => name !== 'README.md'))).toEqual([
      'README.md is missing at the top level',
    ]);
  });
});
