'use client';
import type { ReactElement, ReactNode } from 'react';
import type { Backend } from './Backend.ts';
import { BackendContext } from './useBackend.ts';

export interface BackendProviderProps {
  /** Create it once, outside the component or in a `useState` initialiser: a new object is a new back end. */
  readonly backend: Backend;
  readonly children?: ReactNode;
}

/** Hands a back end down to every hook and component below it. */
export function BackendProvider({ backend, children }: BackendProviderProps): ReactElement {
  return <BackendContext.Provider value={backend}>{children}</BackendContext.Provider>;
}
