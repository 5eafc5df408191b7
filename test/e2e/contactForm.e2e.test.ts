import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { logIn } from './helpers/admin.ts';
import { breakServer } from './helpers/faults.ts';
import { test as base } from './helpers/test.ts';

/** One test makes a request fail, which the browser logs. */
const test = base.override('expectedComplaints', [/Failed to load resource/]);

const ANSWERS: Readonly<Record<string, string>> = {
  '1 + 1 = ?': '2',
  '2 + 3 = ?': '5',
  'What is the first letter of "loggia"?': 'l',
};

const input = (page: Page, name: string, value?: string) =>
  page.locator(`[name="${name}"]${value === undefined ? '' : `[value="${value}"]`}`);

/** Opens a form and waits until it is hydrated; before that, the browser would submit it natively. */
async function open(page: Page, id: string): Promise<void> {
  await page.goto(`/contact?form=${id}`);
  await expect.poll(() => page.getByLabel('Something else: please specify').isDisabled()).toBe(true);
}

/** Fills in every field except the captcha, which only a person can read. */
async function fillIn(page: Page): Promise<void> {
  await input(page, 'your-name').fill('Ann <b>Lee</b>');
  await input(page, 'your-email').fill('ann@hills.example');
  await input(page, 'your-site').fill('hills.example');
  await input(page, 'your-phone').fill('+374 10 123456');
  await input(page, 'guests').fill('3');
  await input(page, 'light').fill('4');
  await input(page, 'day').fill('2026-12-24');
  await input(page, 'your-message').fill('Two lines\nof a message');
  await input(page, 'room').selectOption('North light');
  await input(page, 'prints[]').selectOption(['Small', 'Large']);
  await input(page, 'interests[]', 'Landscapes').check();
  await input(page, 'interests[]', 'Something else').check();
  await page.getByLabel('Something else: please specify').fill('the fog');
  await input(page, 'answer-by', 'Telephone').check();
  await input(page, 'answer-by', 'Email').check();
  await input(page, 'heard', 'A search').check();
  await input(page, 'attachment').setInputFiles({
    name: 'note.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('a note'),
  });
  await input(page, 'terms').check();
  await answerQuiz(page);
}

async function answerQuiz(page: Page): Promise<void> {
  const labels = await page.locator('label').allTextContents();
  // The question follows the label text of the form's author.
  const question = Object.keys(ANSWERS).find((known) => labels.some((text) => text.endsWith(known))) ?? '';
  await input(page, 'sum').fill(ANSWERS[question] ?? '');
}

/** Runs in the page: submits each server-rendered form, as the original script would. */
function listenAsOriginal(): void {
  document.addEventListener('DOMContentLoaded', () => {
    for (const form of document.querySelectorAll<HTMLFormElement>('.wpcf7 > form')) {
      form.addEventListener('submit', (event) => {
        event.preventDefault();
        void fetch('/wp-json/contact-form-7/v1/contact-forms/34/feedback', {
          method: 'POST',
          body: new FormData(form),
        });
      });
    }
  });
}

const message = (page: Page) => page.locator('form [role=status]');

describe('the contact form', () => {
  test('keeps all input if sending fails and delivers every field on retry', async ({ page }) => {
    await open(page, '34');
    await fillIn(page);
    await breakServer(page, 'drop@/wp-json/contact-form-7/v1/contact-forms/34/feedback');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect.poll(() => message(page).textContent()).toContain('Everything you wrote is still here.');
    expect(await input(page, 'your-message').inputValue()).toBe('Two lines\nof a message');
    // Simulates a slow mail server: the mail is sent, but the response is delayed.
    await breakServer(page, 'late=2500@/wp-json/contact-form-7/v1/contact-forms/34/feedback');
    // The server may have used up the quiz already, so the form shows a new question.
    await expect.poll(() => input(page, 'sum').inputValue()).toBe('');
    await answerQuiz(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Sending…' }).waitFor();
    await expect
      .poll(() => message(page).textContent(), { timeout: 25_000 })
      .toBe('Thank you for your message. It has been sent.');
    await expect.poll(() => input(page, 'your-message').inputValue()).toBe('');

    await page.goto('/wp-admin/inbox');
    await logIn(page);
    const entry = page.getByRole('article').first();
    await entry.waitFor();
    const rows = await entry
      .locator('dl > div')
      .evaluateAll((all) => all.map((row) => [...row.children].map(({ textContent }) => textContent)));
    expect(rows).toEqual([
      ['Your name', 'Ann <b>Lee</b>'],
      ['Email', 'ann@hills.example'],
      ['Your site', 'http://hills.example'],
      ['Telephone', '+374 10 123456'],
      ['How many are you?', '3'],
      ['How much light do you like?', '4'],
      ['Day of your visit', '2026-12-24'],
      ['Message', 'Two lines\nof a message'],
      ['Room', 'North light'],
      ['Prints of interest', 'Small, Large'],
      ['What brings you here?', 'Landscapes, Something else the fog'],
      ['One way to answer', 'Email'],
      ['How did you hear of us?', 'A search'],
      ['You may keep this message to answer it.', '1'],
      ['page', 'contact'],
      ['File', 'note.txt 6 bytes'],
    ]);
  });

  test('replaces the captcha and focuses the first invalid field after each response in both form versions', async ({
    page,
  }) => {
    for (const id of ['31', '33']) {
      await open(page, id);
      await fillIn(page);
      await input(page, 'your-name').fill('');
      const picture = page.getByRole('img', { name: 'Image of the characters to type' });
      const before = await picture.getAttribute('src');
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('your-name');
      expect(await picture.getAttribute('src')).not.toBe(before);
      const wrong = await page
        .locator('[aria-invalid=true]')
        .evaluateAll((all) => all.map((input) => (input as HTMLInputElement).name));
      expect(wrong).toEqual(['your-name', 'code']);
    }
  });

  test('replaces a server-rendered form, keeps typed text, and sends one email despite the original script', async ({
    page,
  }) => {
    const posts: string[] = [];
    page.on('request', (request) => void (request.method() === 'POST' && posts.push(new URL(request.url()).pathname)));
    await page.addInitScript(listenAsOriginal);
    await page.goto('/mounted-forms/34/');
    await input(page, 'your-name').fill('Ann');
    // The form isn't replaced while one of its fields has focus.
    await page.locator(':focus').blur();
    await page.locator('main .loggia form').waitFor();
    expect(await input(page, 'your-name').inputValue()).toBe('Ann');
    await fillIn(page);
    await page.getByRole('button', { name: 'Send message' }).dblclick();
    await expect.poll(() => message(page).textContent()).toBe('Thank you for your message. It has been sent.');
    expect(posts).toEqual(['/wp-json/contact-form-7/v1/contact-forms/34/feedback']);
  });
});
