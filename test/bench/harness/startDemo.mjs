import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildDemo } from '../../../playground/tools/buildDemo.mjs';

/** Builds the demo if its sources have changed, and serves it with its own data on a free local port. */
export async function startDemo() {
  process.env.NODE_ENV = 'production';
  const { clientFolder, serverFile } = await buildDemo();
  const dataFolder = mkdtempSync(join(tmpdir(), 'loggia-bench-'));
  const server = await import(pathToFileURL(serverFile).href);
  const demo = await server.startDemo({ clientFolder, dataFolder, port: '0' });
  return {
    address: demo.address,
    async close() {
      await demo.close();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
