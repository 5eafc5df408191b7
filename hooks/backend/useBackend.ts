'use client';
import { createContext, useContext } from 'react';
import type { Context } from 'react';
import type { Backend } from './Backend.ts';
import type { GalleryImage } from './GalleryImage.ts';

/** Passes the backend from `BackendProvider` to the hooks; `null` outside of one. */
export const BackendContext: Context<Backend | null> = createContext<Backend | null>(null);

/** Returns the given backend, or that of the nearest `BackendProvider`, or `null`. The image type is not checked. */
export function useBackend<TImage extends GalleryImage = GalleryImage>(
  backend?: Backend<TImage> | null | undefined,
): Backend<TImage> | null {
  const provided = useContext(BackendContext);
  return backend ?? (provided as Backend<TImage> | null);
}
