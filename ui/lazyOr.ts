'use client';
import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';

/** A component whose code is fetched when it is first drawn. `Substitute`, which is there, stands for it where it cannot be had. */
export const lazyOr = <TName extends string, TProps extends object>(
  load: () => Promise<Readonly<Record<TName, ComponentType<TProps>>>>,
  name: TName,
  Substitute: ComponentType<TProps>,
): LazyExoticComponent<ComponentType<TProps>> =>
  lazy(() =>
    load().then(
      (code) => ({ default: code[name] }),
      () => ({ default: Substitute }),
    ),
  );
