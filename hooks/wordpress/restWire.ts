import type { RestWire } from '../rest/types.ts';

/** The names of the WordPress REST interface (contracts.md 2). */
export const WORDPRESS_REST_WIRE: RestWire = {
  // The specification says `locale`; servers know the one with the underscore, and ignore the other.
  localeName: '_locale',
  localeValue: 'user',
  overrideHeader: 'X-HTTP-Method-Override',
  nonceHeader: 'X-WP-Nonce',
  badNonceCode: 'rest_cookie_invalid_nonce',
  pageSizeName: 'per_page',
  pageName: 'page',
  totalHeader: 'x-wp-total',
  pageCountHeader: 'x-wp-totalpages',
  // Of posts `rest_post_invalid_page_number`; other lists say it of their own items.
  noPageCodeEnd: '_invalid_page_number',
  envelopeName: '_envelope',
  routeName: 'rest_route',
};
