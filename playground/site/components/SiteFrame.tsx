import type { ReactNode } from 'react';
import type { Display } from '../display/display.ts';
import type { PageData } from '../pageData.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';

export interface SiteFrameProps {
  readonly page: PageData;
  readonly display: Display;
  readonly children: ReactNode;
}

/** The layout of all pages. */
export function SiteFrame({ page, display, children }: SiteFrameProps) {
  return (
    <>
      <SiteHeader path={page.path} display={display} />
      <main id="content" className="site-main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter credits={page.credits} />
    </>
  );
}
