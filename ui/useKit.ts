'use client';
import { useContext } from 'react';
import { KitContext } from './KitContext.ts';
import type { KitSettings } from './KitContext.ts';

/** The settings of the nearest `KitProvider`. */
export function useKit(): KitSettings {
  return useContext(KitContext);
}
