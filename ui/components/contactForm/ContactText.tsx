'use client';
import type { ContactFormProse, ContactFormText, ContactFormTextRun } from '@loggia/hooks/backend';
import type { UseContactFormResult } from '@loggia/hooks/contactForm';

interface RunProps {
  readonly contactForm: Pick<UseContactFormResult, 'getTextLinkProps'>;
  readonly run: ContactFormTextRun;
}

function Words({ contactForm, run }: RunProps) {
  if (run.href === undefined) return run.text;
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the getter brings both
  return <a {...contactForm.getTextLinkProps({ run })} />;
}

function Run(props: RunProps) {
  const { isEmphasized, isStrong } = props.run;
  const words = isEmphasized ? (
    <em>
      <Words {...props} />
    </em>
  ) : (
    <Words {...props} />
  );
  return isStrong ? <strong>{words}</strong> : words;
}

export interface ContactTextProps {
  readonly contactForm: Pick<UseContactFormResult, 'getTextLinkProps'>;
  readonly text: ContactFormText;
}

/** Text that somebody wrote for a form, with its links and weights: words and addresses, never markup. */
export function ContactText({ contactForm, text }: ContactTextProps) {
  return text.map((run, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- pieces of a text have no other identity, and never move
    <Run key={index} contactForm={contactForm} run={run} />
  ));
}

interface ContactProseProps {
  readonly contactForm: Pick<UseContactFormResult, 'getTextLinkProps'>;
  readonly prose: ContactFormProse;
}

/** A heading, a paragraph or a list between the fields. */
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
