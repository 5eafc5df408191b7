'use client';
import type { ContactFormChoice } from '@loggia/hooks/backend';
import type { ContactControlProps } from './ContactFieldProps.ts';
import { ContactNotes } from './ContactNotes.tsx';
import { ContactText } from './ContactText.tsx';

type OwnProps = Pick<ContactControlProps, 'own'>;

function Choice({ own, choice }: OwnProps & { readonly choice: ContactFormChoice }) {
  return (
    <>
      <input {...own.getChoiceProps({ choice })} />
      {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the getter brings the box's id */}
      <label {...own.getChoiceLabelProps({ choice })} />
    </>
  );
}

/** A group of boxes or buttons, the last with a line beside it where the form wants one. */
export function ContactChoices({ own, contactForm }: ContactControlProps) {
  const { field } = own;
  if (field.type !== 'checkbox' && field.type !== 'radio') return null;
  const last = field.choices.at(-1);
  return (
    <fieldset {...own.getFieldProps({ className: 'loggia-contact-choices' })}>
      <legend className="loggia-contact-label">
        {field.richLabel ? <ContactText contactForm={contactForm} text={field.richLabel} /> : field.label}
      </legend>
      {field.choices.map((choice, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two choices may send the same, and none ever moves
        <div key={index} className="loggia-contact-choice">
          <Choice own={own} choice={choice} />
          {field.hasFreeText && choice === last && <input {...own.getFreeTextProps()} />}
        </div>
      ))}
      <ContactNotes own={own} />
    </fieldset>
  );
}
