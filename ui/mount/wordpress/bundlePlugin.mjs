import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { zip } from './zip.mjs';

const PLUGIN = fileURLToPath(new URL('loggia', import.meta.url));
const LICENSE = fileURLToPath(new URL('../../../LICENSE', import.meta.url));
/** The version in the source of `loggia.php` and `readme.txt`. It is replaced by the packages' version. */
const SOURCE_VERSION = /\b0\.0\.0\b/g;

function readFolder(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => [path.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(path)]);
}

/** Writes the WordPress plugin as a zip file that WordPress can install. */
export function bundleWordPressPlugin({ file, script, version }) {
  const scripts = readFolder(script);
  const hash = createHash('sha256');
  for (const [name, content] of scripts) hash.update(name).update(content);
  const build = hash.digest('hex').slice(0, 8);
  const sources = readFolder(PLUGIN).map(([name, content]) => {
    if (name !== 'loggia.php' && name !== 'readme.txt') return [name, content];
    const text = content.toString().replaceAll(SOURCE_VERSION, version).replace("'source'", `'${build}'`);
    return [name, Buffer.from(text)];
  });
  const files = [
    ...sources,
    ['LICENSE', readFileSync(LICENSE)],
    ...scripts.map(([name, content]) => [`script/${name}`, content]),
  ];
  writeFileSync(file, zip(files.map(([name, content]) => [`loggia/${name}`, content])));
}
