'use client';
import { useEffect } from 'react';
import type { UseLightboxResult } from '@loggia/hooks';

export interface FollowedImageProps {
  readonly lightbox: Pick<UseLightboxResult, 'offset' | 'index'>;
  /** Told the number of the shown image in the whole list, from 1. With a function that stays the same. */
  readonly onShow: (page: number) => void;
}

/** Draws nothing: tells which image a lightbox shows. */
export function FollowedImage({ lightbox, onShow }: FollowedImageProps): null {
  const { offset, index } = lightbox;
  useEffect(() => {
    if (index >= 0) onShow(offset + index + 1);
  }, [offset, index, onShow]);
  return null;
}
