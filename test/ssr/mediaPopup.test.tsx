import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ImagePopups, MediaLink } from '@loggia/ui';

test('in the server’s HTML images and media are links, and there is no pop-up', () => {
  const html = renderToString(
    <>
      <ImagePopups
        images={[{ id: 'a', url: '/a.jpg' }]}
        renderImage={(image, linkProps) => (
          <a key={image.id} {...linkProps}>
            Hall
          </a>
        )}
      />
      <MediaLink href="https://vimeo.com/76979871">Film</MediaLink>
      <MediaLink href="/contact">Contact</MediaLink>
    </>,
  );
  expect([...html.matchAll(/ href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/a.jpg',
    'https://vimeo.com/76979871',
    '/contact',
  ]);
  expect(html).not.toMatch(/<dialog|\sstyle=/);
});
