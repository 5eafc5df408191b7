// Checks what oxlint cannot: the direction of imports and the rooms in which things may stand. `npm run lint` runs it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkSource } from './checkSource.mjs';
import { checkDoors } from './doors.mjs';
import { checkCycles } from './importCycles.mjs';
import { checkTopLevel } from './layerRules.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const ROOMS = ['hooks', 'ui', 'docs', 'playground', 'test'];
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

const files = ROOMS.flatMap(readFolder);
const complaints = [
  ...checkTopLevel(readdirSync(root)),
  ...emptyFolders,
  ...files.flatMap(([path, text]) => checkSource(path, text)),
  ...checkCycles(files),
  ...checkDoors(files),
];
for (const line of complaints) console.log(line);
console.log(
  complaints.length === 0 ? 'layers: every file stands in its room' : `layers: ${complaints.length} complaints`,
);
process.exitCode = complaints.length === 0 ? 0 : 1;
