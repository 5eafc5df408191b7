import { act } from '@testing-library/react-hooks';
import { describe, expect, test } from 'vitest';
import { renderContactForm } from './renderContactForm.tsx';

test('an address is put right when its field is left', () => {
  const view = renderContactForm({ validatesOnChange: false });
  view.change('site', ' hills.test ');
  expect(view.input('site').value).toBe('http://hills.test');
});

describe('a counter', () => {
  const counter = (view: ReturnType<typeof renderContactForm>) => view.form.querySelector('[data-direction]');

  test('follows its field and describes it', () => {
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

  test('begins anew with the form', async () => {
    const view = renderContactForm();
    view.change('message', 'abcd');
    act(() => view.form.reset());
    await view.settle();
    expect(counter(view)?.textContent).toBe('10 characters left');
  });
});

describe('exclusive choices with a free text', () => {
  test('leave one tick, and open the text with focus only beside its choice', async () => {
    const view = renderContactForm();
    const [post, other] = view.inputs('way') as [HTMLInputElement, HTMLInputElement];
    const freeText = view.input('way-freeText');
    expect([post.name, freeText.disabled]).toEqual(['way', true]);
    view.tick(other);
    expect([freeText.disabled, document.activeElement]).toEqual([false, freeText]);
    view.tick(post);
    await view.settle();
    expect([post.checked, other.checked, freeText.disabled]).toEqual([true, false, true]);
    expect(freeText.getAttribute('aria-label')).toBe('Other: say more');
  });
});

test('labels belong to their inputs, whatever these are called', () => {
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
    ['1+1=?', 'sum'],
    ['Code', 'code'],
    ['I agree', 'terms'],
  ]);
});
