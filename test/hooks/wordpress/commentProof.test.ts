import { describe, expect, test } from 'vitest';
import type { NewComment } from '@loggia/hooks';
import { createWordPressBackend } from '@loggia/hooks/wordpress';
import { firstGalleryConfig } from '../../fixtures/wordpress/firstGalleryConfig.ts';
import { lightboxAnswer } from '../../fixtures/wordpress/lightboxMarkup.ts';
import { createFakeSite } from './fakeSite.ts';

const { signal } = new AbortController();
const COMMENT: NewComment = {
  name: 'Ann',
  email: '',
  text: 'Fine light.',
  captcha: '',
  hasAcceptedPrivacyPolicy: false,
  rules: {},
};
const image = { id: '1', url: '/1.jpg' };
const REFUSAL = 'Sorry, the form is too old.';

/** A lightbox with the comment form of Photo Gallery 1.8.46, the first version with this field. */
const lightboxWith = (nonce: string) =>
  `${lightboxAnswer()}<div class="bwg_comment_wrap"><form id="bwg_comment_form" action="/ajax.php?action=GalleryBox&amp;image_id=1">` +
  `<input name="bwg_name"><input type="hidden" id="bwg_nonce" name="bwg_nonce" value="${nonce}">` +
  '<input type="hidden" name="_wp_http_referer" value="/"><div id="bwg_added_comments"></div></form></div>';
const kept = () => Response.json({ error: false, published: 0, error_messages: { success: 'ok' } });
const refused = (messages: object) => Response.json({ error: true, published: 1, error_messages: messages });
const PROOF_REFUSED = { bwg_nonce: REFUSAL };

async function open(...answers: readonly (string | Response)[]) {
  const site = createFakeSite(...answers);
  const { lightbox, comments } = createWordPressBackend(firstGalleryConfig(), { fetch: site.fetch });
  await lightbox?.load({ imageId: '1' }, { signal });
  if (!comments) throw new Error('The port is missing.');
  return { site, comments };
}
const sentNonces = ({ requests }: Awaited<ReturnType<typeof open>>['site']) =>
  requests.filter(({ body }) => body.get('ajax_task') === 'add_comment').map(({ body }) => body.get('bwg_nonce'));

describe('the comment nonce of Photo Gallery 1.8.46', () => {
  test('is sent with a comment under its name, without the form’s other fields', async () => {
    const { site, comments } = await open(lightboxWith('abc0000000'), kept());
    await expect(comments.add(image, COMMENT, { signal })).resolves.toHaveProperty('status', 'awaitingModeration');
    expect(sentNonces(site)).toEqual(['abc0000000']);
    expect(site.requests[1]?.body.has('_wp_http_referer')).toBe(false);
  });

  test('is not sent if the form has no nonce', async () => {
    const { site, comments } = await open(lightboxWith(''), kept());
    await comments.add(image, COMMENT, { signal });
    expect(sentNonces(site)).toEqual([null]);
  });

  test.each([
    ['with a message', () => refused(PROOF_REFUSED)],
    ['with 403 and -1', () => new Response('-1', { status: 403 })],
  ])('is renewed when the server rejects it %s, and the comment is sent again', async (_how, refusal) => {
    const { site, comments } = await open(lightboxWith('old0000000'), refusal(), lightboxWith('new1111111'), kept());
    await expect(comments.add(image, COMMENT, { signal })).resolves.toHaveProperty('status', 'awaitingModeration');
    expect(sentNonces(site)).toEqual(['old0000000', 'new1111111']);
  });

  test('is not renewed repeatedly if the server keeps rejecting it', async () => {
    const { site, comments } = await open(
      lightboxWith('same000000'),
      refused(PROOF_REFUSED),
      lightboxWith('same000000'),
    );
    await expect(comments.add(image, COMMENT, { signal })).resolves.toEqual({
      status: 'refused',
      errors: { text: REFUSAL },
    });
    expect(sentNonces(site)).toEqual(['same000000']);
  });

  test('is not renewed if a field is invalid', async () => {
    const { site, comments } = await open(lightboxWith('abc0000000'), refused({ name: 'Who are you?' }));
    await expect(comments.add(image, COMMENT, { signal })).resolves.toEqual({
      status: 'refused',
      errors: { name: 'Who are you?' },
    });
    expect(site.requests).toHaveLength(2);
  });
});
