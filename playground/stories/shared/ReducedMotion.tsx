import { useEffect, useState, type ReactNode } from 'react';
import { simulateReducedMotion } from './reducedMotion.ts';

/** Renders its children as on a device with reduced motion. */
export function ReducedMotion({ children }: { readonly children: ReactNode }) {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    const end = simulateReducedMotion();
    const frame = requestAnimationFrame(() => setIsReady(true));
    return () => {
      cancelAnimationFrame(frame);
      end();
    };
  }, []);
  return isReady ? children : null;
}
