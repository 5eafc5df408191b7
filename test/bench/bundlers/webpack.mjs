import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import webpack from 'webpack';

const build = (name) =>
  new Promise((done, fail) => {
    webpack(
      {
        mode: 'production',
        target: 'web',
        entry: resolve(`entries/${name}.jsx`),
        output: { path: resolve(`dist/webpack/${name}`), filename: 'main.js', publicPath: 'auto' },
        module: {
          rules: [
            { test: /\.[jt]sx$/, loader: 'esbuild-loader', options: { target: 'es2022', jsx: 'automatic' } },
            { test: /\.css$/, use: ['style-loader', 'css-loader'] },
          ],
        },
        performance: { hints: false },
      },
      (error, stats) => {
        if (error) fail(error);
        else if (stats.hasErrors()) fail(new Error(stats.toString({ all: false, errors: true })));
        else done();
      },
    );
  });

for (const name of process.argv.slice(2)) {
  await build(name);
  writeFileSync(
    `dist/webpack/${name}/index.html`,
    `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Bench</title><div id="page"></div><script defer src="main.js"></script></html>`,
  );
}
