import { createHash } from 'node:crypto';
import type { Database } from 'libsql';
import type { ContactFormAnswer, ContactFormDescription, ContactFormField, InvalidContactField } from '@loggia/hooks';
import { createStaticContactForms } from '@loggia/hooks/static';
import { CAPTCHA_FILES_PATH, DEAD_MAIL_HOST } from './constants.ts';
import { contactForms } from './contactForms.ts';
import type { CmsForm } from './contactForms.ts';
import { createEntryStore } from './createEntryStore.ts';
import type { EntryStore } from './createEntryStore.ts';
import { createQuestions } from './createQuestions.ts';
import type { Questions } from './createQuestions.ts';
import { readEntry } from './readEntry.ts';

/** What became of a form, in the server's words. */
export interface DeskAnswer {
  readonly status: string;
  readonly message: string;
  readonly hash: string;
  /** In the order of the page. */
  readonly invalidFields: readonly InvalidContactField[];
}

/** Takes the forms of the CMS, whichever way they come. */
export interface ContactDesk {
  readonly entries: EntryStore;
  readonly questions: Questions;
  form(id: number): CmsForm | undefined;
  /** The form with questions of its own, for a page. */
  describe(id: number): ContactFormDescription | undefined;
  take(form: CmsForm, data: FormData, hasUserAgent: boolean): Promise<DeskAnswer>;
}

const MESSAGES: Readonly<Record<string, string>> = {
  mail_sent: 'Thank you for your message. It has been sent.',
  mail_failed: 'Your message was kept, but no mail went out. Please try again later.',
  validation_failed: 'One or more fields have an error. Please check and try again.',
  acceptance_missing: 'Please accept the terms before you send your message.',
  spam: 'There was an error. Please try again later.',
};
const STATUSES: Partial<Record<ContactFormAnswer['outcome'], string>> = {
  invalid: 'validation_failed',
  unaccepted: 'acceptance_missing',
};

const textOf = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};

/** Choices that the form does not offer, and questions that are answered wrong. */
function wrongAnswers(
  questions: Questions,
  fields: readonly ContactFormField[],
  data: FormData,
): InvalidContactField[] {
  return fields.flatMap((field) => {
    if (field.type === 'quiz') {
      const isRight = questions.isQuizRight(textOf(data, `_wpcf7_quiz_answer_${field.name}`), textOf(data, field.name));
      return isRight ? [] : { name: field.name, message: 'The answer to the quiz is not right.' };
    }
    if (field.type === 'captcha') {
      const token = textOf(data, `_wpcf7_captcha_challenge_${field.name}`);
      const isRight = questions.isCaptchaRight(token, textOf(data, field.name));
      return isRight ? [] : { name: field.name, message: 'These are not the characters in the picture.' };
    }
    if (!('choices' in field) || ('hasFreeText' in field && field.hasFreeText)) return [];
    const sent = [...data.getAll(field.name), ...data.getAll(`${field.name}[]`)];
    const isOffered = sent.every((value) => field.choices.some(({ label }) => label === value));
    return isOffered ? [] : { name: field.name, message: 'This is not one of the choices.' };
  });
}

export function createContactDesk(database: Database): ContactDesk {
  const entries = createEntryStore(database);
  const questions = createQuestions();
  const judge = createStaticContactForms({ deliver: async () => undefined });

  async function judgeForm(
    { description }: CmsForm,
    data: FormData,
  ): Promise<readonly [string, readonly InvalidContactField[]]> {
    const { signal } = new AbortController();
    const instance = { form: description, unitTag: '', continuation: '' };
    const answer = await judge.send(instance, data, { signal });
    const wrong = wrongAnswers(questions, description.fields, data);
    const known = new Set(wrong.map(({ name }) => name));
    const all = [...answer.invalidFields.filter(({ name }) => !known.has(name)), ...wrong];
    if (all.length > 0) return ['validation_failed', all];
    return [STATUSES[answer.outcome] ?? 'mail_sent', []];
  }

  return {
    entries,
    questions,
    form: (id) => contactForms.get(id),
    describe(id) {
      const form = contactForms.get(id)?.description;
      return (
        form && {
          ...form,
          fields: form.fields.map((field) => {
            if (field.type === 'quiz') return { ...field, ...questions.quiz() };
            if (field.type !== 'captcha') return field;
            const token = questions.captcha();
            return { ...field, token, imageUrl: `${CAPTCHA_FILES_PATH}/${token}.png` };
          }),
        }
      );
    },
    async take(form, data, hasUserAgent) {
      const [judged, invalidFields] = await judgeForm(form, data);
      const isDead = textOf(data, 'your-email').endsWith(`@${DEAD_MAIL_HOST}`);
      const delivered = judged === 'mail_sent' && isDead ? 'mail_failed' : judged;
      const status = judged === 'validation_failed' || hasUserAgent ? delivered : 'spam';
      const answer = { status, message: MESSAGES[status] ?? '', invalidFields };
      if (!status.startsWith('mail_')) return { ...answer, hash: '' };
      const entry = await readEntry(form.description, data);
      entries.add({ ...entry, formId: Number(form.description.id), status });
      return { ...answer, hash: createHash('md5').update(JSON.stringify(entry.fields)).digest('hex') };
    },
  };
}
