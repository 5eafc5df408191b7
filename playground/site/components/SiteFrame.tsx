import type { ReactNode } from 'react';
import type { PageData } from '../pageData.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';

/** The frame of all pages. */
export function SiteFrame({ page, children }: { readonly page: PageData; readonly children: ReactNode }) {
  return (
    <>
      <SiteHeader path={page.path} />
      <main id="content" className="site-main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter credits={page.credits} />
    </>
  );
}
