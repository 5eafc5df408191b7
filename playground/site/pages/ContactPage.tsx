import { createWordPressContactForms } from '@loggia/hooks/wordpress';
import { ContactForm } from '@loggia/ui';
import { useState } from 'react';
import { PostedAnswer } from '../components/PostedAnswer.tsx';
import type { ContactPageData } from '../pageData.ts';

/** A contact form of the CMS. Without JavaScript it is posted to this page. */
export function ContactPage({ page }: { readonly page: ContactPageData }) {
  const [contactForms] = useState(() => createWordPressContactForms({ root: '/wp-json/' }));
  const { answer } = page;
  return (
    <section className="site-contact">
      <h1>{page.title}</h1>
      <p>{page.description}</p>
      {answer && <PostedAnswer className="site-contact-answer" answer={answer} />}
      <ContactForm hasTitle={false} form={page.form} backend={contactForms} />
    </section>
  );
}
