import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the page's head names of the browser's half of the site, as addresses. */
export interface ClientFiles {
  readonly script: string;
  readonly styles: readonly string[];
  /** Scripts that the first one imports at once, so that they need not wait for it. */
  readonly preloads: readonly string[];
}

interface ManifestEntry {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** Reads Vite's manifest of a client build. */
export function readClientFiles(clientFolder: string): ClientFiles {
  const manifest = JSON.parse(readFileSync(join(clientFolder, 'manifest.json'), 'utf8')) as Record<
    string,
    ManifestEntry
  >;
  const entry = Object.values(manifest).find((candidate) => candidate.isEntry);
  if (!entry) throw new Error(`${clientFolder} holds no client build: run node playground/start.mjs --build-only.`);

  const imported = (entry.imports ?? []).flatMap((name) => manifest[name] ?? []);
  return {
    script: `/${entry.file}`,
    styles: [entry, ...imported].flatMap((part) => part.css ?? []).map((file) => `/${file}`),
    preloads: imported.map((part) => `/${part.file}`),
  };
}
