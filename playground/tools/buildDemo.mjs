import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleMountScript } from '../../ui/mount/script/bundleScript.mjs';
import { bundleForNode } from './bundleForNode.mjs';
import { precompress } from './precompress.mjs';
import { sourceStamp } from './sourceStamp.mjs';

const KEPT_BUILDS = 3;

const root = fileURLToPath(new URL('../../', import.meta.url));
const buildsFolder = join(root, 'playground/build/demo');
const inputs = ['hooks', 'ui', 'playground', 'docs', 'package-lock.json', 'tsconfig.json'];

/** Removes old builds except the last few, because a running demo may still be serving one. */
function dropOldBuilds() {
  const builds = readdirSync(buildsFolder)
    .map((name) => ({ path: join(buildsFolder, name), changed: statSync(join(buildsFolder, name)).mtimeMs }))
    .sort((first, second) => second.changed - first.changed);
  for (const { path } of builds.slice(KEPT_BUILDS)) rmSync(path, { recursive: true, force: true });
}

async function buildInto(folder) {
  const { build } = await import('vite');
  await Promise.all([
    ...['playground/site/vite.config.mjs', 'playground/site/law/vite.config.mjs'].map((config) =>
      build({
        configFile: join(root, config),
        // Both builds write to one new folder.
        build: { outDir: join(folder, 'client'), emptyOutDir: false },
        logLevel: 'warn',
      }),
    ),
    bundleForNode({ root, entry: 'playground/site/server.ts', outfile: join(folder, 'server.mjs') }),
  ]);
  // The docs are copied next to the server, which reads them once. Tool configuration is omitted, because it would
  // refer to other files.
  cpSync(join(root, 'docs'), join(folder, 'docs'), {
    recursive: true,
    filter: (file) => !/(?:tsconfig|typedoc)\.json$/.test(file),
  });
  await bundleMountScript(join(folder, 'client/mount'));
  precompress(join(folder, 'client'));
}

/**
 * Builds the demo's browser files and server, unless the same sources have been built before. The finished build is
 * moved into place with one rename, so that two concurrent starts never see a partial build.
 */
export async function buildDemo({ onBuild } = {}) {
  const folder = join(buildsFolder, sourceStamp(root, inputs));
  if (!existsSync(folder)) {
    onBuild?.();
    const unfinished = `${folder}.${process.pid}`;
    mkdirSync(unfinished, { recursive: true });
    try {
      await buildInto(unfinished);
      if (!existsSync(folder)) renameSync(unfinished, folder);
    } finally {
      rmSync(unfinished, { recursive: true, force: true });
    }
    dropOldBuilds();
  }
  return { clientFolder: join(folder, 'client'), serverFile: join(folder, 'server.mjs') };
}
