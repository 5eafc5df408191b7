'use client';
import { useLightboxContext } from '@loggia/hooks/lightbox';
import { extrasChunk } from '../chunks.ts';
import { lateComponent } from '../lateComponent.tsx';
import { retryForEachImage } from '../gallery/retryForEachImage.ts';
import type { OverlayHostProps } from './OverlayHost.tsx';

export type LightboxOverlaysProps = Omit<OverlayHostProps, 'lightbox'>;

const LazyOverlays = lateComponent(extrasChunk, 'OverlayHost', retryForEachImage);

/** Keeps the page's overlays usable while the lightbox is open. Render it in `LightboxRoot`. */
export function LightboxOverlays(props: LightboxOverlaysProps) {
  return <LazyOverlays {...props} lightbox={useLightboxContext()} />;
}
