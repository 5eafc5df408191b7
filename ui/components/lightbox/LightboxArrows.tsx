'use client';
import type { UseLightboxResult } from '@loggia/hooks/lightbox';
import { NextIcon } from '../../icons/NextIcon.ts';
import { PreviousIcon } from '../../icons/PreviousIcon.ts';
import type { LightboxSlots } from '../../layouts/LightboxSlots.ts';
import { fillSlot } from '../../slots.ts';
import { IconButton } from '../iconButton/IconButton.tsx';

export interface LightboxArrowsProps {
  readonly lightbox: UseLightboxResult;
  readonly slot?: LightboxSlots['arrow'];
}

const PREVIOUS = <PreviousIcon />;
const NEXT = <NextIcon />;

/** The two arrows at the sides of the picture. */
export function LightboxArrows({ lightbox, slot }: LightboxArrowsProps) {
  const previous = lightbox.getPreviousButtonProps({ className: 'loggia-arrow' });
  const next = lightbox.getNextButtonProps({ className: 'loggia-arrow loggia-arrow-next' });
  return (
    <>
      {fillSlot(
        slot,
        { lightbox, direction: 'previous', buttonProps: previous },
        <IconButton {...previous} icon={PREVIOUS} />,
      )}
      {fillSlot(slot, { lightbox, direction: 'next', buttonProps: next }, <IconButton {...next} icon={NEXT} />)}
    </>
  );
}
