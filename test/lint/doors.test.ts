import { expect, test } from 'vitest';
import { checkDoors } from './doors.mjs';

type File = [path: string, text: string];

const DOORS: File = [
  'ui/chunks.ts',
  [
    "export const lightboxChunk = /* @__PURE__ */ createChunk(() => import('./layouts/Box.tsx'));",
    "export const shopChunk = createChunk(() => import('./layouts/Shop.tsx'));",
    "export const menusChunk = createChunk(() => import('./doors/menus.ts'));",
  ].join('\n'),
];
const MENUS: File = ['ui/doors/menus.ts', "export { Menu } from '../components/menu/Menu.tsx';"];

/** A kit with two doors over its lightbox, and other files. */
const kit = (...files: File[]): File[] => {
  const own = new Set(files.map(([path]) => path));
  return [...[DOORS, MENUS].filter(([path]) => !own.has(path)), ...files];
};

const broken: [complaint: string, ...files: File[]][] = [
  [
    'ui/layouts/Box.tsx needs ui/layouts/Shop.tsx, which comes by a door of its own: ui/layouts/Box.tsx -> ui/layouts/Shop.tsx',
    ['ui/layouts/Box.tsx', "import { Shop } from './Shop.tsx';\nimport { shopChunk } from '../chunks.ts';"],
  ],
  [
    'ui/components/menu/Button.tsx needs ui/components/menu/Menu.tsx, which comes by a door of its own: ui/components/menu/Button.tsx -> ui/components/menu/places.ts -> ui/components/menu/Menu.tsx',
    ['ui/components/menu/Button.tsx', "import { menusChunk } from '../../chunks.ts';\nimport './places.ts';"],
    ['ui/components/menu/places.ts', "import { Menu, type MenuProps } from './Menu.tsx';"],
  ],
  [
    'ui/layouts/Box.tsx needs ui/layouts/Shop.tsx, which comes by a door of its own: ui/layouts/Box.tsx -> ui/layouts/Side.tsx -> ui/layouts/Shop.tsx',
    ['ui/layouts/Box.tsx', "import { Side } from './Side.tsx';"],
    ['ui/layouts/Side.tsx', "export { Shop } from './Shop.tsx';"],
  ],
  [
    'ui/layouts/Shop.tsx needs ui/components/menu/Menu.tsx, which comes by a door of its own: ui/layouts/Shop.tsx -> ui/components/menu/Menu.tsx',
    ['ui/layouts/Shop.tsx', "import { Menu } from '../components/menu/Menu.tsx';"],
  ],
  [
    'ui/mount/views/blog.tsx needs ui/mount/views/mosaic.tsx, which comes by a door of its own: ui/mount/views/blog.tsx -> ui/mount/views/mosaic.tsx',
    [
      'ui/mount/mounters.ts',
      "export const viewChunks = {\n  blog: createChunk(() => import('./views/blog.tsx')),\n  mosaic: createChunk(() => import('./views/mosaic.tsx')),\n};",
    ],
    ['ui/mount/views/blog.tsx', "import { draw } from './mosaic.tsx';"],
  ],
  [
    'ui/doors/menus.ts needs ui/components/menu/List.tsx, as ui/layouts/Shop.tsx does: what two doors share comes with the lightbox, or through props',
    ['ui/layouts/Shop.tsx', "import { List } from '../components/menu/List.tsx';"],
    ['ui/components/menu/Menu.tsx', "import { List } from './List.tsx';"],
  ],
];

const sound: [name: string, ...files: File[]][] = [
  [
    'types of another door',
    ['ui/layouts/Shop.tsx', "import type { MenuProps } from '../components/menu/Menu.tsx';"],
    ['ui/layouts/Box.tsx', "import { shopChunk } from '../chunks.ts';\nimport type { Shop } from './Shop.tsx';"],
  ],
  [
    'what comes with the lightbox, for two doors',
    ['ui/layouts/Box.tsx', "import { List } from '../components/menu/List.tsx';"],
    ['ui/layouts/Shop.tsx', "import { List } from '../components/menu/List.tsx';"],
    ['ui/components/menu/Menu.tsx', "import { List } from './List.tsx';"],
  ],
  [
    'sizes and words, for two doors',
    ['ui/layouts/Shop.tsx', "import { GAP_PX } from '../components/menu/constants.ts';"],
    ['ui/components/menu/Menu.tsx', "import { GAP_PX } from './constants.ts';"],
  ],
  [
    'what a lightbox fetches late, for a view in the page',
    ['ui/mount/mounters.ts', "const viewChunk = createChunk(() => import('./blog.tsx'));"],
    ['ui/mount/blog.tsx', "import { Menu } from '../components/menu/Menu.tsx';"],
  ],
  [
    'a public entry that has the code at hand',
    ['ui/index.ts', "export { Shop } from './layouts/Shop.tsx';\nexport { Box } from './layouts/Box.tsx';"],
    ['ui/layouts/Box.tsx', "import { shopChunk } from '../chunks.ts';"],
  ],
];

test.each(broken)('code of a door is had by that door alone: %s', (complaint, ...files) => {
  expect(checkDoors(kit(...files)).join('\n')).toBe(complaint);
});

test.each(sound)('a door leaves to everybody: %s', (_, ...files) => {
  expect(checkDoors(kit(...files))).toEqual([]);
});
