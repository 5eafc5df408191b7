'use client';
import { useBackToTop, usePageLoader } from '@loggia/hooks/page';
import type { UseBackToTopOptions, UsePageLoaderOptions } from '@loggia/hooks/page';
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

/** The cover over a page that is still loading. It goes by itself after five seconds, also where scripts never come. */
export function PageLoader(options: UsePageLoaderOptions) {
  const { isPresent, getLoaderProps } = usePageLoader(options);
  return isPresent && <div {...getLoaderProps({ className: 'loggia-page-loader' })} />;
}
