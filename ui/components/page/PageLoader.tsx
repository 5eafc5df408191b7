'use client';
import { usePageLoader } from '@loggia/hooks/page';
import type { UsePageLoaderOptions } from '@loggia/hooks/page';

/** The cover over a page that is still loading. It goes by itself after five seconds, also where scripts never come. */
export function PageLoader(options: UsePageLoaderOptions) {
  const { isPresent, getLoaderProps } = usePageLoader(options);
  return isPresent && <div {...getLoaderProps({ className: 'loggia-page-loader' })} />;
}
