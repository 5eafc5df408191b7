'use client';
import type { ContactFormText, ContactFormTextRun } from '@loggia/hooks/backend';
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
