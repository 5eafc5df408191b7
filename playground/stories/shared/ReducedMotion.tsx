import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

const { matchMedia } = window;

/** Answers media queries like a system with reduced motion. Style sheets still use the real system's setting. */
function matchReducedMotion(query: string): MediaQueryList {
  return query.includes('prefers-reduced-motion') ? matchMedia.call(window, 'all') : matchMedia.call(window, query);
}

/** Renders its children as on a device with reduced motion. */
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
