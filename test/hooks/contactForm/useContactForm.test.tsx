import type { ContactFormRule } from '@loggia/hooks';
import { act } from '@testing-library/react-hooks';
import { describe, expect, test, vi } from 'vitest';
import { HttpStatusError } from '../../../hooks/core/errors/HttpStatusError.ts';
import { InvalidResponseError } from '../../../hooks/core/errors/InvalidResponseError.ts';
import { OfflineError } from '../../../hooks/core/errors/OfflineError.ts';
import { answerOf, FORM, renderContactForm } from './renderContactForm.tsx';

const wrong = (...names: readonly string[]) => names.map((name) => ({ name, message: `${name} is wrong.` }));
const NEW_QUESTIONS = {
  quizzes: new Map([['sum', { question: '2+2=?', token: 'new' }]]),
  captchas: new Map([['code', { imageUrl: '/c/2.png', token: '2' }]]),
};

async function renderAccepted(...values: Parameters<typeof renderContactForm>) {
  const view = renderContactForm(...values);
  await view.accept();
  return view;
}

describe('submitting a form', () => {
  test('sends all fields and the clicked button', async () => {
    const view = await renderAccepted();
    view.change('your.name', 'Ann');
    view.press();
    expect(view.current()).toMatchObject({ status: 'submitting', canSubmit: false, isSubmitting: true });
    const { data } = view.sends[0] ?? { data: new FormData() };
    expect(Object.fromEntries(data)).toMatchObject({
      formId: '7',
      unitTag: 'unit-7',
      'your.name': 'Ann',
      'sum-quizToken': 'old',
      'code-captchaToken': '1',
      terms: '1',
      campaign: 'spring',
      send: 'Send',
    });
  });

  test('sends one request when the button is clicked repeatedly', async () => {
    const view = await renderAccepted();
    act(() => {
      view.input('send').click();
      view.input('send').click();
    });
    view.press();
    expect(view.sends).toHaveLength(1);
  });

  test('resets the form, keeps the success message and requests new questions', async () => {
    const statuses: string[] = [];
    const view = await renderAccepted({ onStatusChange: (status, { reason }) => statuses.push(`${status} ${reason}`) });
    view.refill.mockResolvedValue({ ...NEW_QUESTIONS, raw: {} });
    view.change('your.name', 'Ann');
    view.change('sum', '2');
    view.press();
    await view.answer();
    expect(view.current()).toMatchObject({ status: 'sent', message: 'Thank you.' });
    expect([view.input('your.name').value, view.input('sum').value, view.input('terms').checked]).toEqual([
      '',
      '',
      false,
    ]);
    expect(view.refill).toHaveBeenCalledOnce();
    expect(view.input('sum-quizToken').value).toBe('new');
    expect(statuses).toEqual(['submitting submit', 'sent response', 'resetting reset', 'sent reset']);
  });

  test('leaves the resetting status even if the new questions fail to load', async () => {
    const view = await renderAccepted();
    view.refill.mockRejectedValue(new OfflineError());
    view.press();
    await view.answer();
    expect(view.current().status).toBe('sent');
  });

  test('sends the continuation value from the server with the next request', async () => {
    const view = await renderAccepted();
    view.press();
    await view.answer({ outcome: 'failed', continuation: 'hash' });
    view.press();
    expect(view.sends[1]?.data.get('continuation')).toBe('hash');
  });

  test('can be canceled in `onSubmit`', async () => {
    const onSubmit = vi.fn<NonNullable<Parameters<typeof renderContactForm>[0]>['onSubmit'] & {}>((_data, details) =>
      details.cancel(),
    );
    const view = await renderAccepted({ onSubmit });
    view.press();
    expect(view.sends).toHaveLength(0);
    expect(onSubmit.mock.calls[0]?.[1].reason).toBe('form');
    expect(view.current().status).toBe('init');
  });

  test('is blocked until required checkboxes are checked, and focuses the first unchecked checkbox', () => {
    const view = renderContactForm();
    expect(view.input('send').getAttribute('aria-disabled')).toBe('true');
    view.press();
    expect(view.sends).toHaveLength(0);
    expect(document.activeElement).toBe(view.input('terms'));
    view.tick(view.input('terms'));
    expect(view.input('send').getAttribute('aria-disabled')).toBeNull();
  });

  test('reports its progress and keeps the values when canceled', async () => {
    const view = await renderAccepted();
    view.change('your.name', 'Ann');
    view.press();
    act(() => view.sends[0]?.progress?.(50, 200));
    expect(view.current().progress).toEqual({ sentBytes: 50, totalBytes: 200 });
    expect(view.current().getProgressProps()).toMatchObject({ value: 25, 'aria-label': '25% sent' });
    act(() => view.current().cancel());
    await view.settle();
    expect(view.current()).toMatchObject({ status: 'init', error: null });
    expect(view.input('your.name').value).toBe('Ann');
  });

  test('is not aborted on unmount, and does not request new questions afterwards', async () => {
    const view = await renderAccepted();
    view.press();
    view.unmount();
    await view.answer();
    expect(view.sends[0]?.signal.aborted).toBe(false);
    expect(view.refill).not.toHaveBeenCalled();
  });
});

describe('a slow form request', () => {
  test('shows a waiting message after five seconds', async () => {
    const view = await renderAccepted();
    vi.useFakeTimers();
    view.press();
    act(() => void vi.advanceTimersByTime(4999));
    expect(view.current().message).toBe('');
    act(() => void vi.advanceTimersByTime(1));
    expect(view.current()).toMatchObject({ isSubmitting: true, message: expect.stringContaining('Please wait') });
    vi.useRealTimers();
    await view.answer();
    expect(view.current().message).not.toContain('Please wait');
  });
});

describe('a failed form request', () => {
  test.each([
    ['no connection', new OfflineError(), 'could not be sent'],
    ['an invalid response', new InvalidResponseError(), 'may have arrived'],
    ['an oversized request', new HttpStatusError(413), 'too much to send at once'],
    ['an unexpected error', new TypeError('oops'), 'may have arrived'],
  ])('shows a message, keeps the values and can be retried: %s', async (_name, error, words) => {
    const onError = vi.fn<(error: Error) => void>();
    const view = await renderAccepted({ onError });
    view.change('your.name', 'Ann');
    view.press();
    await view.fail(error);
    expect(view.current().status).toBe('error');
    expect(view.form.querySelector('[role=status][data-status]')?.textContent).toContain(words);
    expect(view.input('your.name').value).toBe('Ann');
    expect(onError).toHaveBeenCalledOnce();
    const retry = view.getByText('Try again');
    act(() => retry.focus());
    act(() => retry.click());
    // The button was removed, and keyboard navigation must not restart at the top of the page.
    expect(document.activeElement?.textContent).toBe('Sending…');
    expect(view.sends[1]?.data.get('your.name')).toBe('Ann');
    expect(view.sends[1]?.data.get('send')).toBe('Send');
    await view.answer();
    expect(view.current()).toMatchObject({ status: 'sent', error: null });
  });

  test('renews questions only if the old questions may have been used', async () => {
    const view = await renderAccepted();
    view.refill.mockResolvedValue({ ...NEW_QUESTIONS, raw: {} });
    view.change('sum', '2');
    view.press();
    await view.fail(new OfflineError());
    expect([view.refill.mock.calls.length, view.input('sum').value]).toEqual([0, '2']);
    view.press();
    await view.fail(new HttpStatusError(500));
    expect([view.refill.mock.calls.length, view.input('sum').value]).toEqual([1, '']);
    expect(view.current().status).toBe('error');
  });
});

describe('form errors', () => {
  test('are shown at their fields and in a list of links, and focus the first invalid field', async () => {
    const view = await renderAccepted();
    view.press();
    await view.answer({ outcome: 'invalid', message: 'Check.', invalidFields: wrong('message', 'your_name', 'ghost') });
    const name = view.input('your.name');
    expect(document.activeElement).toBe(name);
    expect(name.getAttribute('aria-invalid')).toBe('true');
    const described = (name.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(described).toEqual(['your_name is wrong.', 'As on a letter.']);
    const links = [...view.form.querySelectorAll('a')];
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Name: your_name is wrong.',
      'Message: message is wrong.',
      'ghost is wrong.',
    ]);
    act(() => links[1]?.click());
    expect(document.activeElement).toBe(view.input('message'));
    expect(links[2]?.hasAttribute('href')).toBe(false);
    view.change('message', 'More');
    expect(view.input('message').getAttribute('aria-invalid')).toBeNull();
    expect(view.current().errors).toHaveLength(2);
  });

  test('do not move focus if the user has focused another element', async () => {
    const view = await renderAccepted();
    view.press();
    const elsewhere = document.body.appendChild(document.createElement('input'));
    elsewhere.focus();
    await view.answer({ outcome: 'invalid', invalidFields: wrong('message') });
    expect(document.activeElement).toBe(elsewhere);
    elsewhere.remove();
  });

  test('renew the quiz and the captcha', async () => {
    const view = await renderAccepted();
    view.change('sum', '3');
    view.press();
    await view.answer({ outcome: 'invalid', ...NEW_QUESTIONS, invalidFields: wrong('sum') });
    expect(view.form.textContent).toContain('2+2=?');
    expect(view.form.querySelector('img')?.getAttribute('src')).toBe('/c/2.png');
    expect([view.input('code-captchaToken').value, view.input('sum').value]).toEqual(['2', '']);
  });

  test('are shown for all fields up to the changed field, and the rules load once', async () => {
    const view = renderContactForm({}, FORM, true);
    view.loadRules.mockResolvedValue([
      { rule: 'required', field: 'your_name', message: 'Who?' },
      { rule: 'required', field: 'message', message: 'What?' },
    ]);
    view.change('site', 'hills.test');
    expect(view.current().status).toBe('validating');
    await view.settle();
    expect(view.current().errors.map(({ message }) => message)).toEqual(['Who?']);
    expect(view.current().status).toBe('init');
    view.change('your.name', 'Ann');
    await view.settle();
    expect(view.current().errors).toEqual([]);
    expect(view.loadRules).toHaveBeenCalledOnce();
  });
});

test('validation rules that load after a reset report no errors for earlier changes', async () => {
  const view = renderContactForm({}, FORM, true);
  let answer: (rules: readonly ContactFormRule[]) => void = () => undefined;
  view.loadRules.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  view.change('your.name', 'Ann');
  act(() => view.current().reset());
  answer([{ rule: 'required', field: 'your_name', message: 'Who?' }]);
  await view.settle();
  expect(view.current()).toMatchObject({ errors: [], status: 'init' });
});

test('useContactForm works with fields whose names match form element methods', async () => {
  const names = ['addEventListener', 'dispatchEvent', 'elements', 'submit', 'reset', 'querySelector', 'action', 'id'];
  const fields = names.map((name) => ({ type: 'text', name, label: name }) as const);
  const view = renderContactForm({}, { ...FORM, fields: [...FORM.fields, ...fields] });
  view.tick(view.input('terms'));
  view.press();
  expect(view.sends).toHaveLength(1);
  await view.answer();
  expect(view.current().status).toBe('sent');
});

test('a form on a cached page requests new questions on mount and keeps text typed before they arrive', async () => {
  const view = renderContactForm({}, { ...FORM, isCached: true });
  view.input('your.name').value = 'Ann';
  expect(view.current().status).toBe('resetting');
  await view.settle();
  expect(view.current().status).toBe('init');
  expect(view.input('your.name').value).toBe('Ann');
});

test('useContactForm leaves submission to the browser while disabled', () => {
  const view = renderContactForm({ enabled: false });
  const submitted = new Event('submit', { bubbles: true, cancelable: true });
  view.form.addEventListener('submit', (event) => event.preventDefault());
  act(() => void view.form.dispatchEvent(submitted));
  expect(view.sends).toHaveLength(0);
  expect([view.form.method, view.form.enctype, view.form.id]).toEqual(['post', 'multipart/form-data', 'unit-7']);
});

test('`onResponse` receives the response of a submitted form', async () => {
  const onResponse = vi.fn<(answer: unknown) => void>();
  const view = await renderAccepted({ onResponse });
  view.press();
  await view.answer({ outcome: 'custom-on-hold' });
  expect(onResponse).toHaveBeenCalledWith(answerOf({ outcome: 'custom-on-hold' }));
  expect(view.form.dataset['status']).toBe('custom-on-hold');
});
