import { describe, expect, test } from 'vitest';
import type { NewComment } from '@loggia/hooks';
import { createWordPressBackend } from '@loggia/hooks/wordpress';
import { firstGalleryConfig } from '../../fixtures/wordpress/firstGalleryConfig.ts';
import { lightboxAnswer } from '../../fixtures/wordpress/lightboxMarkup.ts';
import { serveRest } from '../../hooks/rest/serveRest.ts';
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
const LIGHTBOX =
  `${lightboxAnswer()}<div class="bwg_comment_wrap"><form id="bwg_comment_form" action="/ajax.php?action=GalleryBox&amp;image_id=1">` +
  '<input name="bwg_name"><div id="bwg_added_comments"></div></form></div>';

/** Noise that servers print around a valid response. */
const AROUND: readonly (readonly [string, (json: string) => string])[] = [
  [
    'after two PHP notices',
    (json) =>
      `<br />\n<b>Deprecated</b>:  strlen(): Passing null in <b>/a.php</b> on line <b>3</b><br />\n`.repeat(2) + json,
  ],
  ['after a variable dump', (json) => `array(1) {\n  ["key"]=>\n  int(1)\n}\n${json}`],
  ['before a cache comment', (json) => `${json}\n<!-- Page cached at 10:00 in 0.2 s [hit] -->`],
  ['before a cache comment with JSON', (json) => `${json}\n<!-- Page cached at 10:00, {"hit":true} -->`],
  ['after a byte order mark and a notice', (json) => `\uFEFFNotice: Undefined index: name in /a.php\n${json}`],
];

describe.each(AROUND)('a JSON response %s', (_where, wrap) => {
  test('confirms a comment without sending it again', async () => {
    const kept = JSON.stringify({ error: false, published: 0, error_messages: { success: 'ok' } });
    const site = createFakeSite(LIGHTBOX, wrap(kept));
    const { lightbox, comments } = createWordPressBackend(firstGalleryConfig(), { fetch: site.fetch });
    await lightbox?.load({ imageId: '1' }, { signal });
    const outcome = await comments?.add({ id: '1', url: '/1.jpg' }, COMMENT, { signal });
    expect(outcome).toHaveProperty('status', 'awaitingModeration');
    expect(site.requests).toHaveLength(2);
  });

  test('confirms an upload without sending it again', async () => {
    const { rest, lines } = serveRest(() => [201, wrap('{"id":9,"title":{"raw":"Dusk"}}')]);
    const file = new File([new Uint8Array(300)], 'dusk.jpg', { type: 'image/jpeg' });
    const readId = (body: unknown) => (body as { readonly id: number }).id;
    await expect(rest.uploadMedia({ file, signal }, readId)).resolves.toBe(9);
    expect(lines()).toHaveLength(1);
  });
});
