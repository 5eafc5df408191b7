import { isRecord } from '../isRecord.ts';

type Link = Readonly<Record<string, unknown>>;

const linksOf = (item: Readonly<Record<string, unknown>>): readonly (readonly [string, readonly Link[]])[] =>
  Object.entries(isRecord(item['_links']) ? item['_links'] : {}).flatMap(([relation, links]) => {
    const embeddable = Array.isArray(links) ? links.filter(isRecord).filter((link) => link['embeddable'] === true) : [];
    return embeddable.length > 0 ? [[relation, embeddable] as const] : [];
  });

/**
 * Returns an item, or each item of a list, with the targets of its links embedded, as `_embed` requests: every
 * relation, or the named ones. `resolve` returns the response of a URL.
 */
export async function embedLinked(
  body: unknown,
  named: string,
  resolve: (address: string) => Promise<unknown>,
): Promise<unknown> {
  if (Array.isArray(body)) return Promise.all(body.map((item) => embedLinked(item, named, resolve)));
  if (!isRecord(body)) return body;
  const wanted = new Set(named.split(',').filter((name) => !['', '1', 'true'].includes(name)));
  const relations = linksOf(body).filter(([relation]) => wanted.size === 0 || wanted.has(relation));
  if (relations.length === 0) return body;
  const embedded = relations.map(async ([relation, links]) => [
    relation,
    await Promise.all(links.map(({ href }) => resolve(String(href)))),
  ]);
  return { ...body, _embedded: Object.fromEntries(await Promise.all(embedded)) as object };
}
