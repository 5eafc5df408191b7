/* oxlint-disable jsx-a11y/label-has-associated-control, jsx-a11y/anchor-has-content -- the getters provide both */
import { act, render } from '@testing-library/react-hooks';
import { StrictMode, useEffect } from 'react';
import { vi } from 'vitest';
import type { ContactFormResponse, ContactFormBackend } from '../../../hooks/data/backend/ContactFormBackend.ts';
import type { ContactFormDescription } from '../../../hooks/data/backend/ContactFormDescription.ts';
import { isInputField, plainInputName } from '../../../hooks/site/contactForm/fields.ts';
import type { UseContactFormOptions, UseContactFormResult } from '../../../hooks/site/contactForm/types.ts';
import { useContactCount } from '../../../hooks/site/contactForm/useContactCount.ts';
import { useContactField } from '../../../hooks/site/contactForm/useContactField.ts';
import { useContactForm } from '../../../hooks/site/contactForm/useContactForm.ts';

export const FORM: ContactFormDescription = {
  id: '7',
  unitTag: 'unit-7',
  locale: 'en_US',
  serverVersion: '6.1.6',
  fields: [
    { type: 'text', name: 'your.name', label: 'Name', isRequired: true, hint: 'As on a letter.' },
    { type: 'url', name: 'site', label: 'Site' },
    { type: 'textarea', name: 'message', label: 'Message' },
    { type: 'count', target: 'message', direction: 'down', min: 3, max: 10 },
    {
      type: 'checkbox',
      name: 'way',
      label: 'Way',
      isExclusive: true,
      hasFreeText: true,
      choices: [{ label: 'Post' }, { label: 'Other' }],
    },
    { type: 'quiz', name: 'sum', label: 'Quiz', question: '1+1=?', token: 'old' },
    { type: 'captcha', name: 'code', label: 'Code', imageUrl: '/c/1.png', token: '1' },
    { type: 'acceptance', name: 'terms', label: 'I agree' },
    { type: 'hidden', name: 'campaign', value: 'spring' },
    { type: 'submit', name: 'send', label: 'Send' },
  ],
};

export const answerOf = (own: Partial<ContactFormResponse> = {}): ContactFormResponse => ({
  outcome: 'sent',
  serverStatus: 'mail_sent',
  message: 'Thank you.',
  invalidFields: [],
  continuation: '',
  quizzes: new Map(),
  captchas: new Map(),
  raw: {},
  ...own,
});

type Send = ContactFormBackend['send'];

/** A backend with simplified names and events, whose responses the test controls. */
export function createFakeContactForms(hasRules = false) {
  const sends: {
    data: FormData;
    signal: AbortSignal;
    resolve(answer: ContactFormResponse): void;
    reject(error: unknown): void;
    progress: Parameters<Send>[2]['onProgress'];
  }[] = [];
  const nothing = { quizzes: new Map(), captchas: new Map(), raw: [] };
  const refill = vi.fn<ContactFormBackend['refill']>(async () => nothing);
  const loadRules = vi.fn<NonNullable<ContactFormBackend['loadRules']>>(async () => []);
  const backend: ContactFormBackend = {
    inputName: plainInputName,
    hiddenFields: ({ form, unitTag, continuation }) => [
      ['formId', form.id],
      ['unitTag', unitTag],
      ['continuation', continuation],
    ],
    unitTag: (_form, identity) => identity,
    domEvent: ({ name, ...detail }) => ({ type: `contact:${name}`, detail }),
    refill,
    ...(hasRules && { loadRules }),
    send: (_instance, data, { signal, onProgress }) =>
      new Promise((resolve, reject) => {
        sends.push({ data, signal, resolve, reject, progress: onProgress });
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  };
  return { backend, sends, refill, loadRules };
}

function Field({
  contactForm,
  field,
}: {
  contactForm: UseContactFormResult;
  field: Parameters<typeof useContactField>[1];
}) {
  const own = useContactField(contactForm, field);
  if (field.type === 'checkbox' || field.type === 'radio')
    return (
      <fieldset {...own.getFieldProps()}>
        <legend>{field.label}</legend>
        {field.choices.map((choice) => (
          <span key={choice.label}>
            <input {...own.getChoiceProps({ choice })} />
            <label {...own.getChoiceLabelProps({ choice })} />
          </span>
        ))}
        <input {...own.getFreeTextProps()} />
        <p {...own.getErrorProps()} />
      </fieldset>
    );
  return (
    <div>
      <label {...own.getLabelProps()} />
      {field.type === 'textarea' ? <textarea {...own.getTextareaProps()} /> : <input {...own.getInputProps()} />}
      {(field.type === 'quiz' || field.type === 'captcha') && <input {...own.getTokenProps()} />}
      {field.type === 'captcha' && (
        <>
          {!own.hasCaptchaFailed && <img {...own.getCaptchaImageProps()} />}
          <p {...own.getCaptchaStatusProps()} />
        </>
      )}
      <p {...own.getHintProps()} />
      <p {...own.getErrorProps()} />
    </div>
  );
}

function Count({
  contactForm,
  count,
}: {
  contactForm: UseContactFormResult;
  count: Parameters<typeof useContactCount>[1];
}) {
  return <span {...useContactCount(contactForm, count).getCountProps()} />;
}

let latest: UseContactFormResult;
const keepLatest = (contactForm: UseContactFormResult): void => {
  latest = contactForm;
};

function TestForm({ form, options }: { form: ContactFormDescription; options: UseContactFormOptions }) {
  const contactForm = useContactForm(form, options);
  useEffect(() => keepLatest(contactForm));
  return (
    <form {...contactForm.getFormProps()}>
      {contactForm.hiddenInputs.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {form.fields.map((field, index) => {
        if (field.type === 'count') return <Count key={index} contactForm={contactForm} count={field} />;
        if (field.type === 'submit') return <button key={index} {...contactForm.getSubmitButtonProps({ field })} />;
        return isInputField(field) && <Field key={index} contactForm={contactForm} field={field} />;
      })}
      <p {...contactForm.getStatusProps()} />
      {contactForm.error && <button {...contactForm.getRetryButtonProps()} />}
      <ul {...contactForm.getErrorListProps()}>
        {contactForm.errors.map((error) => (
          <li key={error.name}>
            <a {...contactForm.getErrorLinkProps({ error })} />
          </li>
        ))}
      </ul>
    </form>
  );
}

const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve)));

/** Renders the contact form hooks with a backend whose responses the test controls. */
export function renderContactForm(options: UseContactFormOptions = {}, form = FORM, hasRules = false) {
  const fake = createFakeContactForms(hasRules);
  const view = render(<TestForm form={form} options={{ backend: fake.backend, ...options }} />, {
    wrapper: StrictMode,
  });
  const element = view.container.querySelector('form') as HTMLFormElement;
  const inputs = (name: string) =>
    [...element.elements].filter((input): input is HTMLInputElement => (input as HTMLInputElement).name === name);
  const input = (name: string): HTMLInputElement => {
    const [first] = inputs(name);
    if (!first) throw new Error(`There is no input "${name}".`);
    return first;
  };
  const change = (name: string, value: string) =>
    act(() => {
      const target = input(name);
      target.value = value;
      target.dispatchEvent(new Event('input', { bubbles: true }));
      target.dispatchEvent(new Event('change', { bubbles: true }));
    });
  return {
    ...view,
    ...fake,
    form: element,
    current: () => latest,
    settle,
    inputs,
    input,
    change,
    tick: (target: HTMLInputElement) => act(() => target.click()),
    async accept() {
      act(() => input('terms').click());
      await settle();
    },
    press: () => act(() => input('send').click()),
    async answer(own?: Partial<ContactFormResponse>) {
      fake.sends.at(-1)?.resolve(answerOf(own));
      await settle();
    },
    async fail(error: unknown) {
      fake.sends.at(-1)?.reject(error);
      await settle();
    },
  };
}
