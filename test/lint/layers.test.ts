import { describe, expect, test } from 'vitest';
import { checkSource } from './checkSource.mjs';
import { checkTopLevel, TOP_LEVEL } from './layerRules.mjs';

const client = "'use client';\n";

const broken: [path: string, text: string, message: string][] = [
  ['hooks/lightbox/zoom/zoomPlan.ts', 'export const now = () => Date.now();', 'uses "Date.now"'],
  ['hooks/lightbox/zoom/zoomPlan.ts', 'const width = window.innerWidth;', 'uses "window"'],
  [
    'hooks/lightbox/zoom/zoomPlan.ts',
    'const { width } = element.getBoundingClientRect();',
    'uses ".getBoundingClientRect"',
  ],
  ['hooks/lightbox/zoom/zoomPlan.ts', "element.style.setProperty('--zoom', '2');", 'uses ".style"'],
  ['hooks/lightbox/zoom/zoomPlan.ts', 'export const leave = (button: Focusable) => button.focus();', 'uses ".focus"'],
  ['hooks/lightbox/zoom/zoomPlan.ts', "const isOpen = dialog.matches(':modal');", 'uses ".matches"'],
  ['hooks/lightbox/zoom/zoomPlan.ts', 'const [origin] = press.composedPath();', 'uses ".composedPath"'],
  ['hooks/lightbox/zoom/zoomPlan.ts', "slide.toggleAttribute('inert', true);", 'uses ".toggleAttribute"'],
  [
    'hooks/lightbox/zoom/zoomPlan.ts',
    'if (node instanceof HTMLElement) node.focus();',
    'uses "instanceof HTMLElement"',
  ],
  ['hooks/lightbox/zoom/zoomPlan.ts', "import ky from 'ky';", 'uses "from \'ky\'"'],
  ['hooks/lightbox/zoom/useZoom.ts', 'export const useZoom = () => 1;', "does not start with 'use client'"],
  ['ui/gallery/Grid.tsx', 'export const Grid = () => useGallery();', "does not start with 'use client'"],
  ['ui/gallery/Grid.tsx', `${client}const load = () => import('./Late.tsx');`, 'calls import()'],
  ['hooks/lightbox/zoom/useZoom.ts', `${client}const { zoom } = await import('./zoom.ts');`, 'calls import()'],
  ['hooks/gallery/gallery/useGallery.ts', `${client}const name = 'bwg_search_1';`, 'contains "bwg_"'],
  ['ui/gallery/Grid.tsx', `${client}const task = { ajax_task: 'display' };`, 'contains "ajax_task"'],
  ['ui/gallery/Grid.tsx', `${client}element.innerHTML = text;`, 'uses innerHTML'],
  ['hooks/adapters/wordpress/parse.ts', 'new DOMParser();', 'uses new DOMParser'],
  ['playground/site/Home.tsx', '<p dangerouslySetInnerHTML={html} />', 'uses dangerouslySetInnerHTML'],
  ['hooks/lightbox/hits/saveHit.ts', "await fetch('/hits');", 'sends a request directly'],
  ['hooks/lightbox/hits/saveHit.ts', "import ky from 'ky';", 'sends a request directly'],
  ['hooks/lightbox/zoom/useZoom.ts', `${client}setTimeout(run, 20);`, 'starts a timer'],
  ['ui/gallery/Grid.tsx', `${client}const link = <a href={image.url} />;`, 'passes an unsanitized image.url as href'],
  ['ui/gallery/Grid.tsx', `${client}const box = <iframe src={page} />;`, 'passes an unsanitized page as src'],
  [
    'ui/gallery/Grid.tsx',
    `${client}const box = <button formAction={page} />;`,
    'passes an unsanitized page as formAction',
  ],
  [
    'hooks/lightbox/zoom/useZoom.ts',
    `${client}return { action: form.action, id };`,
    'passes an unsanitized form.action as action',
  ],
  [
    'hooks/lightbox/zoom/useZoom.ts',
    `${client}return { 'xlink:href': icon };`,
    "passes an unsanitized icon as 'xlink:href'",
  ],
  [
    'hooks/lightbox/zoom/useZoom.ts',
    `${client}return mergeProps({ page, href, title }, props);`,
    'passes an unsanitized href',
  ],
  [
    'hooks/lightbox/zoom/useZoom.ts',
    `${client}return { href: hrefOf(page) };`,
    'passes an unsanitized hrefOf(page) as href',
  ],
  [
    'hooks/lightbox/zoom/useZoom.ts',
    `${client}function useZoom(zoom) {\n  const [seen, setSeen] = useState(zoom);\n  if (seen !== zoom) setSeen(zoom);\n}`,
    'calls setSeen during rendering',
  ],
  [
    'hooks/lightbox/zoom/useZoom.ts',
    `${client}export const useZoom = (zoom) => {\n  const [, tell] = useReducer(zoomReducer, zoom);\n  tell({ type: 'seen' });\n};`,
    'calls tell during rendering',
  ],
  ['hooks/lightbox/zoom/useZoom.ts', `${client}useEffect(tell, [zoom]);`, 'returns the result of tell(…)'],
  [
    'hooks/lightbox/zoom/useZoom.ts',
    `${client}useEffect(() => onChange(zoom), [zoom]);`,
    'returns the result of onChange(…)',
  ],
  ['hooks/lightbox/zoom/useZoom.ts', `${client}useEffect(() => options.onChange?.(zoom), [zoom]);`, 'from an effect'],
  [
    'hooks/lightbox/zoom/useZoom.ts',
    `${client}useLayoutEffect(\n  () => (isOn ? onChange(zoom) : undefined),\n);`,
    'from an effect',
  ],
  ['hooks/lightbox/zoom/zoomPlan.ts', 'return { poster: url };', 'passes an unsanitized url as poster'],
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
  ['ui/gallery/Grid.tsx', `${client}useEffect(() => {\n  open();\n}, []);`, 'contains behavior: useEffect'],
  ['ui/gallery/Grid.tsx', `${client}const [isOpen, setOpen] = useState(false);`, 'contains behavior: useState'],
  ['ui/useGrid.ts', `${client}const [state, dispatch] = useReducer(reduce, START);`, 'contains behavior: useReducer'],
  ['ui/useGrid.ts', `${client}const sizes = new ResizeObserver(measure);`, 'contains behavior: ResizeObserver'],
  ['ui/useGrid.ts', `${client}const frame = requestAnimationFrame(draw);`, 'contains behavior: requestAnimationFrame'],
  ['ui/useGrid.ts', `${client}element.addEventListener('keydown', turn);`, 'contains behavior: addEventListener'],
  ['ui/useGrid.ts', `${client}const links = element?.querySelectorAll('a');`, 'contains behavior: querySelectorAll'],
  ['ui/useGrid.ts', `${client}element.toggleAttribute('inert', isCovered);`, 'contains behavior: toggleAttribute'],
  ['ui/useGrid.ts', `${client}element.style.setProperty('inset', place);`, 'contains behavior: .style'],
  ['ui/useGrid.ts', `${client}button.focus({ preventScroll: true });`, 'contains behavior: .focus('],
  ['ui/grid/place.ts', 'export const title = document.title;', 'contains behavior: document.'],
  [
    'ui/gallery/Grid.tsx',
    `${client}export const Grid = () => <button type="button" onClick={open}>Open</button>;`,
    'contains an event handler: onClick',
  ],
  ['hooks/lightbox/zoom/zoomPlan.ts', 'let scale = 1;', 'keeps module state in scale'],
  ['ui/mount/places.ts', 'export let places: number | undefined;', 'keeps module state in places'],
  ['hooks/lightbox/zoom/zoomPlan.ts', 'const seen = new Set<string>();\nseen.add(id);', 'keeps module state in seen'],
  [
    'hooks/lightbox/zoom/zoomPlan.ts',
    'const waiting: Map<string, () => void> =\n  new Map();\nconst end = () => waiting.delete(id);',
    'keeps module state in waiting',
  ],
  [
    'hooks/lightbox/zoom/zoomPlan.ts',
    'const page: Page = { owner: null };\npage.owner = zoom;',
    'keeps module state in page',
  ],
  [
    'hooks/lightbox/zoom/zoomPlan.ts',
    'const page = { seen: new Set() };\npage.seen.add(id);',
    'keeps module state in page',
  ],
  ['ui/mount/places.ts', 'const places = [];\nplaces[places.length] = place;', 'keeps module state in places'],
  ['ui/mount/places.ts', 'const counts = { all: 0 };\ncounts.all += 1;', 'keeps module state in counts'],
  [
    'hooks/lightbox/zoom/zoomPlan.ts',
    "const page = createPageState<Zooms>('zooms', () => ({ count: 0 }));",
    'that bundlers cannot remove',
  ],
];

const sound: [path: string, text: string][] = [
  ['hooks/lightbox/zoom/zoomPlan.ts', "import type { Ref } from 'react';\nimport { clamp } from '../shared/clamp.ts';"],
  [
    'hooks/adapters/wordpress/wire.ts',
    "const isAvailable = typeof DOMParser === 'function';\nconst with = 'XMLHttpRequest';",
  ],
  [
    'hooks/lightbox/zoom/useZoom.ts',
    `${client}import { useState } from 'react';\nimport { zoomPlan } from './zoomPlan.ts';`,
  ],
  ['hooks/lightbox/zoom/index.ts', "export { useZoom } from './useZoom.ts';\nexport type * from './types.ts';"],
  ['hooks/lightbox/zoom/zoomPlan.ts', '// fetch(), innerHTML and bwg_ are only mentioned here\n/* DOMParser */'],
  ['hooks/data/rest/engine/transport.ts', "import ky from 'ky';\nsetTimeout(abort, 20);"],
  ['hooks/adapters/wordpress/fields.ts', "export const task = 'bwg_frontend_data';"],
  ['hooks/core/trustedTypes/parseInert.ts', 'new DOMParser();'],
  ['hooks/lightbox/zoom/useZoom.ts', `${client}const timer = setTimeout(run, 20);\nreturn () => clearTimeout(timer);`],
  [
    'ui/gallery/Grid.tsx',
    `${client}import { useGallery } from '@loggia/hooks/gallery';\nimport { Cell } from './Cell.tsx';`,
  ],
  [
    'ui/gallery/Grid.tsx',
    `${client}import { useId, useMemo } from 'react';\nconst id = useId();\nconst style = { ...given.style, width };\nconst label = labels.document;`,
  ],
  ['ui/mount/mountGrid.ts', "document.querySelector('.grid')?.setAttribute('data-mounted', '');"],
  ['hooks/lightbox/zoom/useZoom.ts', `${client}const [zoom, setZoom] = useState(1);\nelement.focus();`],
  ['test/hooks/zoom/zoomPlan.test.ts', "import { zoomPlan } from '../../../hooks/zoom/zoomPlan.ts';"],
  [
    'hooks/lightbox/zoom/useZoom.ts',
    `${client}useEffect(() => {\n  onChange(zoom);\n}, [zoom]);\nuseEffect(() => stop, [stop]);`,
  ],
  ['ui/gallery/Grid.tsx', `${client}const link = <a href={safeHref(image.url)} />;`],
  ['hooks/lightbox/zoom/useZoom.ts', `${client}const href = safeHref(url);\nreturn mergeProps({ page, href }, props);`],
  [
    'hooks/lightbox/zoom/useZoom.ts',
    `${client}return { href: '#top', src: safeSource(url, 'image'), poster: undefined };`,
  ],
  [
    'hooks/lightbox/zoom/zoomPlan.ts',
    "const page = /* @__PURE__ */ createPageState<Zooms>('zooms', () => ({ count: 0 }));\npage.count += 1;",
  ],
  ['hooks/lightbox/zoom/zoomPlan.ts', 'const claims = new WeakMap<Element, number>();\nclaims.set(element, 1);'],
  [
    'hooks/lightbox/zoom/zoomPlan.ts',
    "const KEYS = new Set(['a']);\nconst isKey = KEYS.has(key) && name === KEYS.size;",
  ],
  ['hooks/lightbox/zoom/zoomPlan.ts', 'function count() {\n  let sum = 0;\n  const all = [];\n  all.push(sum);\n}'],
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
