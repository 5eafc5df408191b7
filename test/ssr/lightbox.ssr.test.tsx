import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { useLightbox, type UseLightboxOptions } from '@loggia/hooks';

const images = [
  { id: 'a', url: '/a.jpg', title: 'Ridge', width: 1500, height: 1000 },
  { id: 'b', url: '/b.jpg', title: 'Haze' },
];

function Page(options: UseLightboxOptions) {
  const lightbox = useLightbox({ images, ...options });
  return (
    <main data-status={lightbox.status}>
      {images.map((image) => (
        <a key={image.id} {...lightbox.getTriggerProps({ image })}>
          {image.title}
        </a>
      ))}
      <dialog {...lightbox.getDialogProps()}>
        <div {...lightbox.getStageProps()}>
          {lightbox.slides.map(({ index, image }) => (
            <div key={image.id} {...lightbox.getSlideProps({ index })}>
              <img {...lightbox.getImageProps({ index })} alt={image.title ?? ''} />
            </div>
          ))}
        </div>
        <p {...lightbox.getStatusProps()} />
      </dialog>
    </main>
  );
}

describe('useLightbox on the server', () => {
  test('renders working links and an empty, closed dialog', () => {
    const html = renderToString(<Page />);
    expect(html).toContain('<main data-status="closed"><a href="/a.jpg" aria-haspopup="dialog">Ridge</a>');
    expect(html).toMatch(/<dialog [^>]*data-status="closed"[^>]*><div data-status="closed"><\/div>/);
    expect(html).not.toMatch(/<dialog[^>]* open/);
  });

  test('renders slides, but no open dialog, if the lightbox is initially open', () => {
    const html = renderToString(<Page isOpen defaultIndex={1} />);
    expect(html).toContain('<main data-status="loading">');
    expect(html).toContain('alt="Haze"');
    expect(html).not.toMatch(/<dialog[^>]* open/);
  });

  test.each([{}, { isOpen: true }])('renders no style attributes with the options %j', (options) => {
    expect(renderToString(<Page {...options} />)).not.toContain('style=');
  });
});
