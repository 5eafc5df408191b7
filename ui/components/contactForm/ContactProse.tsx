'use client';
import type { ContactFormProse } from '@loggia/hooks/backend';
import type { UseContactFormResult } from '@loggia/hooks/contactForm';
import { ContactText } from './ContactText.tsx';

export interface ContactProseProps {
  readonly contactForm: Pick<UseContactFormResult, 'getTextLinkProps'>;
  readonly prose: ContactFormProse;
}

/** What is said between the fields: a heading, a paragraph, a list. */
export function ContactProse({ contactForm, prose }: ContactProseProps) {
  if (prose.type === 'list') {
    const List = prose.isOrdered ? 'ol' : 'ul';
    return (
      <List className="loggia-contact-prose">
        {prose.items.map((text, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- items have no other identity, and never move
          <li key={index}>
            <ContactText contactForm={contactForm} text={text} />
          </li>
        ))}
      </List>
    );
  }
  const Block = prose.type === 'heading' ? (`h${prose.level}` as const) : 'p';
  return (
    <Block className="loggia-contact-prose">
      <ContactText contactForm={contactForm} text={prose.text} />
    </Block>
  );
}
