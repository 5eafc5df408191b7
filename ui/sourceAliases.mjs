import { fileURLToPath } from 'node:url';
import { entryFolders } from '../hooks/entryFolders.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Vite aliases that resolve the public entries of both packages to their sources. */
export const sourceAliases = [
  { find: /^@loggia\/hooks$/, replacement: `${root}hooks/index.ts` },
  ...Object.entries(entryFolders()).map(([name, folder]) => ({
    find: `@loggia/hooks/${name}`,
    replacement: `${root}hooks/${folder}/index.ts`,
  })),
  { find: /^@loggia\/ui$/, replacement: `${root}ui/index.ts` },
  { find: /^@loggia\/ui\/([\w-]+\.css)$/, replacement: `${root}ui/$1` },
  { find: /^@loggia\/ui\/(\w+)$/, replacement: `${root}ui/$1/index.ts` },
];
