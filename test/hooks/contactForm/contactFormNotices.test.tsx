import { describe, expect, test } from 'vitest';
import type { ContactFormNotification } from '../../../hooks/data/backend/ContactFormBackend.ts';
import { renderContactForm } from './renderContactForm.tsx';

type Notice = Omit<ContactFormNotification, 'name'>;

async function renderAccepted() {
  const view = renderContactForm();
  await view.accept();
  return view;
}

describe('contact form events', () => {
  function listen(view: ReturnType<typeof renderContactForm>): CustomEvent<Notice>[] {
    const heard: CustomEvent<Notice>[] = [];
    for (const name of ['beforeSubmit', 'submit', 'invalid', 'sent', 'reset', 'statusChanged'])
      view.container.addEventListener(`contact:${name}`, (event) => heard.push(event as CustomEvent<Notice>));
    return heard;
  }
  const typesOf = (events: readonly CustomEvent<Notice>[]) =>
    events.map(({ type }) => type).filter((type) => !type.endsWith('Changed'));

  test('are dispatched on the form in the same order as in the original plugin', async () => {
    const view = await renderAccepted();
    const heard = listen(view);
    view.press();
    expect(typesOf(heard)).toEqual(['contact:beforeSubmit']);
    await view.answer({ raw: { status: 'mail_sent' } });
    expect(typesOf(heard)).toEqual(['contact:beforeSubmit', 'contact:sent', 'contact:submit', 'contact:reset']);
    expect(heard.every(({ target }) => target === view.form)).toBe(true);
    expect(heard.find(({ type }) => type === 'contact:sent')?.detail).toMatchObject({
      status: 'sent',
      response: { serverStatus: 'mail_sent', raw: { status: 'mail_sent' } },
    });
  });

  test('report each status change with the previous status', async () => {
    const view = await renderAccepted();
    const heard = listen(view);
    view.press();
    await view.answer({ outcome: 'invalid', serverStatus: 'validation_failed' });
    const changes = heard.filter(({ type }) => type === 'contact:statusChanged');
    expect(changes.map(({ detail }) => [detail.previousStatus, detail.status])).toEqual([
      ['init', 'submitting'],
      ['submitting', 'invalid'],
    ]);
  });

  test('let a listener add fields before the form is sent', async () => {
    const view = await renderAccepted();
    view.container.addEventListener('contact:beforeSubmit', (event) =>
      (event as CustomEvent<Notice>).detail.data.append('page', '/start'),
    );
    view.press();
    expect(view.sends[0]?.data.get('page')).toBe('/start');
  });
});
