import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { openLibrary } from './helpers/admin.ts';
import { expectSoon } from './helpers/expectSoon.ts';
import { test } from './helpers/test.ts';

const PICTURE = readFileSync(join(import.meta.dirname, '../../docs/pictures/gallery.png'));
/** Longer than the ten seconds after which the list reports a slow server. */
const LATE_SECONDS = 12;

test('the upload list reports slow processing on the server and uploads the file only once', async ({ page }) => {
  const posts: string[] = [];
  page.on('request', (request) => void (request.method() === 'POST' && posts.push(new URL(request.url()).pathname)));
  await openLibrary(page);
  await page.getByLabel('Response delay in seconds').fill(String(LATE_SECONDS));
  posts.length = 0;
  const file = { name: 'late.png', mimeType: 'image/png', buffer: PICTURE };
  await page.getByLabel('Choose files').setInputFiles([file]);
  const upload = page.getByRole('list', { name: 'Uploads' }).getByRole('listitem');
  await expectSoon(() => upload.textContent()).toContain('Still processing.');
  await expectSoon(() => upload.getAttribute('data-status')).toBe('done');
  await page.getByRole('list', { name: 'Library' }).getByRole('img', { name: 'late' }).waitFor();
  expect(posts).toEqual(['/wp-json/wp/v2/media']);
});
