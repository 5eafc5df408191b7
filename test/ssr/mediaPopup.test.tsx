import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ImagePopups, MediaLink } from '@loggia/ui';

test('media pop-ups render as plain links on the server', () => {
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
