'use client';
import { createContext, useContext } from 'react';
import type { Context } from 'react';
import type { Backend } from './Backend.ts';
import type { GalleryImage } from './GalleryImage.ts';

/** Carries the back end from `BackendProvider` to the hooks; null outside one. */
export const BackendContext: Context<Backend | null> = createContext<Backend | null>(null);

/**
 * Returns the given back end, else that of the nearest `BackendProvider`, else null. The image type is an unchecked assertion
 * of the caller.
 */
export function useBackend<TImage extends GalleryImage = GalleryImage>(
  backend?: Backend<TImage> | null | undefined,
): Backend<TImage> | null {
  const provided = useContext(BackendContext);
  return backend ?? (provided as Backend<TImage> | null);
}
