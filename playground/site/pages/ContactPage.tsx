import { createWordPressContactForms } from '@loggia/hooks/wordpress';
import { ContactForm } from '@loggia/ui';
import { useState } from 'react';
import type { ContactPageData } from '../pageData.ts';

/** A contact form of the CMS; without scripts it is posted to this page. */
export function ContactPage({ page }: { readonly page: ContactPageData }) {
  const [contactForms] = useState(() => createWordPressContactForms({ root: '/wp-json/' }));
  const { answer } = page;
  return (
    <section className="site-contact">
      <h1>{page.title}</h1>
      <p>{page.description}</p>
      {answer && (
        <div className="site-contact-answer">
          <p>{answer.message}</p>
          {answer.errors.length > 0 && (
            <ul>
              {answer.errors.map((error) => (
                <li key={error}>{error}</li>
              ))}
            </ul>
          )}
        </div>
      )}
      <ContactForm form={page.form} backend={contactForms} />
    </section>
  );
}
