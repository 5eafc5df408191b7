import { expect, test } from 'vitest';
import { openTestCms } from './support/openTestCms.ts';

const MANY_MS = 3_600_000;

test('a contact form message is stored before a slow mail server responds', async () => {
  const { contact } = openTestCms({ contact: { slowMailMs: MANY_MS } });
  const form = contact.form(41);
  if (!form) throw new Error('There is no such form.');
  const data = new FormData();
  for (const field of form.description.fields) {
    if ('name' in field && field.name) data.set(field.name, 'Ann');
  }
  data.set('your-email', 'ann@slow.example');
  let isAnswered = false;
  void contact.take(form, data, true).then(() => (isAnswered = true));
  await expect.poll(() => contact.entries.list().length).toBe(1);
  expect(isAnswered).toBe(false);
});
