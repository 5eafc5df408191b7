import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { KitProvider, Rating } from '@loggia/ui';

const store = { saveRating: () => Promise.reject(new Error('A server gives no votes.')) };
const image = { id: '1', url: '/1.jpg', rating: { average: 2.5, count: 4, own: 0 } };

test('a server-rendered rating has labels and no style attributes', () => {
  const html = renderToString(
    <KitProvider>
      <Rating target={{ image }} store={store} starSize={40} />
    </KitProvider>,
  );
  expect(html).toContain('aria-label="Rate this image. 2.5 of 5 stars. Votes: 4"');
  expect(html.match(/role="radio"/g)).toHaveLength(5);
  expect(html.match(/data-face="(\w+)"/g)?.map((face) => face.slice(11, -1))).toEqual([
    'full',
    'full',
    'half',
    'empty',
    'empty',
  ]);
  expect(html).not.toContain('style=');
});

test('a server-rendered rating is an image instead of radio buttons if the user has voted', () => {
  const own = { ...image, rating: { average: 4, count: 4, own: 5 } };
  const html = renderToString(<Rating target={{ image: own }} store={store} />);
  expect(html).toContain('role="img"');
  expect(html).not.toContain('role="radio"');
});
