import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { logIn } from './helpers/admin.ts';
import { expectSoon } from './helpers/expectSoon.ts';
import { test as base } from './helpers/test.ts';

/** A server that dies answers 500; the browser notes it. */
const test = base.override('expectedComplaints', [/status of 500/]);

const PICTURE = readFileSync(join(import.meta.dirname, '../../docs/pictures/gallery.png'));

/** The page is alive: until then nothing hears what its fields are told. */
async function openLibrary(page: Page): Promise<void> {
  await page.goto('/wp-admin/media');
  const asked = page.waitForResponse(/\/wp\/v2\/media\?/);
  await logIn(page);
  await asked;
}

test('files reach the media library of a server that dies, and a file of another kind is refused without keeping another', async ({
  page,
}) => {
  await openLibrary(page);
  await page.getByLabel('How often the server dies over each').fill('2');
  await page.getByLabel('Choose files').setInputFiles([
    { name: 'letter.png', mimeType: 'image/png', buffer: Buffer.from('Dear all') },
    { name: 'a gallery.png', mimeType: 'image/png', buffer: PICTURE },
  ]);
  await expectSoon(() => page.locator('main [role=status]').first().textContent()).toBe('Uploaded: 1 of 2. Failed: 1.');
  const uploads = await page.getByRole('list', { name: 'Uploads' }).getByRole('listitem').allTextContents();
  expect(uploads[0]).toContain('Sorry, you are not allowed to upload this file type.');
  expect(uploads[1]).toContain('Uploaded');
  await page.getByRole('list', { name: 'Library' }).getByRole('img', { name: 'a-gallery' }).waitFor();

  // Focus stays in the list when the button that has it goes.
  await page.getByRole('button', { name: 'Try again: letter.png' }).press('Enter');
  await expectSoon(() => page.locator(':focus').getAttribute('aria-label')).toContain('letter.png');
});

/** Only after ten seconds the list says that a server takes its time. */
const LATE_SECONDS = process.env['LOGGIA_TEST_ALL'] === '1' ? [12] : [];

describe.each(LATE_SECONDS)('a server that answers after %i s', (seconds) => {
  test('is waited for, which the list says, and has the file once', async ({ page }) => {
    const posts: string[] = [];
    page.on('request', (request) => void (request.method() === 'POST' && posts.push(new URL(request.url()).pathname)));
    await openLibrary(page);
    await page.getByLabel('How many seconds it takes for each').fill(String(seconds));
    posts.length = 0;
    const file = { name: 'late.png', mimeType: 'image/png', buffer: PICTURE };
    await page.getByLabel('Choose files').setInputFiles([file]);
    const upload = page.getByRole('list', { name: 'Uploads' }).getByRole('listitem');
    await expectSoon(() => upload.textContent()).toContain('Still processing.');
    await expectSoon(() => upload.getAttribute('data-status')).toBe('done');
    await page.getByRole('list', { name: 'Library' }).getByRole('img', { name: 'late' }).waitFor();
    expect(posts).toEqual(['/wp-json/wp/v2/media']);
  });
});
