'use client';
import type { ReactElement, ReactNode } from 'react';
import type { Backend } from './Backend.ts';
import { BackendContext } from './useBackend.ts';

export interface BackendProviderProps {
  /**
   * The backend for all descendants. Create it once, either outside the component or in a `useState` initializer,
   * because a new object counts as a new backend. If it is `null`, descendants have no backend.
   */
  readonly backend: Backend | null;
  readonly children?: ReactNode;
}

/** Provides a backend to all descendants. */
export function BackendProvider({ backend, children }: BackendProviderProps): ReactElement {
  return <BackendContext.Provider value={backend}>{children}</BackendContext.Provider>;
}
