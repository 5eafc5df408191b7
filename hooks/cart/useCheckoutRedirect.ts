'use client';
import { createChangeDetails } from '../shared/createChangeDetails.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { isAllowedRedirect } from './isAllowedRedirect.ts';
import type { UseCartOptions } from './types.ts';

/** Where the page would get to: a `<base>` may stand for another site. */
const whereTo = (url: string): string =>
  URL.canParse(url, document.baseURI) ? new URL(url, document.baseURI).href : url;

/**
 * The way to the checkout page when the back end asks for it: by itself to this origin and the listed hosts. Returns the
 * address that the visitor is to be given as a link, whether or not the page is on its way there.
 */
export function useCheckoutRedirect(
  options: Pick<UseCartOptions, 'allowedHosts' | 'navigate' | 'onRedirect'>,
): (url: string | undefined) => string | undefined {
  const { allowedHosts = [], navigate = (url: string) => window.location.assign(url), onRedirect } = options;
  return useStableCallback((url: string | undefined) => {
    if (url === undefined || !isAllowedRedirect(whereTo(url), window.location.href, allowedHosts)) return url;
    const details = createChangeDetails('redirect');
    onRedirect?.(url, details);
    if (!details.isCanceled) navigate(url);
    return url;
  });
}
