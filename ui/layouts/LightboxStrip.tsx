'use client';
import type { UseLightboxResult } from '@loggia/hooks/lightbox';
import { FilmstripRoom } from '../components/filmstrip/FilmstripRoom.tsx';
import type { ResolvedLightboxShape } from '../components/lightbox/resolveLightboxShape.ts';
import type { KitLabels } from '../labels/KitLabels.ts';
import { LightboxFilmstrip } from './LightboxFilmstrip.tsx';

export interface LightboxStripProps {
  readonly lightbox: UseLightboxResult;
  readonly shape: ResolvedLightboxShape;
  readonly labels: KitLabels | undefined;
  /** Told how many thumbnails the strip shows. With a function that stays the same. */
  readonly onVisibleCountChange: (visibleCount: number) => void;
}

/** The strip, where one is wanted. Until the list has come its place stays free. */
export function LightboxStrip({ lightbox, shape, labels, onVisibleCountChange }: LightboxStripProps) {
  const { status, settings, failure } = lightbox;
  const { filmstripPosition, isStripVertical: isVertical } = shape;
  if (!filmstripPosition || failure) return null;
  if (status === 'loading') return <FilmstripRoom isVertical={isVertical} settings={settings} />;
  return <LightboxFilmstrip {...{ lightbox, isVertical, onVisibleCountChange }} labels={labels?.filmstrip} />;
}
