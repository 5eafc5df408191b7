import type { Plugin } from 'vite';

const MODULE = /\.(?:tsx?|m?js|css)(?:\?|$)/;

/**
 * Lets the browser keep the modules it was given. Each test file has a page of its own; without this every page asks again for each
 * of some hundred sources, which takes more time than the tests. Before Vitest's own plugin, which has the browser ask anew for all
 * dependencies, in case a file replaces some (`vi.mock`): none does here. Not while files are watched: they change then.
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
