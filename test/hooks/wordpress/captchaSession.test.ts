import { describe, expect, test, vi } from 'vitest';
import type { NewComment } from '@loggia/hooks';
import { createWordPressBackend } from '@loggia/hooks/wordpress';
import { firstGalleryConfig } from '../../fixtures/wordpress/firstGalleryConfig.ts';

const { signal } = new AbortController();
const COMMENT: NewComment = {
  name: 'Ann',
  email: '',
  text: 'Fine light.',
  captcha: 'ab12cd',
  hasAcceptedPrivacyPolicy: false,
  rules: {},
};

function commentsOf(origin: string) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ error: false, published: 0 }));
  const lightboxUrl = `${origin}/wp-admin/admin-ajax.php?action=GalleryBox&image_id=1`;
  const { comments } = createWordPressBackend(firstGalleryConfig({ lightboxUrl }), { fetch });
  if (!comments) throw new Error('The port is missing.');
  return { comments, fetch };
}

describe('a comment with a captcha', () => {
  const image = { id: '1', url: '/1.jpg' };

  test('is not sent from another origin, and the error explains why', async () => {
    const { comments, fetch } = commentsOf('https://elsewhere.test');
    await expect(comments.add(image, COMMENT, { signal })).rejects.toMatchObject({
      limit: 'captchaSession',
      message: 'A captcha cannot be verified from another origin, because its session cookie is not sent.',
    });
    expect(fetch).not.toHaveBeenCalled();
  });

  test('is sent on the same origin, and on any origin without a captcha', async () => {
    const own = commentsOf(location.origin);
    await expect(own.comments.add(image, COMMENT, { signal })).resolves.toHaveProperty('status', 'awaitingModeration');
    const other = commentsOf('https://elsewhere.test');
    await other.comments.add(image, { ...COMMENT, captcha: '' }, { signal });
    expect(other.fetch).toHaveBeenCalledOnce();
  });
});
