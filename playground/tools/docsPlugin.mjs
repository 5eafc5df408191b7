import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text) => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign]);
const STYLE =
  ':root{color-scheme:light dark}body{max-width:90rem;margin:auto;padding:1.5rem;font:0.875rem/1.6 ui-monospace,monospace}pre{white-space:pre-wrap;overflow-wrap:anywhere}';

const STORIES = join(import.meta.dirname, '../stories');

/** Matches links from a capability's page to its stories. */
const STORIES_LINK = /\.\.\/playground\/stories\/(\w+)\.stories\.tsx/;

/** Returns the story id that Ladle derives from the title in the file. */
function storyOf(file) {
  const [, title = ''] = /title: '([^']+)'/.exec(readFileSync(join(STORIES, `${file}.stories.tsx`), 'utf8')) ?? [];
  return `${title.toLowerCase().replaceAll(' ', '-')}--all-parts`;
}

function hrefOf(target) {
  const [, file] = STORIES_LINK.exec(target) ?? [];
  if (file) return `../?story=${storyOf(file)}`;
  return /^[\w-]+\.md(?:#|$)/.test(target) ? target.replace('.md', '.html') : target;
}

/** Renders the source of a docs page, with its links. */
export function docsPage(name, text) {
  const body = escape(text).replaceAll(
    /\[([^\]\n]*)\]\(([^)\s]+)\)/g,
    (_, words, target) => `<a href="${hrefOf(target)}">${words}</a>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title><style>${STYLE}</style><main><pre>${body}</pre></main></html>`;
}

/** Serves the docs next to the workshop. */
export function docsPlugin(root) {
  const folder = join(root, 'docs');
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.slice(0, -'.md'.length));
  const pageOf = (name) => docsPage(name, readFileSync(join(folder, `${name}.md`), 'utf8'));
  return {
    name: 'loggia-docs',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, name] = /^\/docs\/([\w-]+)\.html$/.exec(request.url ?? '') ?? [];
        if (!name || !names.includes(name)) return next();
        // Ladle has set 404 for URLs it does not know.
        response.statusCode = 200;
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        return response.end(pageOf(name));
      });
    },
    generateBundle() {
      for (const name of names) this.emitFile({ type: 'asset', fileName: `docs/${name}.html`, source: pageOf(name) });
    },
  };
}
