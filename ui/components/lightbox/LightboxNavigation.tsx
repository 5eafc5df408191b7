'use client';
import type { UseLightboxResult } from '@loggia/hooks/lightbox';
import { NextIcon } from '../../icons/NextIcon.ts';
import { PreviousIcon } from '../../icons/PreviousIcon.ts';
import { IconButton } from '../iconButton/IconButton.tsx';

export interface LightboxNavigationProps {
  readonly lightbox: Pick<UseLightboxResult, 'getPreviousButtonProps' | 'getNextButtonProps'>;
}

/** The two arrows at the sides of the picture. */
export function LightboxNavigation({ lightbox }: LightboxNavigationProps) {
  return (
    <>
      <IconButton {...lightbox.getPreviousButtonProps({ className: 'loggia-arrow' })} icon={<PreviousIcon />} />
      <IconButton
        {...lightbox.getNextButtonProps({ className: 'loggia-arrow loggia-arrow-next' })}
        icon={<NextIcon />}
      />
    </>
  );
}
