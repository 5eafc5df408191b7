'use client';
import { useMemo } from 'react';
import type { UseLightboxResult } from '@loggia/hooks/lightbox';

/** The element around the slides, which is on the page before the parts that work on it have come. */
export function useSlidesElement({ stageElement }: Pick<UseLightboxResult, 'stageElement'>): HTMLElement | null {
  return useMemo(() => stageElement?.querySelector<HTMLElement>('.loggia-slides') ?? null, [stageElement]);
}
