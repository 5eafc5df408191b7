// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { refusal, serveRest } from '../../hooks/rest/serveRest.ts';

const { signal } = new AbortController();
const FRESH = '3f9c1e07ab';

/** A server that accepts one nonce, returns it in `answer`, and requires it for writing. */
const serveWriting = (answer: string) =>
  serveRest(
    ({ path, headers }) => {
      if (path.startsWith('/wp-admin/')) return [200, answer];
      if (headers.get('x-wp-nonce') === FRESH) return [201, { id: 7 }];
      return headers.has('x-wp-nonce')
        ? refusal(403, 'rest_cookie_invalid_nonce', 'Cookie check failed')
        : refusal(401, 'rest_cannot_create', 'Sorry, you are not allowed to do that.');
    },
    {
      nonce: '0000000000',
      nonceUrl: 'https://hills.test/wp-admin/admin-ajax.php?action=rest-nonce',
    },
  );

describe('a renewed nonce', () => {
  test.each([
    ['if returned as is', FRESH],
    ['after blank lines from a theme file', `\r\n\n${FRESH}`],
    ['before a line break', `${FRESH}\n`],
    ['after a byte order mark', `\uFEFF${FRESH}`],
    ['after two byte order marks', `\uFEFF\uFEFF${FRESH}`],
    [
      'after a PHP notice',
      `<br />\n<b>Warning</b>:  Constant WP_MEMORY_LIMIT already defined in <b>/var/www/wp-config.php</b> on line <b>92</b><br />\n${FRESH}`,
    ],
    [
      'after a PHP notice without markup',
      `\nWarning: Constant WP_MEMORY_LIMIT already defined in /var/www/wp-config.php on line 92\n${FRESH}`,
    ],
    ['before a cache comment', `${FRESH}\n<!-- Page cached at 10:00 in 0.2 s [hit] -->`],
  ])('is used for a write request %s', async (_how, answer) => {
    const { rest, seen } = serveWriting(answer);
    const { body } = await rest.send({
      path: '/wp/v2/posts',
      data: { title: 'Dusk' },
      signal,
    });
    expect(body).toEqual({ id: 7 });
    expect(seen.at(-1)?.headers.get('x-wp-nonce')).toBe(FRESH);
  });
});
