import { readFileSync } from 'node:fs';

/** Entries of scripts: what the packages export, and the sources behind it. */
export function publicEntries(root) {
  return ['hooks', 'ui'].flatMap((folder) => {
    const { name, exports } = JSON.parse(readFileSync(`${root}${folder}/package.json`, 'utf8'));
    return Object.keys(exports)
      .filter((path) => !/\.(?:css|json)$/.test(path))
      .map((path) => ({
        specifier: path === '.' ? name : `${name}${path.slice(1)}`,
        file: `${root}${folder}${path === '.' ? '' : path.slice(1)}/index.ts`,
      }));
  });
}
