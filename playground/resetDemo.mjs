// npm run demo:reset: resets the demo's data to the state of a first start, including rendered images and the admin's
// password. A running demo keeps its old data until it is restarted. Set LOGGIA_DATA to use another folder.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundleForNode } from './tools/bundleForNode.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const dataFolder = process.env.LOGGIA_DATA ?? join(root, 'playground/.data');
const outfile = join(root, 'playground/build/reset.mjs');

await bundleForNode({ root, entry: 'playground/server/createCms.ts', outfile });
const { createCms } = await import(pathToFileURL(outfile).href);

rmSync(dataFolder, { recursive: true, force: true });
createCms({ dataFolder }).close();
console.info(`Seeded anew: ${dataFolder}`);
