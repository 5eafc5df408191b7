'use client';
import type {
  ContactFormChoice,
  ContactFormInputField,
  ContactFormProse,
  ContactFormText,
  ContactFormTextRun,
} from '@loggia/hooks/backend';
import { useContactField, type UseContactFieldResult, type UseContactFormResult } from '@loggia/hooks/contactForm';
import { useItemKeys } from '@loggia/hooks/shared';
import { RefreshIcon } from '../icons/RefreshIcon.ts';
import { IconButton } from '../iconButton/IconButton.tsx';

interface ContactFieldProps {
  readonly contactForm: UseContactFormResult;
  readonly field: ContactFormInputField;
}

interface ContactControlProps {
  readonly contactForm: UseContactFormResult;
  readonly own: UseContactFieldResult;
}

/** Renders a form field of any type. */
export function ContactField({ contactForm, field }: ContactFieldProps) {
  const own = useContactField(contactForm, field);
  switch (field.type) {
    case 'checkbox':
    case 'radio':
      return <ContactChoices own={own} contactForm={contactForm} />;
    case 'acceptance':
      return <ContactAcceptance own={own} contactForm={contactForm} />;
    case 'captcha':
      return <ContactCaptcha own={own} contactForm={contactForm} />;
    default:
      return <ContactLine own={own} contactForm={contactForm} />;
  }
}

function ContactLine({ own, contactForm }: ContactControlProps) {
  const { type } = own.field;
  return (
    <div className="loggia-contact-field" data-type={type} data-required={own.field.isRequired ? '' : undefined}>
      <ContactLabel own={own} contactForm={contactForm} />
      {type === 'select' && <ContactSelect own={own} />}
      {type === 'textarea' && <textarea {...own.getTextareaProps()} />}
      {type !== 'select' && type !== 'textarea' && <input {...own.getInputProps()} />}
      {type === 'quiz' && <input {...own.getTokenProps()} />}
      <ContactNotes own={own} />
    </div>
  );
}

type ChoiceGroup = readonly [ContactFormChoice, ...ContactFormChoice[]];

const NO_CHOICES: readonly ContactFormChoice[] = [];
const sentValueOf = ({ value, label }: ContactFormChoice): string => value ?? label;
const headingOf = ([first]: ChoiceGroup): string => first.group ?? '';

/** Groups adjacent choices with the same heading, in the order of the list. */
function groupsOf(choices: readonly ContactFormChoice[]): readonly ChoiceGroup[] {
  const groups: [ContactFormChoice, ...ContactFormChoice[]][] = [];
  for (const choice of choices) {
    const last = groups.at(-1);
    if (last && last[0].group === choice.group) last.push(choice);
    else groups.push([choice]);
  }
  return groups;
}

function Options({ choices }: { readonly choices: readonly ContactFormChoice[] }) {
  const keyOf = useItemKeys(choices, sentValueOf);
  return choices.map((choice, index) => (
    <option key={keyOf(index)} value={sentValueOf(choice)} disabled={choice.isDisabled}>
      {choice.label}
    </option>
  ));
}

function ContactSelect({ own }: Pick<ContactControlProps, 'own'>) {
  const groups = groupsOf(own.field.type === 'select' ? own.field.choices : NO_CHOICES);
  const keyOf = useItemKeys(groups, headingOf);
  return (
    <select {...own.getSelectProps()}>
      {groups.map((group, index) =>
        group[0].group === undefined ? (
          <Options key={keyOf(index)} choices={group} />
        ) : (
          <optgroup key={keyOf(index)} label={group[0].group}>
            <Options choices={group} />
          </optgroup>
        ),
      )}
    </select>
  );
}

type OwnProps = Pick<ContactControlProps, 'own'>;

function Choice({ own, choice }: OwnProps & { readonly choice: ContactFormChoice }) {
  return (
    <>
      <input {...own.getChoiceProps({ choice })} />
      {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the getter provides the box's id */}
      <label {...own.getChoiceLabelProps({ choice })} />
    </>
  );
}

/** Renders a group of checkboxes or radio buttons. The last choice can have a text field. */
function ContactChoices({ own, contactForm }: ContactControlProps) {
  const { field } = own;
  const keyOf = useItemKeys('choices' in field ? field.choices : NO_CHOICES, sentValueOf);
  if (field.type !== 'checkbox' && field.type !== 'radio') return null;
  const last = field.choices.at(-1);
  return (
    <fieldset {...own.getFieldProps({ className: 'loggia-contact-choices' })}>
      <legend className="loggia-contact-label" data-hidden={field.isLabelHidden ? '' : undefined}>
        {field.richLabel ? <ContactText contactForm={contactForm} text={field.richLabel} /> : field.label}
      </legend>
      {field.choices.map((choice, index) => (
        <div key={keyOf(index)} className="loggia-contact-choice">
          <Choice own={own} choice={choice} />
          {field.hasFreeText && choice === last && <input {...own.getFreeTextProps()} />}
        </div>
      ))}
      <ContactNotes own={own} />
    </fieldset>
  );
}

function ContactAcceptance({ own, contactForm }: ContactControlProps) {
  return (
    <div className="loggia-contact-acceptance">
      <div className="loggia-contact-choice">
        <input {...own.getInputProps()} />
        <ContactLabel own={own} contactForm={contactForm} />
      </div>
      <ContactNotes own={own} />
    </div>
  );
}

/** Renders the captcha: an image or an error message, a button that requests another image, and the text field. */
function ContactCaptcha({ own, contactForm }: ContactControlProps) {
  return (
    <div className="loggia-contact-field">
      <ContactLabel own={own} contactForm={contactForm} />
      <div className="loggia-contact-captcha">
        {own.imageUrl !== '' && !own.hasCaptchaFailed && <img {...own.getCaptchaImageProps()} />}
        <p {...own.getCaptchaStatusProps({ className: 'loggia-contact-error' })} />
        <IconButton {...contactForm.getNewCaptchaButtonProps()} icon={<RefreshIcon />} />
      </div>
      <input {...own.getInputProps()} />
      <input {...own.getTokenProps()} />
      <ContactNotes own={own} />
    </div>
  );
}

function ContactLabel({ own, contactForm }: ContactControlProps) {
  // A question can be replaced, so its text is used as the label.
  const richLabel = own.question === undefined ? own.field.richLabel : undefined;
  const rich = richLabel && { children: <ContactText contactForm={contactForm} text={richLabel} /> };
  const hidden = own.field.isLabelHidden && { 'data-hidden': '' };
  // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the getter provides the field's id
  return <label {...own.getLabelProps({ className: 'loggia-contact-label', ...rich, ...hidden })} />;
}

function ContactNotes({ own }: Pick<ContactControlProps, 'own'>) {
  return (
    <>
      <p {...own.getHintProps({ className: 'loggia-contact-hint' })} />
      <p {...own.getErrorProps({ className: 'loggia-contact-error' })} />
    </>
  );
}

interface RunProps {
  readonly contactForm: Pick<UseContactFormResult, 'getTextLinkProps'>;
  readonly run: ContactFormTextRun;
}

function Words({ contactForm, run }: RunProps) {
  if (run.href === undefined) return run.text;
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the getter provides the `href` and the content
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

interface ContactTextProps {
  readonly contactForm: Pick<UseContactFormResult, 'getTextLinkProps'>;
  readonly text: ContactFormText;
}

/** Renders the form author's text with its links and emphasis. The text is never interpreted as HTML. */
export function ContactText({ contactForm, text }: ContactTextProps) {
  return text.map((run, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the runs of a text have no state and no other identity
    <Run key={index} contactForm={contactForm} run={run} />
  ));
}

interface ContactProseProps {
  readonly contactForm: Pick<UseContactFormResult, 'getTextLinkProps'>;
  readonly prose: ContactFormProse;
}

/** Renders a heading, a paragraph or a list between the fields. */
export function ContactProse({ contactForm, prose }: ContactProseProps) {
  if (prose.type === 'list') {
    const List = prose.isOrdered ? 'ol' : 'ul';
    return (
      <List className="loggia-contact-prose">
        {prose.items.map((text, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- items have no state and no other identity
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
