import { memo, type ComponentType, type SVGAttributes } from 'react';

/**
 * Attributes of an icon. With `data-directional`, the icon points in the reading direction and is mirrored in
 * right-to-left layouts.
 */
export interface IconAttributes extends Pick<SVGAttributes<SVGElement>, 'fill'> {
  readonly 'data-directional'?: true;
}

/**
 * Creates an icon on a 24 × 24 grid, in the current text color. It is hidden from screen readers, because the control
 * around it has an accessible name.
 */
export function createIcon(path: string, attributes?: IconAttributes): ComponentType {
  return memo(function Icon() {
    return (
      <svg
        viewBox="0 0 24 24"
        width="24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
        {...attributes}
      >
        <path d={path} />
      </svg>
    );
  });
}
