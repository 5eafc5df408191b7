import { createCookieConsent } from '@loggia/hooks/consent';
import { CookieBar, KitProvider, PageLoader } from '@loggia/ui';
import { Children, type ReactNode, Suspense, useState } from 'react';
import type { LawPageData } from './lawPageData.ts';
import type { LawSections } from './LawSections.ts';
import { ArticleText } from './sections/ArticleText.tsx';
import { Hero } from './sections/Hero.tsx';
import { LawFooter } from './sections/LawFooter.tsx';
import { LawHeader } from './sections/LawHeader.tsx';
import { Numbers } from './sections/Numbers.tsx';

/** The labels of the cookie bar. The videos are the site's own; only the map is from another host. */
const COOKIE_LABELS = {
  message: 'Our map comes from OpenStreetMap, which may set cookies. It loads only if you agree.',
} as const;

/** Each section hydrates on its own. */
const Apart = ({ children }: { readonly children: ReactNode }) =>
  Children.map(children, (section) => <Suspense>{section}</Suspense>);

export interface LawPageProps {
  readonly page: LawPageData;
  /** The sections below the fold. The server includes them; the browser loads each when the user scrolls near it. */
  readonly sections: LawSections;
  /** '' in the browser, which hides nonces from scripts. */
  readonly styleNonce: string;
}

/** A page of the firm, rendered by the server and hydrated in the browser from the same data. */
export function LawPage({ page, sections: Late, styleNonce }: LawPageProps) {
  const [consent] = useState(createCookieConsent);
  const { userAgent } = page;
  return (
    <KitProvider nonce={styleNonce}>
      <PageLoader until="contentLoaded" />
      <CookieBar source={consent} initialDecision={page.decision} labels={COOKIE_LABELS}>
        <a href="/law/privacy">How we handle your data</a>
      </CookieBar>
      <LawHeader path={page.path} display={page.display} isOverHero={page.kind === 'front'} />
      <main id="content" className={page.kind === 'front' ? 'law-front' : 'law-text'} tabIndex={-1}>
        {page.kind === 'article' ? (
          <ArticleText article={page.article} />
        ) : (
          <>
            <Hero userAgent={userAgent} />
            <Numbers />
            <Apart>
              <Late.WhyUs />
              <Late.Practice />
              <Late.Matters />
              <Late.Testimonials />
              <Late.Consultation form={page.form} response={page.response} />
              <Late.Journal />
              <Late.Attorneys />
              <Late.Rooms />
              <Late.Call userAgent={userAgent} />
              <Late.Place consent={consent} />
            </Apart>
          </>
        )}
      </main>
      <LawFooter consent={consent} />
    </KitProvider>
  );
}
