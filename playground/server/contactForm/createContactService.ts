import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from 'libsql';
import type { ContactFormDescription, InvalidContactField } from '@loggia/hooks';
import { CAPTCHA_FILES_PATH, MAIL_HOSTS, SLOW_MAIL_HOST, SLOW_MAIL_MS } from './constants.ts';
import { type CmsForm, contactForms } from './contactForms.ts';
import { createEntryStore, type NewContactEntry } from './createEntryStore.ts';
import { createQuestions } from './createQuestions.ts';
import { judgeForm } from './formJudgement.ts';

/**
 * Returns the entry to store: every field of the form, with choices joined as in the real server's mails, and the
 * files.
 */
async function readEntry(
  { fields }: ContactFormDescription,
  data: FormData,
): Promise<Pick<NewContactEntry, 'fields' | 'files'>> {
  const named = fields.flatMap((field) => ('name' in field && field.name ? [{ ...field, name: field.name }] : []));
  const texts = named.flatMap((field) => {
    if (field.type === 'file' || field.type === 'quiz' || field.type === 'captcha' || field.type === 'submit')
      return [];
    const sent = [...data.getAll(field.name), ...data.getAll(`${field.name}[]`)].filter(
      (value) => typeof value === 'string',
    );
    const freeText = data.get(`_wpcf7_free_text_${field.name}`) ?? data.get(`${field.name}_free_text`);
    const last = 'choices' in field ? field.choices.at(-1)?.label : undefined;
    const joined = sent.map((value) =>
      value === last && typeof freeText === 'string' && freeText ? `${value} ${freeText}` : value,
    );
    return { name: field.name, label: 'label' in field ? field.label : field.name, value: joined.join(', ') };
  });
  const sentFiles = named.flatMap(({ name, type }) => (type === 'file' ? data.getAll(name) : []));
  const files = sentFiles.filter((file) => typeof file !== 'string').filter(({ size }) => size > 0);
  const kept = files.map(async (file) => ({ name: file.name, bytes: Buffer.from(await file.arrayBuffer()) }));
  return { fields: texts, files: await Promise.all(kept) };
}

/** The result of a posted form, with the server's status and message. */
export interface ContactResponse {
  readonly status: string;
  readonly message: string;
  /** '' for a form that was not accepted; undefined if it was not processed at all. */
  readonly hash?: string;
  /** In the server's order. */
  readonly invalidFields: readonly InvalidContactField[];
}

export type ContactService = ReturnType<typeof createContactService>;

const MESSAGES: Readonly<Record<string, string>> = {
  mail_sent: 'Thank you for your message. It has been sent.',
  mail_failed: 'Your message was kept, but no mail went out. Please try again later.',
  validation_failed: 'One or more fields have an error. Please check and try again.',
  acceptance_missing: 'Please accept the terms before you send your message.',
  spam: 'There was an error. Please try again later.',
  aborted: 'Nothing was sent.',
  error: 'This form is for those who are logged in.',
};
/** Results for which the server does not store the form. */
const FORGOTTEN = new Set(['validation_failed', 'acceptance_missing', 'spam']);

/** Determines the result of a valid form that is not sent, or undefined to send it. */
export type MailFilter = (form: CmsForm, data: FormData) => string | undefined;

const hostOf = (data: FormData): string => /@([^@]+)$/.exec(String(data.get('your-email')))?.[1] ?? '';

const byHost: MailFilter = (_form, data) => MAIL_HOSTS[hostOf(data)];

export interface ContactServiceOptions {
  /** The forms by id. @default those of the demo */
  readonly forms?: ReadonlyMap<number, CmsForm> | undefined;
  /** Determines the result of a valid form. @default by the host of the sender's email address */
  readonly filter?: MailFilter | undefined;
  /** How long mail from the slow host takes, in milliseconds. @default SLOW_MAIL_MS */
  readonly slowMailMs?: number | undefined;
}

/** Handles submissions of the CMS's forms from every route. */
export function createContactService(
  database: Database,
  { forms = contactForms, filter = byHost, slowMailMs = SLOW_MAIL_MS }: ContactServiceOptions = {},
) {
  const entries = createEntryStore(database);
  const questions = createQuestions();

  async function judge(form: CmsForm, data: FormData, hasUserAgent: boolean) {
    const { invalidFields, isAccepted } = await judgeForm(form, data, questions);
    if (invalidFields.length > 0) return { status: 'validation_failed', invalidFields };
    if (!hasUserAgent) return { status: 'spam', invalidFields };
    return { status: isAccepted ? (filter(form, data) ?? 'mail_sent') : 'acceptance_missing', invalidFields };
  }

  return {
    entries,
    questions,
    form: (id: number) => forms.get(id),
    /** Returns the form with new questions, for a page. */
    describe(id: number): ContactFormDescription | undefined {
      const form = forms.get(id)?.description;
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
    async take(form: CmsForm, data: FormData, hasUserAgent: boolean): Promise<ContactResponse> {
      if (form.isForSubscribers) return { status: 'error', message: MESSAGES['error'] ?? '', invalidFields: [] };
      const { status, invalidFields } = await judge(form, data, hasUserAgent);
      const result = { status, message: MESSAGES[status] ?? '', invalidFields };
      if (FORGOTTEN.has(status)) return { ...result, hash: '' };
      const entry = await readEntry(form.description, data);
      const isKept = status.startsWith('mail_') && !form.isDemo;
      if (isKept) entries.add({ ...entry, formId: Number(form.description.id), status });
      // The timer does not keep a server running that is shutting down.
      if (hostOf(data) === SLOW_MAIL_HOST) await wait(slowMailMs, undefined, { ref: false });
      return { ...result, hash: createHash('md5').update(JSON.stringify(entry.fields)).digest('hex') };
    },
  };
}
