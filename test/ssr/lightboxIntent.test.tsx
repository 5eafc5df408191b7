import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useLightboxIntent } from '@loggia/hooks';

function Gallery() {
  const intent = useLightboxIntent({ galleryId: '7' });
  return (
    <div {...intent.getContainerProps()} data-wanted={intent.shouldLoad}>
      <a {...intent.getTriggerProps({ image: { id: '1', url: '/ridge.jpg' } })}>Ridge</a>
    </div>
  );
}

test('useLightboxIntent renders working links on the server and does not load the lightbox', () => {
  expect(renderToString(<Gallery />)).toBe(
    '<div data-wanted="false"><a href="/ridge.jpg" aria-haspopup="dialog">Ridge</a></div>',
  );
});
