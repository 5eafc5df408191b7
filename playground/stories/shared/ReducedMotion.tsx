import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

const { matchMedia } = window;

/** Answers as a system would whose owner asked for less motion. Style sheets still ask the real system. */
function matchReducedMotion(query: string): MediaQueryList {
  return query.includes('prefers-reduced-motion') ? matchMedia.call(window, 'all') : matchMedia.call(window, query);
}

/** Its children behave as on a device whose owner asked for less motion. */
export function ReducedMotion({ children }: { readonly children: ReactNode }) {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    window.matchMedia = matchReducedMotion;
    const frame = requestAnimationFrame(() => setIsReady(true));
    return () => {
      cancelAnimationFrame(frame);
      window.matchMedia = matchMedia;
    };
  }, []);
  return isReady ? children : null;
}
