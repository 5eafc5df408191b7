'use client';
import { useContext } from 'react';
import { KitContext } from './KitContext.ts';
import type { Kit } from './KitContext.ts';

/** The settings of the nearest `KitProvider`. */
export function useKit(): Kit {
  return useContext(KitContext);
}
