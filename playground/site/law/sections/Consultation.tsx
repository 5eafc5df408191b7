import { createWordPressContactForms } from '@loggia/hooks/wordpress';
import { ContactForm } from '@loggia/ui';
import { useState } from 'react';
import { PostedFormResponse } from '../../components/PostedFormResponse.tsx';
import { LawIcon } from '../components/LawIcon.tsx';
import { SectionHead } from '../components/SectionHead.tsx';
import { FIRM } from '../content/firm.ts';
import type { LawFrontData } from '../lawPageData.ts';

/** The CMS's form next to other ways to contact the firm. */
export function Consultation({ form, response }: Pick<LawFrontData, 'form' | 'response'>) {
  const [contactForms] = useState(() => createWordPressContactForms({ root: '/wp-json/' }));
  return (
    <section className="law-section law-consultation" id="consultation" aria-labelledby="consultation-title">
      <div className="law-width law-columns">
        <div>
          <SectionHead id="consultation-title" kicker="Free consultation" title="Half an hour, and an honest answer">
            <p>
              Tell us what it is about in two or three sentences. A partner reads it, and calls or writes back within
              one working day. The first half hour costs nothing.
            </p>
          </SectionHead>
          <ul className="law-reach">
            <li>
              <LawIcon name="phone" />
              <a href={FIRM.phoneHref} dir="ltr">
                {FIRM.phone}
              </a>
            </li>
            <li>
              <LawIcon name="mail" />
              <a href={`mailto:${FIRM.email}`}>{FIRM.email}</a>
            </li>
            <li>
              <LawIcon name="clock" />
              {FIRM.hours}
            </li>
          </ul>
        </div>
        <div className="law-form">
          {response && <PostedFormResponse className="law-response" response={response} />}
          <p className="law-form-note">
            Writing to us makes no mandate yet; please send nothing confidential.{' '}
            <a href="/law/privacy">How we handle your data</a>
          </p>
          <ContactForm hasTitle={false} form={form} backend={contactForms} />
        </div>
      </div>
    </section>
  );
}
