import { describe, expect, test } from 'vitest';
import type { NewComment } from '@loggia/hooks';
import { createWordPressBackend } from '@loggia/hooks/wordpress';
import { firstGalleryConfig } from '../../fixtures/wordpress/firstGalleryConfig.ts';
import { lightboxAnswer } from '../../fixtures/wordpress/lightboxMarkup.ts';
import { createFakeSite } from '../../hooks/wordpress/fakeSite.ts';

const { signal } = new AbortController();
const COMMENT: NewComment = {
  name: 'Ben',
  email: '',
  text: 'What a morning.',
  captcha: '',
  hasAcceptedPrivacyPolicy: false,
  rules: {},
};

/** A lightbox with a comment form whose nonce field has the given name. */
const lightboxWith = (name: string, value: string) =>
  `${lightboxAnswer()}<div class="bwg_comment_wrap"><form id="bwg_comment_form" action="/ajax.php?action=GalleryBox&amp;image_id=1"><input name="bwg_name">` +
  `<input type='hidden' value='${value}' name='${name}'><div id="bwg_added_comments"></div></form></div>`;

const kept = () => Response.json({ error: false, published: 0, error_messages: { success: 'ok' } });

describe('the nonce of a comment form', () => {
  test.each(['_wpnonce', 'bwg_comment_nonce', 'comment_nonce'])(
    'is sent with the comment under its name in the form: %s',
    async (name) => {
      const site = createFakeSite(lightboxWith(name, '0f1e2d3c4b'), kept());
      const { lightbox, comments } = createWordPressBackend(firstGalleryConfig(), { fetch: site.fetch });
      await lightbox?.load({ imageId: '1' }, { signal });
      await comments?.add({ id: '1', url: '/1.jpg' }, COMMENT, { signal });
      expect(site.requests[1]?.body.get('ajax_task')).toBe('add_comment');
      expect(site.requests[1]?.body.get(name)).toBe('0f1e2d3c4b');
    },
  );
});
