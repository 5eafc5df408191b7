import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, type Tarballs } from './tarballs.ts';

interface RootPackage {
  readonly devDependencies: Readonly<Record<string, string>>;
}

export interface ReactVersions {
  readonly react: string;
  readonly types: string;
}

/** Creates a fresh Vite + React app with both tarballs installed. */
export function createApp({ folder, hooks, ui }: Tarballs, { react, types }: ReactVersions): string {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as RootPackage;
  const app = join(folder, `app-${react}`);
  cpSync('test/package/app', app, { recursive: true });
  const manifest = {
    name: 'fresh-app',
    private: true,
    type: 'module',
    dependencies: { '@loggia/hooks': `file:${hooks}`, '@loggia/ui': `file:${ui}`, react, 'react-dom': react },
    devDependencies: {
      '@types/react': types,
      '@types/react-dom': types,
      typescript: devDependencies.typescript,
      vite: devDependencies.vite,
    },
    // Before the first release, the registry doesn't have the version of the hooks that the kit depends on.
    overrides: { '@loggia/hooks': `file:${hooks}` },
  };
  writeFileSync(join(app, 'package.json'), JSON.stringify(manifest, null, 2));
  run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], app);
  return app;
}
