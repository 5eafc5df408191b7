import type { Plugin } from 'vite';

const MODULE = /\.(?:tsx?|m?js|css)(?:\?|$)/;

/**
 * Lets the browser cache modules. Otherwise, the page of each test file would request some hundred sources again, which takes longer
 * than the tests. Must run before Vitest's plugin, which disables caching in case a file mocks modules (`vi.mock`); none does here.
 * Disabled in watch mode, where files change.
 */
export function keepModules(): Plugin {
  return {
    name: 'keep-modules',
    enforce: 'pre',
    configureServer({ config, middlewares }) {
      if (config.server.watch !== null) return;
      middlewares.use(({ url = '' }, response, next) => {
        const setHeader = response.setHeader.bind(response);
        const keeps = (name: string, value: unknown) =>
          name.toLowerCase() === 'cache-control' && value === 'no-cache' && MODULE.test(url);
        response.setHeader = (name, value) =>
          setHeader(name, keeps(name, value) ? 'max-age=31536000, immutable' : value);
        next();
      });
    },
  };
}
