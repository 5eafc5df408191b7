import type { LinkOrButtonProps } from './ElementProps.ts';
import { safeHref } from './safeHref.ts';

/**
 * What makes a control a link where it has an address, and a button where not. A link that is off gives up its address and is
 * still a link, which keeps the focus that is on it.
 */
export function linkOrButton(href: string | undefined, isOff: boolean): LinkOrButtonProps {
  if (safeHref(href) === undefined) return { type: 'button' };
  return isOff ? { role: 'link', tabIndex: 0 } : { href: safeHref(href) };
}
