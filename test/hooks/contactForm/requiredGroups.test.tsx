import { screen } from '@testing-library/react-hooks';
import { describe, expect, test } from 'vitest';
import type { ContactFormField } from '../../../hooks/data/backend/ContactFormDescription.ts';
import { renderContactForm } from './renderContactForm.tsx';

const choices = [{ label: 'Post' }, { label: 'Email' }];
const renderField = (field: ContactFormField) => renderContactForm({}, { id: '1', fields: [field] });

describe('getFieldProps', () => {
  test('exposes a required group of radio buttons as required', () => {
    renderField({ type: 'radio', name: 'way', label: 'Way', choices, isRequired: true });
    expect(screen.getByRole('radiogroup', { name: 'Way' }).getAttribute('aria-required')).toBe('true');
  });

  test('labels a required group of checkboxes as required', () => {
    renderField({ type: 'checkbox', name: 'way', label: 'Way', choices, isRequired: true });
    expect(screen.getByRole('group', { name: 'Way (required)' })).toBeDefined();
  });
});

test('getFieldProps does not expose an optional group as required', () => {
  renderField({ type: 'radio', name: 'way', label: 'Way', choices });
  expect(screen.getByRole('radiogroup', { name: 'Way' }).getAttribute('aria-required')).toBeNull();
});

test.each([
  [{}, true],
  [{ isOptional: true }, false],
  [{ isInverted: true }, false],
])('an acceptance checkbox with %j is exposed as required: %s', (own, isRequired) => {
  renderField({ type: 'acceptance', name: 'terms', label: 'Terms', ...own });
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Terms' }).required).toBe(isRequired);
});
