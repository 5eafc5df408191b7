import { createCookieConsent } from '@loggia/hooks/consent';
import { CookieBar, KitProvider, PageLoader } from '@loggia/ui';
import { Suspense, useState } from 'react';
import { COOKIE_LABELS } from './content/cookieLabels.ts';
import type { LawPageData } from './lawPageData.ts';
import type { LawSections } from './LawSections.ts';
import { ArticleText } from './sections/ArticleText.tsx';
import { Hero } from './sections/Hero.tsx';
import { LawFooter } from './sections/LawFooter.tsx';
import { LawHeader } from './sections/LawHeader.tsx';
import { Numbers } from './sections/Numbers.tsx';

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
            <Suspense>
              <Late.WhyUs />
            </Suspense>
            <Suspense>
              <Late.Practice />
            </Suspense>
            <Suspense>
              <Late.Matters />
            </Suspense>
            <Suspense>
              <Late.Testimonials />
            </Suspense>
            <Suspense>
              <Late.Consultation form={page.form} response={page.response} />
            </Suspense>
            <Suspense>
              <Late.Journal />
            </Suspense>
            <Suspense>
              <Late.Attorneys />
            </Suspense>
            <Suspense>
              <Late.Rooms />
            </Suspense>
            <Suspense>
              <Late.Call userAgent={userAgent} />
            </Suspense>
            <Suspense>
              <Late.Place consent={consent} />
            </Suspense>
          </>
        )}
      </main>
      <LawFooter consent={consent} />
    </KitProvider>
  );
}
