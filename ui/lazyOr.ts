'use client';
import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';

/** A component whose code is fetched when it is first drawn. `Substitute`, which is there, stands for it where it cannot be had. */
export const lazyOr = <TProps extends object>(
  load: () => Promise<ComponentType<TProps>>,
  Substitute: ComponentType<TProps>,
): LazyExoticComponent<ComponentType<TProps>> =>
  lazy(() =>
    load().then(
      (Part) => ({ default: Part }),
      () => ({ default: Substitute }),
    ),
  );
