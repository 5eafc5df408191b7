import type { ContactFormDomEvent, ContactFormMoment, ContactFormNotice } from '../../backend/ContactFormBackend.ts';
import type { ContactFormAnswer } from '../../backend/ContactFormAnswer.ts';

const TYPES: Readonly<Record<ContactFormMoment, string>> = {
  beforeSubmit: 'wpcf7beforesubmit',
  submit: 'wpcf7submit',
  invalid: 'wpcf7invalid',
  unaccepted: 'wpcf7unaccepted',
  spam: 'wpcf7spam',
  aborted: 'wpcf7aborted',
  sent: 'wpcf7mailsent',
  failed: 'wpcf7mailfailed',
  reset: 'wpcf7reset',
  statusChanged: 'wpcf7statuschanged',
};

/** A number where it is one: listeners compare these with `===`. */
function toId(text: string | undefined): number | string {
  return text !== undefined && /^\d+$/.test(text) ? Number(text) : (text ?? 0);
}

const isAnswer = (answer: ContactFormNotice['answer']): answer is ContactFormAnswer =>
  answer !== undefined && 'serverStatus' in answer;

/** The event that tag managers and other scripts wait for, with everything in it that the original puts there. */
export function domEvent(notice: ContactFormNotice): ContactFormDomEvent {
  const { moment, instance, status, previousStatus, data, answer } = notice;
  const { form, unitTag } = instance;
  const inputs = [...data].flatMap(([name, value]) => (name.startsWith('_') ? [] : { name, value }));
  return {
    type: TYPES[moment],
    detail: {
      contactFormId: toId(form.id),
      pluginVersion: form.serverVersion ?? '',
      contactFormLocale: form.locale ?? '',
      unitTag,
      containerPostId: toId(form.containerId),
      status: isAnswer(answer) ? answer.serverStatus : status,
      ...(previousStatus !== undefined && { prevStatus: previousStatus }),
      inputs,
      formData: data,
      ...(answer && { apiResponse: answer.raw }),
    },
  };
}
