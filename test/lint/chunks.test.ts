import { expect, test } from 'vitest';
import { checkChunks } from './chunks.mjs';

type File = [path: string, text: string];

const CHUNKS: File = [
  'ui/chunks.ts',
  [
    "export const fullLightboxChunk = /* @__PURE__ */ createChunk(() => import('./gallery/Box.tsx'));",
    "export const shopChunk = createChunk(() => import('./gallery/Shop.tsx'));",
    "export const menusChunk = createChunk(() => import('./chunks/menus.ts'));",
  ].join('\n'),
];
const MENUS: File = ['ui/chunks/menus.ts', "export { Menu } from '../menu/Menu.tsx';"];

/** Returns a kit with two lazy chunks inside its lightbox, and other files. */
const kit = (...files: File[]): File[] => {
  const own = new Set(files.map(([path]) => path));
  return [...[CHUNKS, MENUS].filter(([path]) => !own.has(path)), ...files];
};

const broken: [message: string, ...files: File[]][] = [
  [
    'ui/gallery/Box.tsx needs ui/gallery/Shop.tsx, which belongs to a lazy chunk: ui/gallery/Box.tsx -> ui/gallery/Shop.tsx',
    ['ui/gallery/Box.tsx', "import { Shop } from './Shop.tsx';\nimport { shopChunk } from '../chunks.ts';"],
  ],
  [
    'ui/menu/Button.tsx needs ui/menu/Menu.tsx, which belongs to a lazy chunk: ui/menu/Button.tsx -> ui/menu/position.ts -> ui/menu/Menu.tsx',
    ['ui/menu/Button.tsx', "import { menusChunk } from '../chunks.ts';\nimport './position.ts';"],
    ['ui/menu/position.ts', "import { Menu, type MenuProps } from './Menu.tsx';"],
  ],
  [
    'ui/gallery/Box.tsx needs ui/gallery/Shop.tsx, which belongs to a lazy chunk: ui/gallery/Box.tsx -> ui/gallery/Side.tsx -> ui/gallery/Shop.tsx',
    ['ui/gallery/Box.tsx', "import { Side } from './Side.tsx';"],
    ['ui/gallery/Side.tsx', "export { Shop } from './Shop.tsx';"],
  ],
  [
    'ui/gallery/Shop.tsx needs ui/menu/Menu.tsx, which belongs to a lazy chunk: ui/gallery/Shop.tsx -> ui/menu/Menu.tsx',
    ['ui/gallery/Shop.tsx', "import { Menu } from '../menu/Menu.tsx';"],
  ],
  [
    'ui/mount/views/blog.tsx needs ui/mount/views/justified.tsx, which belongs to a lazy chunk: ui/mount/views/blog.tsx -> ui/mount/views/justified.tsx',
    [
      'ui/mount/mounters.ts',
      "export const viewChunks = {\n  blog: createChunk(() => import('./views/blog.tsx')),\n  justified: createChunk(() => import('./views/justified.tsx')),\n};",
    ],
    ['ui/mount/views/blog.tsx', "import { render } from './justified.tsx';"],
  ],
  [
    'ui/chunks/menus.ts needs ui/menu/List.tsx, and so does ui/gallery/Shop.tsx: move shared components to the lightbox chunk, or pass them as props',
    ['ui/gallery/Shop.tsx', "import { List } from '../menu/List.tsx';"],
    ['ui/menu/Menu.tsx', "import { List } from './List.tsx';"],
  ],
];

const sound: [name: string, ...files: File[]][] = [
  [
    'type imports from another chunk',
    ['ui/gallery/Shop.tsx', "import type { MenuProps } from '../menu/Menu.tsx';"],
    ['ui/gallery/Box.tsx', "import { shopChunk } from '../chunks.ts';\nimport type { Shop } from './Shop.tsx';"],
  ],
  [
    'two chunks that share components from the lightbox chunk',
    ['ui/gallery/Box.tsx', "import { List } from '../menu/List.tsx';"],
    ['ui/gallery/Shop.tsx', "import { List } from '../menu/List.tsx';"],
    ['ui/menu/Menu.tsx', "import { List } from './List.tsx';"],
  ],
  [
    'two chunks that share constants',
    ['ui/gallery/Shop.tsx', "import { GAP_PX } from '../menu/constants.ts';"],
    ['ui/menu/Menu.tsx', "import { GAP_PX } from './constants.ts';"],
  ],
  [
    'a page view that imports components from a lightbox chunk',
    ['ui/mount/mounters.ts', "const viewChunk = createChunk(() => import('./blog.tsx'));"],
    ['ui/mount/blog.tsx', "import { Menu } from '../menu/Menu.tsx';"],
  ],
  [
    'static imports in a public entry',
    ['ui/index.ts', "export { Shop } from './gallery/Shop.tsx';\nexport { Box } from './gallery/Box.tsx';"],
    ['ui/gallery/Box.tsx', "import { shopChunk } from '../chunks.ts';"],
  ],
];

test.each(broken)('checkChunks reports: %s', (message, ...files) => {
  expect(checkChunks(kit(...files)).join('\n')).toBe(message);
});

test.each(sound)('checkChunks allows %s', (_, ...files) => {
  expect(checkChunks(kit(...files))).toEqual([]);
});
