import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { bundleForNode } from './tools/bundleForNode.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
/** The CMS's own URLs, and the frames of its embedded posts. */
const CMS_PATH = /^\/wp-|^\/[\w-]+\/embed\/?$/;

async function loadCms({ dataFolder, faults }) {
  const outfile = join(root, 'playground/build/cms', `${process.pid}.mjs`);
  await bundleForNode({ root, entry: 'playground/server/createCms.ts', outfile });
  const { createCms } = await import(pathToFileURL(outfile).href);
  return createCms({ dataFolder, faults });
}

/**
 * Mounts the demo CMS on the origin of a Vite server, in serve and preview, so that stories use a real backend. A
 * static build has none.
 */
export function cmsPlugin({ dataFolder = join(root, 'playground/.data'), faults = false } = {}) {
  async function mount(server) {
    const cms = await loadCms({ dataFolder, faults });
    const handleRequest = getRequestListener(cms.app.fetch);
    server.middlewares.use((request, response, next) =>
      CMS_PATH.test(request.url ?? '') ? handleRequest(request, response) : next(),
    );
    server.httpServer?.once('close', () => cms.close());
  }
  return { name: 'loggia-cms', configureServer: mount, configurePreviewServer: mount };
}
