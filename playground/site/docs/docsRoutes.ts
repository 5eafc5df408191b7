import { Hono, type Context, type Env } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import type { PageData } from '../pageData.ts';
import { DOCS_PATH, type Docs } from './readDocs.ts';

const INDEX = 'README.md';

export interface DocsRoutesOptions<TEnvironment extends Env> {
  readonly docs: Docs;
  readonly sendPage: (context: Context<TEnvironment>, page: PageData) => Promise<Response>;
}

/** The documentation at its file names, so that pages link to each other as in the repository. */
export function docsRoutes<TEnvironment extends Env>({ docs, sendPage }: DocsRoutesOptions<TEnvironment>) {
  return new Hono<TEnvironment>()
    .get(DOCS_PATH, (context) => context.redirect(`${DOCS_PATH}/${INDEX}`))
    .get(`${DOCS_PATH}/*`, (context, next) => {
      const path = context.req.path.slice(DOCS_PATH.length + 1);
      const picture = docs.picture(path);
      if (picture) return Promise.resolve(context.body(picture, 200, { 'Content-Type': getMimeType(path) ?? '' }));
      const page = docs.page(path);
      if (!page) return next();
      const { title, lead: description, nodes } = page;
      return sendPage(context, { kind: 'docs', path: context.req.path, title, description, nodes, credits: [] });
    });
}
