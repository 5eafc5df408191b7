import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import type { UploadProgress } from '@loggia/hooks';
import type { WordPressRest } from '@loggia/hooks/wordpress';
import { logIn } from './helpers/admin.ts';
import { loadRest } from './helpers/loadRest.ts';
import { test as base } from './helpers/test.ts';

declare global {
  // Defined in the page by `loadRest`.
  function openRest(nonce?: string): WordPressRest;
  function drawNoise(width: number, height: number): Promise<File>;
}

/** Some tests expect failed requests, which the browser logs. */
const test = base.override('expectedComplaints', [/Failed to load resource/]);

async function openAsAdmin(page: Page): Promise<void> {
  await page.goto('/wp-admin/');
  await logIn(page);
  await page.getByRole('heading', { name: 'Image views' }).waitFor();
  await loadRest(page);
}

describe('the REST client in a browser', () => {
  test('uploads a large image with progress events and renews an expired nonce', async ({ page }) => {
    await openAsAdmin(page);
    const uploaded = await page.evaluate(async () => {
      const rest = openRest('0123456789');
      const { signal } = new AbortController();
      const progress: UploadProgress[] = [];
      const onUploadProgress = (told: UploadProgress) => void progress.push(told);
      const file = await drawNoise(900, 700);
      const upload = { file, alternativeText: 'Noise', signal, onUploadProgress };
      const item = await rest.uploadMedia(upload, (body) => body as { id: number; alt_text: string });
      const { body } = await rest.send({
        path: `/wp/v2/media/${item.id}`,
        method: 'DELETE',
        query: { force: true },
        signal,
      });
      return { item, progress, size: file.size, removed: (body as { deleted: boolean }).deleted };
    });
    expect(uploaded.item.alt_text).toBe('Noise');
    const last = uploaded.progress.at(-1);
    expect(last?.sentBytes).toBe(last?.totalBytes);
    expect(last?.totalBytes).toBeGreaterThan(uploaded.size);
    expect(uploaded.removed).toBe(true);
  });

  test('can send further requests after an upload is aborted', async ({ page }) => {
    await openAsAdmin(page);
    const ended = await page.evaluate(async () => {
      const rest = openRest('0123456789');
      const controller = new AbortController();
      const { signal } = controller;
      const file = await drawNoise(1200, 1000);
      const onUploadProgress = () => controller.abort('enough');
      const upload = rest.uploadMedia({ file, signal, onUploadProgress }, (body) => body);
      const reason: unknown = await upload.catch((error: unknown) => error);
      const { status } = await rest.send({ path: '/wp/v2/users/me', signal: new AbortController().signal });
      return { reason, status };
    });
    expect(ended).toEqual({ reason: 'enough', status: 200 });
  });

  test('updates and deletes a post through method override, and fetches all pages of a list', async ({ page }) => {
    await openAsAdmin(page);
    const read = await page.evaluate(async () => {
      const rest = openRest('0123456789');
      const { signal } = new AbortController();
      const parseId = (body: unknown) => (body as { id: number }).id;
      const id = await rest.request({ path: '/wp/v2/posts', data: { title: 'From a browser' }, signal }, parseId);
      const path = `/wp/v2/posts/${id}`;
      const changed = await rest.send({ path, method: 'PUT', data: { title: 'Changed' }, signal });
      await rest.send({ path, method: 'DELETE', query: { force: true }, signal });
      const { body } = await rest.send({ path: '/wp/v2/posts', query: { per_page: -1, _fields: 'id' }, signal });
      return { changed: changed.body, count: (body as unknown[]).length };
    });
    expect(read.changed).toMatchObject({ title: { raw: 'Changed' } });
    expect(read.count).toBe(130);
  });

  test('rejects an upload by a logged-out user with the status and REST error code', async ({ page }) => {
    await page.goto('/');
    await loadRest(page);
    const refusal = await page.evaluate(async () => {
      const { signal } = new AbortController();
      const upload = openRest().uploadMedia({ file: await drawNoise(20, 20), signal }, (body) => body);
      return upload.catch((error: { status: number; restCode: string }) => [error.status, error.restCode]);
    });
    expect(refusal).toEqual([401, 'rest_cannot_create']);
  });
});
