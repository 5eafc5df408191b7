// Checks that neither oxlint nor dependency-cruiser can do: which code is allowed in which folder. Part of `npm run lint`.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkChunks } from './chunks.mjs';
import { checkSource } from './checkSource.mjs';
import { checkTopLevel } from './layerRules.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const FOLDERS = ['hooks', 'ui', 'docs', 'playground', 'test'];
const GENERATED = new Set(['node_modules', 'dist', '.data', 'build', '.cache', '__screenshots__', '.vite']);

const emptyFolders = [];

function readFolder(folder) {
  const entries = readdirSync(join(root, folder), { withFileTypes: true }).filter(({ name }) => !GENERATED.has(name));
  if (entries.length === 0) emptyFolders.push(`${folder} is an empty folder`);
  return entries.flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return readFolder(path);
    return /\.(ts|tsx|mts|mjs|js)$/.test(path) ? [[path, readFileSync(join(root, path), 'utf8')]] : [];
  });
}

const files = FOLDERS.flatMap(readFolder);
const violations = [
  ...checkTopLevel(readdirSync(root)),
  ...emptyFolders,
  ...files.flatMap(([path, text]) => checkSource(path, text)),
  ...checkChunks(files),
];
for (const line of violations) console.log(line);
console.log(violations.length === 0 ? 'layers: no violations' : `layers: ${violations.length} violations`);
process.exitCode = violations.length === 0 ? 0 : 1;
