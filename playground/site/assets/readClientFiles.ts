import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The URLs of the client files that the page's head links to. */
export interface ClientFiles {
  readonly script: string;
  readonly styles: readonly string[];
  /** The static imports of the script, to load them in parallel. */
  readonly preloads: readonly string[];
}

interface ManifestEntry {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, ManifestEntry>>;

/** Returns the direct and indirect imports of an entry, without duplicates. */
function importsOf(manifest: Manifest, entry: ManifestEntry, found = new Set<string>()): readonly ManifestEntry[] {
  for (const name of entry.imports ?? []) {
    const part = manifest[name];
    if (!part || found.has(name)) continue;
    found.add(name);
    importsOf(manifest, part, found);
  }
  return [...found].flatMap((name) => manifest[name] ?? []);
}

/** Reads a Vite manifest of a client build. */
export function readClientFiles(clientFolder: string, name = 'manifest.json'): ClientFiles {
  const manifest = JSON.parse(readFileSync(join(clientFolder, name), 'utf8')) as Manifest;
  const entry = Object.values(manifest).find((candidate) => candidate.isEntry);
  if (!entry)
    throw new Error(`No client build in "${clientFolder}". Run "node playground/start.mjs --build-only" first.`);

  const imported = importsOf(manifest, entry);
  return {
    script: `/${entry.file}`,
    styles: [entry, ...imported].flatMap((part) => part.css ?? []).map((file) => `/${file}`),
    preloads: imported.map((part) => `/${part.file}`),
  };
}
