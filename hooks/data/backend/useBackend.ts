'use client';
import { createContext, useContext, type Context } from 'react';
import type { Backend } from './Backend.ts';
import type { GalleryImage } from './GalleryImage.ts';

/** Context that passes the backend from `BackendProvider` to hooks. Its value is `null` outside a provider. */
export const BackendContext: Context<Backend | null> = createContext<Backend | null>(null);

/**
 * Returns the given backend, or the one from the nearest `BackendProvider`, or `null` if there is none. The image type
 * isn't checked.
 */
export function useBackend<TImage extends GalleryImage = GalleryImage>(
  backend?: Backend<TImage> | null | undefined,
): Backend<TImage> | null {
  const provided = useContext(BackendContext);
  return backend ?? (provided as Backend<TImage> | null);
}
