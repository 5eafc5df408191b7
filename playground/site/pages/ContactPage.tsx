import { createWordPressContactForms } from '@loggia/hooks/wordpress';
import { ContactForm } from '@loggia/ui';
import { useState } from 'react';
import { PostedFormResponse } from '../components/PostedFormResponse.tsx';
import type { ContactPageData } from '../pageData.ts';

/** A contact form of the CMS. Without JavaScript it is posted to this page. */
export function ContactPage({ page }: { readonly page: ContactPageData }) {
  const [contactForms] = useState(() => createWordPressContactForms({ root: '/wp-json/' }));
  const { response } = page;
  return (
    <section className="site-contact">
      <h1>{page.title}</h1>
      <p>{page.description}</p>
      {response && <PostedFormResponse className="site-contact-response" response={response} />}
      <ContactForm hasTitle={false} form={page.form} backend={contactForms} />
    </section>
  );
}
