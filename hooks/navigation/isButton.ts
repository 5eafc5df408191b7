import { safeHref } from '../shared/safeHref.ts';
import type { NavigationItem } from './types.ts';

/** Whether an address leads somewhere: an empty one, `#` and `javascript:` do not. */
const leadsSomewhere = (href: string | undefined): boolean =>
  safeHref(href) !== undefined && !['', '#'].includes((href ?? '').trim());

/** Whether an item only opens what is below it: it has items, and no address that leads somewhere. */
export const isButton = ({ href, items = [] }: NavigationItem): boolean => items.length > 0 && !leadsSomewhere(href);
