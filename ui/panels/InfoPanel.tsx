'use client';
import { memo, type ReactNode } from 'react';
import type { UseInfoResult } from '@loggia/hooks/panels';
import { LONG_DESCRIPTION_LENGTH } from './constants.ts';

export interface InfoPanelProps {
  readonly info: Pick<
    UseInfoResult,
    'isShown' | 'title' | 'description' | 'isLong' | 'getInfoProps' | 'getMoreButtonProps'
  >;
  /** Your own text, below the description. */
  readonly children?: ReactNode;
}

/** Renders the info box with the title and description as plain text. Render it in the image's container. */
export const InfoPanel = memo(function InfoPanel({ info, children }: InfoPanelProps) {
  const { isShown, title, description, isLong } = info;
  // Keyboard users must be able to focus the box to scroll it.
  const tabIndex = isShown && description.length >= LONG_DESCRIPTION_LENGTH ? 0 : undefined;
  return (
    <div {...info.getInfoProps({ className: 'loggia-info', tabIndex })}>
      {title && (
        <p dir="auto">
          <strong>{title}</strong>
        </p>
      )}
      {description && (
        <p dir="auto" className="loggia-info-text">
          {description}
        </p>
      )}
      {isLong && <button {...info.getMoreButtonProps({ className: 'loggia-info-more' })} />}
      {children}
    </div>
  );
});
