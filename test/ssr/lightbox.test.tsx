import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FullLightbox } from '@loggia/ui';

const images = [
  { id: '1', url: '/ridge.jpg', title: 'Ridge' },
  { id: '2', url: '/harbour.jpg', title: 'Harbour' },
];

test('a closed lightbox renders nothing on the server', () => {
  expect(renderToString(<FullLightbox images={images} galleryId="7" fullWindow={false} />)).toBe('');
});

test('a lightbox with an `openRequest` renders nothing on the server', () => {
  const opening = { imageId: '2', reason: 'deepLink', event: undefined, opener: null } as const;
  expect(
    renderToString(
      <StrictMode>
        <FullLightbox images={images} openRequest={opening} autoplay />
      </StrictMode>,
    ),
  ).toBe('');
});
