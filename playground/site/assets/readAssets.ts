import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';

/** A file of the client build, uncompressed and compressed. */
export interface Asset {
  readonly type: string;
  /** Changes with the content. */
  readonly tag: string;
  /** The bodies by content coding; '' is uncompressed. */
  readonly bodies: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
}

const ENCODINGS: ReadonlyMap<string, string> = new Map([
  ['.br', 'br'],
  ['.gz', 'gzip'],
]);

// A weak tag, because it is the same for every content coding.
const tagOf = (body: Uint8Array): string => `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;

/**
 * Reads all files of a client build, by path. They are kept in memory, because a build may be removed while a demo
 * started with it is still running.
 */
export function readAssets(clientFolder: string): ReadonlyMap<string, Asset> {
  const assets = new Map<string, Asset & { readonly bodies: Map<string, Uint8Array<ArrayBuffer>> }>();
  for (const entry of readdirSync(clientFolder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const [ending = '', encoding = ''] = [...ENCODINGS].find(([candidate]) => file.endsWith(candidate)) ?? [];
    const path = file.slice(clientFolder.length, file.length - ending.length).replaceAll('\\', '/');
    const type = getMimeType(path) ?? 'application/octet-stream';
    const body = new Uint8Array(readFileSync(file));
    const { bodies, tag } = assets.get(path) ?? { bodies: new Map<string, Uint8Array<ArrayBuffer>>(), tag: '' };
    bodies.set(encoding, body);
    assets.set(path, { type, bodies, tag: encoding === '' ? tagOf(body) : tag });
  }
  return assets;
}
