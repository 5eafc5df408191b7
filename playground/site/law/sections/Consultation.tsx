import { createWordPressContactForms } from '@loggia/hooks/wordpress';
import { ContactForm } from '@loggia/ui';
import { useState } from 'react';
import { LawIcon } from '../components/LawIcon.tsx';
import { SectionHead } from '../components/SectionHead.tsx';
import { FIRM } from '../content/firm.ts';
import type { ConsultationAnswer, LawFrontData } from '../lawPageData.ts';

/** What became of the form where it was posted without scripts. */
function Answer({ answer }: { readonly answer: ConsultationAnswer }) {
  return (
    <div className="law-answer" role="status">
      <p>{answer.message}</p>
      {answer.errors.length > 0 && (
        <ul>
          {answer.errors.map((error) => (
            <li key={error}>{error}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The form of the CMS beside the ways to reach the firm without it. */
export function Consultation({ form, answer }: Pick<LawFrontData, 'form' | 'answer'>) {
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
              <a href={FIRM.phoneHref}>{FIRM.phone}</a>
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
          {answer && <Answer answer={answer} />}
          <ContactForm form={form} backend={contactForms} />
        </div>
      </div>
    </section>
  );
}
