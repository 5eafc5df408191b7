'use client';
import { useEffect } from 'react';
import { useFilmstrip } from '@loggia/hooks/filmstrip';
import type { FilmstripLabels } from '@loggia/hooks/filmstrip';
import type { UseLightboxResult } from '@loggia/hooks/lightbox';
import { Filmstrip } from '../components/filmstrip/Filmstrip.tsx';

export interface LightboxFilmstripProps {
  readonly lightbox: UseLightboxResult;
  readonly isVertical: boolean;
  readonly labels: Partial<FilmstripLabels> | undefined;
  /** Told how many thumbnails the strip shows. With a function that stays the same. */
  readonly onVisibleCountChange: (visibleCount: number) => void;
}

/** The strip of a lightbox. */
export function LightboxFilmstrip({ lightbox, isVertical, labels, onVisibleCountChange }: LightboxFilmstripProps) {
  const filmstrip = useFilmstrip(lightbox, {
    direction: isVertical ? 'vertical' : 'horizontal',
    labels,
    enabled: true,
  });
  const { visibleCount } = filmstrip;
  useEffect(() => {
    onVisibleCountChange(visibleCount);
  }, [visibleCount, onVisibleCountChange]);
  return <Filmstrip filmstrip={filmstrip} />;
}
