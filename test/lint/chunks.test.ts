import { expect, test } from 'vitest';
import { checkChunks } from './chunks.mjs';

type File = [path: string, text: string];

const CHUNKS: File = [
  'ui/chunks.ts',
  [
    "export const lightboxChunk = /* @__PURE__ */ createChunk(() => import('./layouts/Box.tsx'));",
    "export const shopChunk = createChunk(() => import('./layouts/Shop.tsx'));",
    "export const menusChunk = createChunk(() => import('./chunks/menus.ts'));",
  ].join('\n'),
];
const MENUS: File = ['ui/chunks/menus.ts', "export { Menu } from '../components/menu/Menu.tsx';"];

/** Returns a kit with two lazy chunks inside its lightbox, and other files. */
const kit = (...files: File[]): File[] => {
  const own = new Set(files.map(([path]) => path));
  return [...[CHUNKS, MENUS].filter(([path]) => !own.has(path)), ...files];
};

const broken: [message: string, ...files: File[]][] = [
  [
    'ui/layouts/Box.tsx needs ui/layouts/Shop.tsx, which belongs to a lazy chunk: ui/layouts/Box.tsx -> ui/layouts/Shop.tsx',
    ['ui/layouts/Box.tsx', "import { Shop } from './Shop.tsx';\nimport { shopChunk } from '../chunks.ts';"],
  ],
  [
    'ui/components/menu/Button.tsx needs ui/components/menu/Menu.tsx, which belongs to a lazy chunk: ui/components/menu/Button.tsx -> ui/components/menu/position.ts -> ui/components/menu/Menu.tsx',
    ['ui/components/menu/Button.tsx', "import { menusChunk } from '../../chunks.ts';\nimport './position.ts';"],
    ['ui/components/menu/position.ts', "import { Menu, type MenuProps } from './Menu.tsx';"],
  ],
  [
    'ui/layouts/Box.tsx needs ui/layouts/Shop.tsx, which belongs to a lazy chunk: ui/layouts/Box.tsx -> ui/layouts/Side.tsx -> ui/layouts/Shop.tsx',
    ['ui/layouts/Box.tsx', "import { Side } from './Side.tsx';"],
    ['ui/layouts/Side.tsx', "export { Shop } from './Shop.tsx';"],
  ],
  [
    'ui/layouts/Shop.tsx needs ui/components/menu/Menu.tsx, which belongs to a lazy chunk: ui/layouts/Shop.tsx -> ui/components/menu/Menu.tsx',
    ['ui/layouts/Shop.tsx', "import { Menu } from '../components/menu/Menu.tsx';"],
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
    'ui/chunks/menus.ts needs ui/components/menu/List.tsx, and so does ui/layouts/Shop.tsx: move shared components to the lightbox chunk, or pass them as props',
    ['ui/layouts/Shop.tsx', "import { List } from '../components/menu/List.tsx';"],
    ['ui/components/menu/Menu.tsx', "import { List } from './List.tsx';"],
  ],
];

const sound: [name: string, ...files: File[]][] = [
  [
    'types of another chunk',
    ['ui/layouts/Shop.tsx', "import type { MenuProps } from '../components/menu/Menu.tsx';"],
    ['ui/layouts/Box.tsx', "import { shopChunk } from '../chunks.ts';\nimport type { Shop } from './Shop.tsx';"],
  ],
  [
    'components of the lightbox chunk in two chunks',
    ['ui/layouts/Box.tsx', "import { List } from '../components/menu/List.tsx';"],
    ['ui/layouts/Shop.tsx', "import { List } from '../components/menu/List.tsx';"],
    ['ui/components/menu/Menu.tsx', "import { List } from './List.tsx';"],
  ],
  [
    'constants in two chunks',
    ['ui/layouts/Shop.tsx', "import { GAP_PX } from '../components/menu/constants.ts';"],
    ['ui/components/menu/Menu.tsx', "import { GAP_PX } from './constants.ts';"],
  ],
  [
    'components of a lightbox chunk in a page view',
    ['ui/mount/mounters.ts', "const viewChunk = createChunk(() => import('./blog.tsx'));"],
    ['ui/mount/blog.tsx', "import { Menu } from '../components/menu/Menu.tsx';"],
  ],
  [
    'static imports in a public entry',
    ['ui/index.ts', "export { Shop } from './layouts/Shop.tsx';\nexport { Box } from './layouts/Box.tsx';"],
    ['ui/layouts/Box.tsx', "import { shopChunk } from '../chunks.ts';"],
  ],
];

test.each(broken)('reports a static import of a lazy chunk: %s', (message, ...files) => {
  expect(checkChunks(kit(...files)).join('\n')).toBe(message);
});

test.each(sound)('allows %s', (_, ...files) => {
  expect(checkChunks(kit(...files))).toEqual([]);
});
