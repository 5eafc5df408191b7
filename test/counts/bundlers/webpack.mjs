import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import webpack from 'webpack';

const build = (page) =>
  new Promise((done, fail) => {
    webpack(
      {
        mode: 'production',
        target: 'web',
        entry: resolve(`pages/${page}.jsx`),
        output: { path: resolve(`dist/webpack/${page}`), filename: 'main.js', publicPath: 'auto' },
        module: {
          rules: [
            { test: /\.jsx$/, loader: 'esbuild-loader', options: { target: 'es2022', jsx: 'automatic' } },
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

for (const page of process.argv.slice(2)) {
  await build(page);
  writeFileSync(
    `dist/webpack/${page}/index.html`,
    `<!doctype html><title>Counts</title><div id="root"></div><script defer src="main.js"></script>`,
  );
}
