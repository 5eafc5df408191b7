'use client';
import { useLightboxContext } from '@loggia/hooks/lightbox';
import { extrasChunk } from '../chunks.ts';
import { lateComponent } from '../lateComponent.tsx';
import { retryForEachImage } from '../gallery/retryForEachImage.ts';

const LazyWatermark = lateComponent(extrasChunk, 'Watermark', retryForEachImage);

/** Renders the watermark from the backend's settings over the image. Render it in `LightboxSlides`. */
export function LightboxWatermark() {
  const lightbox = useLightboxContext();
  const { status, error, settings } = lightbox;
  const isUsed = status === 'open' && !error && settings.watermark !== undefined && settings.watermark.type !== 'none';
  return isUsed && <LazyWatermark lightbox={lightbox} />;
}
