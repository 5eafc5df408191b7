import { act } from '@testing-library/react-hooks';
import { describe, expect, test } from 'vitest';
import { OfflineError } from '../../../hooks/core/errors/OfflineError.ts';
import { renderContactForm } from './renderContactForm.tsx';

test('a URL field adds the missing protocol on change', () => {
  const view = renderContactForm({ validateOnChange: false });
  view.change('site', ' hills.test ');
  expect(view.input('site').value).toBe('http://hills.test');
});

describe('a character counter', () => {
  const counter = (view: ReturnType<typeof renderContactForm>) => view.form.querySelector('[data-direction]');

  test('counts the characters of its field and describes the field', () => {
    const view = renderContactForm();
    expect(counter(view)?.textContent).toBe('10 characters left');
    expect(counter(view)?.hasAttribute('data-too-short')).toBe(true);
    expect(counter(view)?.hasAttribute('data-empty')).toBe(true);
    view.change('message', 'abcdefghijk');
    expect(counter(view)?.textContent).toBe('-1 characters left');
    expect(counter(view)?.hasAttribute('data-too-long')).toBe(true);
    expect(counter(view)?.hasAttribute('data-empty')).toBe(false);
    expect(view.input('message').getAttribute('aria-describedby')).toBe(counter(view)?.id);
  });

  test('is reset with the form', async () => {
    const view = renderContactForm();
    view.change('message', 'abcd');
    act(() => view.form.reset());
    await view.settle();
    expect(counter(view)?.textContent).toBe('10 characters left');
  });
});

describe('exclusive choices with a free-text option', () => {
  test('keep one selection, and enable and focus the text field only for the free-text option', async () => {
    const view = renderContactForm();
    const [post, other] = view.inputs('way') as [HTMLInputElement, HTMLInputElement];
    const freeText = view.input('way-freeText');
    expect([post.name, freeText.disabled]).toEqual(['way', true]);
    view.tick(other);
    expect([freeText.disabled, document.activeElement]).toEqual([false, freeText]);
    view.tick(post);
    await view.settle();
    expect([post.checked, other.checked, freeText.disabled]).toEqual([true, false, true]);
    expect(freeText.getAttribute('aria-label')).toBe('Other: please specify');
  });
});

describe('a contact form captcha that fails to load', () => {
  const words = (view: ReturnType<typeof renderContactForm>) =>
    view.form.querySelector('[role=status]:not([data-status])')?.textContent;
  const picture = (view: ReturnType<typeof renderContactForm>) => view.form.querySelector('img');
  function renderBroken() {
    const view = renderContactForm();
    act(() => void picture(view)?.dispatchEvent(new Event('error')));
    return view;
  }

  test('is replaced by a message in an existing live region', () => {
    expect(words(renderContactForm())).toBe('');
    const view = renderBroken();
    expect(picture(view)).toBeNull();
    expect(words(view)).toBe('The image could not be loaded.');
  });

  test('is loaded again when the device is back online', () => {
    const view = renderBroken();
    act(() => void dispatchEvent(new Event('online')));
    expect(picture(view)?.getAttribute('src')).toBe('/c/1.png');
    expect(words(view)).toBe('');
  });

  test('is replaced when renewed, or shows another message if renewing fails as well', async () => {
    const view = renderBroken();
    const captchas = new Map([['code', { imageUrl: '/c/2.png', token: '2' }]]);
    view.refill.mockResolvedValueOnce({ quizzes: new Map(), captchas, raw: {} });
    view.current().renewQuestions();
    await view.settle();
    expect([picture(view)?.getAttribute('src'), words(view)]).toEqual(['/c/2.png', '']);
    view.refill.mockRejectedValueOnce(new OfflineError());
    view.current().renewQuestions();
    await view.settle();
    expect([picture(view)?.getAttribute('src'), words(view)]).toEqual(['/c/2.png', 'A new image could not be loaded.']);
    view.current().renewQuestions();
    await view.settle();
    expect(words(view)).toBe('');
  });
});

test('contact form labels are associated with their inputs, whatever the field names', () => {
  const view = renderContactForm();
  const labels = [...view.form.querySelectorAll('label')].map(({ textContent, control }) => [
    textContent,
    (control as HTMLInputElement | null)?.name,
  ]);
  expect(labels).toEqual([
    ['Name', 'your.name'],
    ['Site', 'site'],
    ['Message', 'message'],
    ['Post', 'way'],
    ['Other', 'way'],
    ['Quiz 1+1=?', 'sum'],
    ['Code', 'code'],
    ['I agree', 'terms'],
  ]);
});
