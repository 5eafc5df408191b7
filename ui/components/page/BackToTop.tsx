'use client';
import { useBackToTop } from '@loggia/hooks/page';
import type { UseBackToTopOptions } from '@loggia/hooks/page';
import { UpIcon } from '../../icons/UpIcon.ts';
import { useKit } from '../../KitContext.ts';

/** The link back to the top, in the corner of the window once the page is scrolled. */
export function BackToTop({ labels, ...options }: UseBackToTopOptions) {
  const kit = useKit();
  const { getLinkProps } = useBackToTop({ ...options, labels: { ...kit.labels?.page, ...labels } });
  return (
    <a {...getLinkProps({ className: 'loggia-back-to-top' })}>
      <UpIcon />
    </a>
  );
}
