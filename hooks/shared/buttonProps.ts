import type { ElementProps } from './ElementProps.ts';

/**
 * Props of a button that is named by a label. One that is off stays focusable, so that a keyboard's focus is not lost while
 * the visitor presses it.
 */
export function buttonProps(
  label: string,
  onClick: NonNullable<ElementProps<'button'>['onClick']>,
  isOff = false,
): ElementProps<'button'> {
  return {
    type: 'button',
    'aria-label': label,
    'aria-disabled': isOff || undefined,
    'data-disabled': isOff ? '' : undefined,
    onClick: isOff ? undefined : onClick,
  };
}
