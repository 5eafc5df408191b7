import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entryFolders } from '../../hooks/entryFolders.mjs';

const hookFolders = entryFolders();
const folderOf = (pack, entry) => (entry && pack === 'hooks' ? hookFolders[entry] : entry);

/** Entries of scripts: what the packages export, and the sources behind it. */
export function publicEntries(root) {
  return ['hooks', 'ui'].flatMap((folder) => {
    const { name, exports } = JSON.parse(readFileSync(`${root}${folder}/package.json`, 'utf8'));
    return Object.keys(exports)
      .filter((path) => !/\.(?:css|json)$/.test(path))
      .map((path) => ({
        specifier: path === '.' ? name : `${name}${path.slice(1)}`,
        file: join(root, folder, folderOf(folder, path.slice(2)), 'index.ts'),
      }));
  });
}
