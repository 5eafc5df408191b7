import { Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import type { SendPage, SiteEnvironment } from '../SendPage.ts';
import { DOCS_PATH, type Docs } from './readDocs.ts';

const INDEX = 'README.md';

/** The documentation at its file names, so that pages link to each other as in the repository. */
export function docsRoutes(docs: Docs, sendPage: SendPage): Hono<SiteEnvironment> {
  return new Hono<SiteEnvironment>()
    .get(DOCS_PATH, (context) => context.redirect(`${DOCS_PATH}/${INDEX}`))
    .get(`${DOCS_PATH}/*`, (context, next) => {
      const path = context.req.path.slice(DOCS_PATH.length + 1);
      const picture = docs.picture(path);
      if (picture) return Promise.resolve(context.body(picture, 200, { 'Content-Type': getMimeType(path) ?? '' }));
      const page = docs.page(path);
      if (!page) return next();
      const { title, lead: description, nodes } = page;
      return sendPage(context, { kind: 'docs', path: context.req.path, title, description, nodes });
    });
}
