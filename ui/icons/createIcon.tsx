import { memo } from 'react';
import type { ComponentType, SVGAttributes } from 'react';

/** Further attributes of the icon. `data-directional`: it points along the reading direction, so right-to-left text mirrors it. */
export interface IconAttributes extends Pick<SVGAttributes<SVGElement>, 'fill'> {
  readonly 'data-directional'?: true;
}

/** Creates an icon on a grid of 24 by 24, in the colour of its text. The control around it has the name. */
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
