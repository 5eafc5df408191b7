import { expect, test } from 'vitest';
import type { Backend, NewComment } from '@loggia/hooks';
import { createWordPressBackend } from '@loggia/hooks/wordpress';
import { siteThatAnswers } from '../../contract/siteThatAnswers.ts';
import { firstGalleryConfig } from '../../fixtures/wordpress/firstGalleryConfig.ts';

const image = { id: '5', url: 'https://site.test/5.jpg' };
const { signal } = new AbortController();
const written = { name: 'Ada', email: 'ada@example.com', text: 'Gold.', captcha: '' };
const comment: NewComment = { ...written, hasAcceptedPrivacyPolicy: false, rules: {} };
const long = { ...comment, text: 'Gold. '.repeat(10_000) };

/** Whether the request continues when the page unloads. The responses are unreadable, which does not matter here. */
async function outlivesItsPage(say: (backend: Backend) => Promise<unknown> | undefined): Promise<boolean> {
  const site = siteThatAnswers('');
  await say(createWordPressBackend(firstGalleryConfig(), { fetch: site.fetch }))?.catch(() => undefined);
  return site.lastRequest().keepalive;
}

test.each<[string, (backend: Backend) => Promise<unknown> | undefined]>([
  ['a vote', ({ ratings }) => ratings?.saveRating(image, 4, { signal })],
  ['a hit', ({ hits }) => hits?.saveHit(image, { signal })],
  ['a comment', ({ comments }) => comments?.add(image, comment, { signal })],
  ['a deletion', ({ comments }) => comments?.remove(image, '1', { signal })],
])('%s is still sent when the page unloads', async (_, say) => {
  await expect(outlivesItsPage(say)).resolves.toBe(true);
});

test('a comment that is too long for keepalive is sent without keepalive', async () => {
  await expect(outlivesItsPage(({ comments }) => comments?.add(image, long, { signal }))).resolves.toBe(false);
});

test('a read request is canceled when the page unloads', async () => {
  const load: Parameters<typeof outlivesItsPage>[0] = ({ comments }) => comments?.load(image, { signal });
  await expect(outlivesItsPage(load)).resolves.toBe(false);
});
