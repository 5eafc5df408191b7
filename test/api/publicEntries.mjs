import { existsSync, readFileSync } from 'node:fs';

/** The capabilities of the kit stand with its components. */
const sourceOf = (folder, path) =>
  [`${folder}${path}/index.ts`, `${folder}/components${path}/index.ts`].find((file) => existsSync(file));

/** Entries of scripts: what the packages export, and the sources behind it. */
export function publicEntries(root) {
  return ['hooks', 'ui'].flatMap((folder) => {
    const { name, exports } = JSON.parse(readFileSync(`${root}${folder}/package.json`, 'utf8'));
    return Object.keys(exports)
      .filter((path) => !/\.(?:css|json)$/.test(path))
      .map((path) => ({
        specifier: path === '.' ? name : `${name}${path.slice(1)}`,
        file: sourceOf(`${root}${folder}`, path.slice(1)),
      }));
  });
}
