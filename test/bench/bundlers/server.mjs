import { writeFileSync } from 'node:fs';
import { build } from 'esbuild';

// Bundles the pages for server rendering. createElement and renderToString share a bundle, so that there is only one React.
for (const name of process.argv.slice(2)) {
  const [scene, page] = name.split('.');
  const entry = `entries/server.${name}.jsx`;
  writeFileSync(
    entry,
    `import { renderToString } from 'react-dom/server';
import { Page } from '../pages/${scene}/${page}.jsx';
import { createProps } from '../pages/shared/mountPage.jsx';
export const render = (search) => renderToString(<Page {...createProps(new URLSearchParams(search))} />);
`,
  );
  await build({
    entryPoints: [entry],
    outfile: `dist/server/${name}.mjs`,
    bundle: true,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    loader: { '.css': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    tsconfigRaw: {},
    logLevel: 'error',
  });
}
