import type { RestWire } from '../../data/rest/types.ts';
import { isRecord } from '../../core/shared/foreignValues.ts';

/** The names used by the WordPress REST API. */
export const WORDPRESS_REST_WIRE: RestWire = {
  // WordPress ignores `locale` without the underscore.
  localeName: '_locale',
  localeValue: 'user',
  overrideHeader: 'X-HTTP-Method-Override',
  nonceHeader: 'X-WP-Nonce',
  badNonceCode: 'rest_cookie_invalid_nonce',
  pageSizeName: 'per_page',
  pageName: 'page',
  totalHeader: 'x-wp-total',
  pageCountHeader: 'x-wp-totalpages',
  // The code is `rest_post_invalid_page_number` for posts. Other lists have their own prefix.
  noPageCodeEnd: '_invalid_page_number',
  envelopeName: '_envelope',
  routeName: 'rest_route',
};

const fieldOf = (value: unknown, name: string): unknown =>
  isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;

/** Whether an item is a placeholder for a resource that the user isn't allowed to see. */
const isRefusal = (item: unknown): boolean =>
  typeof fieldOf(item, 'code') === 'string' && fieldOf(item, 'id') === undefined;

/**
 * Returns the resources embedded in an item that was requested with `_embed`, such as its `author` or
 * `wp:featuredmedia`. The resources are unparsed and untrusted. Resources that the user isn't allowed to see are
 * omitted.
 *
 * @example
 * const [author] = embeddedItems(post, 'author').map(parseAuthor);
 */
export function embeddedItems(item: unknown, relation: string): readonly unknown[] {
  const found = fieldOf(fieldOf(item, '_embedded'), relation);
  return Array.isArray(found) ? found.filter((each) => !isRefusal(each)) : [];
}
