import { join } from 'node:path';
import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { createCms } from '../server/createCms.ts';
import { readAssets } from './assets/readAssets.ts';
import { createSite } from './createSite.ts';
import { readClientFiles } from './assets/readClientFiles.ts';
import { readDocs } from './docs/readDocs.ts';
import { listen } from './listen.ts';

export interface DemoOptions {
  /** The folder of the client build. */
  readonly clientFolder: string;
  /** The folder of the CMS's data. */
  readonly dataFolder: string;
  /** The host name to listen on. @default '127.0.0.1' */
  readonly host?: string | undefined;
  /** The port, as in an environment variable. @default the first free port from 4173 */
  readonly port?: string | undefined;
  readonly adminPassword?: string | undefined;
  /** Whether requests can trigger failures and policy reports are readable. For tests only. */
  readonly faults?: boolean | undefined;
}

export interface Demo {
  /** The URL, with a trailing slash. */
  readonly address: string;
  readonly adminPassword: string;
  close(): Promise<void>;
}

const DEFAULT_HOST = '127.0.0.1';
const DEFAULT_PORT = 4173;
const LAST_WORDS_MS = 1000;

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), LAST_WORDS_MS).unref();
  });
}

/** Serves the demo site and its CMS on one port. */
export async function startDemo(options: DemoOptions): Promise<Demo> {
  const { clientFolder, dataFolder, host = DEFAULT_HOST, port, faults = false, adminPassword } = options;
  const files = readClientFiles(clientFolder);
  const lawFiles = readClientFiles(clientFolder, 'law-manifest.json');
  const cms = createCms({ dataFolder, faults, adminPassword });
  const site = createSite({
    cms,
    files,
    lawFiles,
    assets: readAssets(clientFolder),
    docs: readDocs(join(clientFolder, '../docs')),
    areReportsReadable: faults,
  });
  const server = createAdaptorServer({ fetch: site.fetch }) as Server;
  const takenPort = await listen(server, { host, port: Number(port ?? DEFAULT_PORT), isFixed: port !== undefined });
  const name = host === DEFAULT_HOST ? 'localhost' : host;

  return {
    address: `http://${name}:${takenPort}/`,
    adminPassword: cms.adminPassword,
    async close() {
      await close(server);
      cms.close();
    },
  };
}
