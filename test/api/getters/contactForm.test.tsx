/* oxlint-disable jsx-a11y/label-has-associated-control -- the getters bring it */
import { act, render } from '@testing-library/react-hooks';
import { test } from 'vitest';
import { OfflineError } from '@loggia/hooks/errors';
import {
  useContactCount,
  useContactField,
  useContactForm,
  type ContactFormBackend,
  type ContactFormCountField,
  type ContactFormDescription,
  type ContactFormInputField,
  type UseContactCountResult,
  type UseContactFieldResult,
  type UseContactFormResult,
} from '@loggia/hooks';
import { answerOf, createFakeContactForms } from '../../hooks/contactForm/renderContactForm.tsx';
import { createGetterReport, expectAsReported, type GetterReport } from '../createGetterReport.ts';
import { perform, press, tell } from '../handle.ts';

const choices = [{ label: 'Post' }, { label: 'Other', value: 'other' }];
const INPUTS: readonly ContactFormInputField[] = [
  { type: 'text', name: 'name', label: 'Name', isRequired: true, hint: 'As on a letter.', maxLength: 40 },
  { type: 'textarea', name: 'message', label: 'Message', rows: 4 },
  { type: 'number', name: 'age', label: 'Age', min: 1, max: 120, step: 1 },
  { type: 'date', name: 'day', label: 'Day', min: '2026-01-01' },
  { type: 'select', name: 'land', label: 'Land', choices },
  { type: 'checkbox', name: 'way', label: 'Way', hasFreeText: true, choices },
  { type: 'quiz', name: 'sum', label: 'Quiz', question: '1+1=?', token: 'old' },
  { type: 'captcha', name: 'code', label: 'Code', imageUrl: '/c/1.png', token: '1' },
  { type: 'acceptance', name: 'terms', label: 'I agree', isOptional: true },
  { type: 'file', name: 'cv', label: 'CV', accept: '.pdf' },
];
const COUNT: ContactFormCountField = { type: 'count', target: 'message', direction: 'down', min: 3, max: 10 };
const SUBMIT = { type: 'submit', name: 'send', label: 'Send' } as const;
const FORM: ContactFormDescription = { id: '7', unitTag: 'unit-7', fields: [...INPUTS, COUNT, SUBMIT] };

/** The hooks' last results. */
interface Seen {
  form?: UseContactFormResult;
  count?: UseContactCountResult;
  readonly fields: Map<string, UseContactFieldResult>;
}

/** The elements of each kind of field, beside its label and its messages. */
function partOf(own: UseContactFieldResult) {
  const { type } = own.field;
  if (type === 'textarea') return <textarea {...own.getTextareaProps()} />;
  if (type === 'select') return <select {...own.getSelectProps()} />;
  if (type !== 'checkbox') return <input {...own.getInputProps()} />;
  return choices.map((choice) => <input key={choice.label} {...own.getChoiceProps({ choice })} />);
}

function Field({ form, field, see }: { form: UseContactFormResult; field: ContactFormInputField; see: Seen }) {
  const own = useContactField(form, field);
  see.fields.set(field.name, own);
  return (
    <div {...own.getFieldProps()}>
      <label {...own.getLabelProps()} />
      {partOf(own)}
    </div>
  );
}

function Form({ backend, see }: { backend: ContactFormBackend; see: Seen }) {
  const form = useContactForm(FORM, { backend });
  const count = useContactCount(form, COUNT);
  Object.assign(see, { form, count });
  return (
    <form {...form.getFormProps()}>
      {INPUTS.map((field) => (
        <Field key={field.name} {...{ form, field, see }} />
      ))}
    </form>
  );
}

function renderForm() {
  const see: Seen = { fields: new Map() };
  const fake = createFakeContactForms();
  render(<Form backend={fake.backend} see={see} />);
  return {
    sends: fake.sends,
    form() {
      if (!see.form || !see.count) throw new Error('Nothing was rendered.');
      return { ...see.form, count: see.count };
    },
    field(name: string) {
      const field = see.fields.get(name);
      if (!field) throw new Error(`There is no field ${name}.`);
      return field;
    },
    submit: () => perform(() => see.form?.submit()),
  };
}

const pick = <TResult, TName extends keyof TResult>(result: TResult, ...names: readonly TName[]) =>
  Object.fromEntries(names.map((name) => [name, result[name]])) as Pick<TResult, TName>;

const each = choices.map((choice) => ({ choice }));
const NOTES = ['getFieldProps', 'getLabelProps', 'getHintProps', 'getErrorProps'] as const;

function reportFields(report: GetterReport, { field }: ReturnType<typeof renderForm>) {
  const { state } = report.hook('useContactField');
  state('a text', pick(field('name'), ...NOTES, 'getInputProps'));
  state('a long text', pick(field('message'), ...NOTES, 'getTextareaProps'));
  for (const name of ['age', 'day', 'cv', 'terms']) state(name, pick(field(name), 'getFieldProps', 'getInputProps'));
  state('a choice in a list', pick(field('land'), 'getFieldProps', 'getSelectProps'));
  state(
    'choices, one of them with a text of its own',
    pick(field('way'), ...NOTES, 'getChoiceProps', 'getChoiceLabelProps', 'getFreeTextProps'),
    { getChoiceProps: each, getChoiceLabelProps: each },
  );
  state('a quiz', pick(field('sum'), ...NOTES, 'getInputProps', 'getTokenProps'));
  const captcha = ['getInputProps', 'getTokenProps', 'getCaptchaImageProps', 'getCaptchaStatusProps'] as const;
  state('a captcha', pick(field('code'), ...NOTES, ...captcha));
}

test('contactForm', async () => {
  const report = createGetterReport('contactForm');
  const page = renderForm();
  reportFields(report, page);
  const fields = report.hook('useContactField: with an error');
  const counts = report.hook('useContactCount');
  const { state } = report.hook('useContactForm');
  const run = { text: 'our terms', href: '/terms' };
  const asked = () => ({
    getErrorLinkProps: page.form().errors.map((error) => ({ error })),
    getSubmitButtonProps: { field: SUBMIT },
    getTextLinkProps: { run },
  });
  await act(async () => undefined);
  state('untouched', page.form(), asked());
  counts.state('empty', page.form().count);
  await page.submit();
  state('sending', page.form(), asked());
  await perform(() => page.sends[0]?.progress?.(30, 100));
  state('three tenths sent', page.form(), asked());
  await perform(() => page.sends[0]?.reject(new OfflineError()));
  state('failed', page.form(), asked());
  await page.submit();
  const invalidFields = ['name', 'way', 'sum'].map((name) => ({ name, message: `${name} is missing.` }));
  await perform(() => page.sends[1]?.resolve(answerOf({ outcome: 'invalid', message: 'Look again.', invalidFields })));
  state('invalid', page.form(), asked());
  fields.state('a text', pick(page.field('name'), ...NOTES, 'getInputProps'));
  fields.state('choices', pick(page.field('way'), ...NOTES, 'getChoiceProps'), {
    getChoiceProps: each,
  });
  await tell(page.field('code').getCaptchaImageProps().onError);
  fields.state(
    'a captcha without its picture',
    pick(page.field('code'), 'getCaptchaImageProps', 'getCaptchaStatusProps'),
  );
  await page.submit();
  await press(page.form().getCancelButtonProps());
  state('canceled', page.form(), asked());
  await page.submit();
  await perform(() => page.sends.at(-1)?.resolve(answerOf()));
  state('sent', page.form(), asked());
  await expectAsReported(report);
});
