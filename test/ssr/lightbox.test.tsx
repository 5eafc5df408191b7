import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Lightbox } from '@loggia/ui';

const images = [
  { id: '1', url: '/ridge.jpg', title: 'Ridge' },
  { id: '2', url: '/harbour.jpg', title: 'Harbour' },
];

test('a server renders nothing of a closed lightbox', () => {
  expect(renderToString(<Lightbox images={images} galleryId="7" fullWindow={false} />)).toBe('');
});

test('a wish makes no difference on the server: the client opens', () => {
  const opening = { imageId: '2', reason: 'deepLink', event: undefined, opener: null } as const;
  expect(
    renderToString(
      <StrictMode>
        <Lightbox images={images} openRequest={opening} autoplay />
      </StrictMode>,
    ),
  ).toBe('');
});
