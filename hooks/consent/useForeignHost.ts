'use client';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** The host that an address leads to, where that is not the page's own: whoever loads it tells that host of the visit. */
export function useForeignHost(address: string | undefined): string | undefined {
  // A server does not know where its page is shown.
  const pageHost = useSyncExternalStore(
    never,
    () => window.location.host,
    () => '',
  );
  return address === undefined ? undefined : foreignHost(address, pageHost);
}

function foreignHost(address: string, pageHost: string): string | undefined {
  if (!URL.canParse(address, 'https://page.invalid')) return undefined;
  const { protocol, host } = new URL(address, 'https://page.invalid');
  const isElsewhere = /^https?:$/.test(protocol) && host !== 'page.invalid' && host !== pageHost;
  return isElsewhere ? host : undefined;
}
