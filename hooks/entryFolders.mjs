import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const hooks = fileURLToPath(new URL('.', import.meta.url));

const foldersIn = (path) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'dist' && entry.name !== 'node_modules')
    .map(({ name }) => name);

/**
 * Returns the area and capability of each public entry, such as `gallery/album`, keyed by the entry's name (`album`).
 * The areas are part of the repository's structure, not of the public names.
 */
export const entryFolders = () =>
  Object.fromEntries(
    foldersIn(hooks).flatMap((area) =>
      foldersIn(`${hooks}${area}`)
        .filter((name) => existsSync(`${hooks}${area}/${name}/index.ts`))
        .map((name) => [name, `${area}/${name}`]),
    ),
  );
