import type { ElementProps } from '../shared/ElementProps.ts';

/** Without these a player does not run; forms, downloads and the page's own address are not among them. */
const SANDBOX = 'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox';

/** Providers refuse to play for a page that does not say where it is. */
const REFERRER_POLICY = 'strict-origin-when-cross-origin';

/** What every frame of a provider may do, and what it learns. */
export const frameAttributes: ElementProps<'iframe'> = {
  sandbox: SANDBOX,
  referrerPolicy: REFERRER_POLICY,
  allow: 'autoplay; encrypted-media; picture-in-picture',
  allowFullScreen: true,
};
