'use client';
import type { UseLightboxResult } from '@loggia/hooks';
import { FilmstripRoom } from '../components/filmstrip/FilmstripRoom.tsx';
import type { ResolvedLightboxShape } from '../components/lightbox/resolveLightboxShape.ts';
import type { KitLabels } from '../labels/KitLabels.ts';
import { LazyFilmstrip } from './lightboxParts.ts';

export interface LightboxStripProps {
  readonly lightbox: UseLightboxResult;
  readonly shape: ResolvedLightboxShape;
  readonly labels: KitLabels | undefined;
  /** Told how many thumbnails the strip shows. With a function that stays the same. */
  readonly onVisibleCountChange: (visibleCount: number) => void;
}

/** The strip, where one is wanted. Until the first picture has come, and until its own code has, its place stays free. */
export function LightboxStrip({ lightbox, shape, labels, onVisibleCountChange }: LightboxStripProps) {
  const { status, settings, failure } = lightbox;
  const { filmstripPosition, isStripVertical: isVertical } = shape;
  if (!filmstripPosition || failure) return null;
  const room = <FilmstripRoom isVertical={isVertical} settings={settings} />;
  if (status === 'loading') return room;
  return (
    <LazyFilmstrip {...{ lightbox, isVertical, onVisibleCountChange }} labels={labels?.filmstrip} fallback={room} />
  );
}
