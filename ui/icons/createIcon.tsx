import type { ComponentType } from 'react';

export interface IconOptions {
  /** Points along the reading direction, so right-to-left text mirrors it. @default false */
  readonly isDirectional?: boolean | undefined;
  /** Filled, not only drawn in outline. @default false */
  readonly isFilled?: boolean | undefined;
}

/** A drawing on a field of 24 by 24, in the colour of its text. The control around it carries the name. */
export function createIcon(path: string, { isDirectional, isFilled }: IconOptions = {}): ComponentType {
  return function Icon() {
    return (
      <svg
        data-directional={isDirectional}
        viewBox="0 0 24 24"
        width="24"
        fill={isFilled ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
      >
        <path d={path} />
      </svg>
    );
  };
}
