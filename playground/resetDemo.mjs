// npm run demo:reset: puts the demo's data back to what a first start makes of it, the rendered images and the admin's password
// included. A demo that is running keeps its old data until it is started again. LOGGIA_DATA names another folder.
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
