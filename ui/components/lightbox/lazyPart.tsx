'use client';
import { lazy, Suspense } from 'react';
import type { ComponentType, ReactElement, ReactNode } from 'react';

/** Fetches again each time the network is back: a part that could not come is no reason to break what is there. */
async function persist<TValue>(load: () => Promise<TValue>): Promise<TValue> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return persist(load);
  }
}

/** A component whose code is fetched when it is first drawn; `fallback` stands in its place until then. */
export function lazyPart<TProps extends object>(
  load: () => Promise<ComponentType<TProps>>,
): (props: TProps & { readonly fallback?: ReactNode }) => ReactElement {
  const Part = lazy(async () => ({ default: await persist(load) })) as unknown as ComponentType<TProps>;
  return function LazyPart({ fallback, ...props }) {
    return (
      <Suspense fallback={fallback}>
        <Part {...(props as unknown as TProps)} />
      </Suspense>
    );
  };
}
