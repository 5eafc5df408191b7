// Fails when docs/api is not what the sources say now. `npm run docs` writes it anew.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const committed = `${root}docs/api`;
const fresh = `${root}.cache/api`;

function readPages(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map((file) => {
      const path = `${file.parentPath}/${file.name}`;
      return [path.slice(folder.length + 1), readFileSync(path, 'utf8')];
    }),
  );
}

execFileSync(
  process.execPath,
  ['node_modules/typedoc/bin/typedoc', '--options', 'docs/typedoc.json', '--out', fresh, '--logLevel', 'Warn'],
  { cwd: root, stdio: 'inherit' },
);

const before = readPages(committed);
const now = readPages(fresh);
const drifted = [...new Set([...before.keys(), ...now.keys()])].filter((page) => before.get(page) !== now.get(page));
for (const page of drifted) console.log(`docs/api/${page} is not what the sources say`);
console.log(
  drifted.length === 0 ? `docs/api: ${now.size} pages are up to date` : 'Run npm run docs and commit docs/api.',
);
process.exitCode = drifted.length === 0 ? 0 : 1;
