import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { openLibrary } from './helpers/admin.ts';
import { expectSoon } from './helpers/expectSoon.ts';
import { test as base } from './helpers/test.ts';

/** The simulated server failures respond with 500, which the browser logs. */
const test = base.override('expectedComplaints', [/status of 500/]);

const PICTURE = readFileSync(join(import.meta.dirname, '../../docs/pictures/gallery.png'));

test('uploads recover from server errors, and an unsupported file is rejected without blocking other files', async ({
  page,
}) => {
  await openLibrary(page);
  await page.getByLabel('Server failures per upload').fill('2');
  await page.getByLabel('Choose files').setInputFiles([
    { name: 'letter.png', mimeType: 'image/png', buffer: Buffer.from('Dear all') },
    { name: 'a gallery.png', mimeType: 'image/png', buffer: PICTURE },
  ]);
  await expectSoon(() => page.locator('main [role=status]').first().textContent()).toBe('Uploaded: 1 of 2. Failed: 1.');
  const uploads = await page.getByRole('list', { name: 'Uploads' }).getByRole('listitem').allTextContents();
  expect(uploads[0]).toContain('Sorry, you are not allowed to upload this file type.');
  expect(uploads[1]).toContain('Uploaded');
  await page.getByRole('list', { name: 'Library' }).getByRole('img', { name: 'a-gallery' }).waitFor();

  // Focus stays in the list when the focused button is removed.
  await page.getByRole('button', { name: 'Try again: letter.png' }).press('Enter');
  await expectSoon(() => page.locator(':focus').getAttribute('aria-label')).toContain('letter.png');
});
