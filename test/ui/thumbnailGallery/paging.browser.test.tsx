import axe from 'axe-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { createStaticBackend } from '@loggia/hooks/static';
import { HttpStatusError, MissingContentError } from '@loggia/hooks/errors';
import { KitProvider, ThumbnailGallery, type ThumbnailGalleryProps } from '@loggia/ui';
import { createDeferredSource } from '../../helpers/createDeferredSource.ts';
import { nextPaint } from '../../helpers/nextPaint.ts';
import { createArchive, gallery, items, thumbnail } from './galleryFixtures.tsx';

beforeEach(() => page.viewport(1280, 800));

const backend = createStaticBackend({ images: createArchive(70), perPage: 30 });

function renderGallery(props: Partial<ThumbnailGalleryProps> = {}) {
  return render(<ThumbnailGallery backend={backend} lightbox={false} {...props} />);
}

async function expectAccessible() {
  await nextPaint();
  const { violations } = await axe.run(gallery(), { resultTypes: ['violations'] });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
}

describe('thumbnail gallery paging', () => {
  test('keeps keyboard focus on the button, even on the last page', async () => {
    const screen = await renderGallery();
    const next = screen.getByRole('button', { name: 'Next page' });
    await expect.element(next).toBeVisible();
    (next.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('status')).toHaveTextContent('Page 2 of 3');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('status')).toHaveTextContent('Page 3 of 3');
    expect(items()).toHaveLength(10);
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(next.element());
    await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  });

  test('uses links if pages have URLs, and changes pages without navigating', async () => {
    const screen = await renderGallery({ defaultPage: 2, getPageHref: (target) => `?page_number_0=${target}` });
    await expect
      .element(screen.getByRole('link', { name: 'Previous page' }))
      .toHaveAttribute('href', '?page_number_0=1');
    await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
    await expect.element(screen.getByRole('navigation')).toHaveTextContent('Page 3 of 3');
    expect(window.location.search).not.toContain('page_number_0');
  });

  test('keeps focus on a link that becomes disabled on the last page', async () => {
    const screen = await renderGallery({ defaultPage: 2, getPageHref: (target) => `?page_number_0=${target}` });
    const next = screen.getByRole('link', { name: 'Next page' });
    await expect.element(next).toBeVisible();
    (next.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(next).toHaveAttribute('aria-disabled', 'true');
    expect(document.activeElement).toBe(next.element());
    expect(next.element().hasAttribute('href')).toBe(false);
  });

  test('renders no pager for a single page', async () => {
    const screen = await renderGallery({ images: createArchive(3) });
    await expect.element(screen.getByRole('list')).toBeVisible();
    expect(screen.getByRole('navigation').query()).toBeNull();
  });

  test('passes axe', async () => {
    const screen = await renderGallery();
    await expect.element(screen.getByRole('navigation')).toBeVisible();
    await expectAccessible();
  });
});

describe('a gallery with no images to show', () => {
  async function renderSource() {
    const source = createDeferredSource();
    const screen = await renderGallery({ source });
    await nextPaint();
    return { source, screen };
  }

  test('shows an error, requests the images again on retry, and keeps focus on the retry button', async () => {
    const { source, screen } = await renderSource();
    await expect.element(screen.getByText('Loading images…')).toBeVisible();
    source.last.fail(new HttpStatusError(500));
    await expect.element(screen.getByText('The images could not be loaded.')).toBeVisible();
    await expectAccessible();
    const retry = screen.getByRole('button', { name: 'Try again' });
    (retry.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => source.requests.length).toBe(2);
    expect(document.activeElement).toBe(retry.element());
    source.last.answer({ images: createArchive(2) });
    await expect.poll(() => items().length).toBe(2);
    expect(retry.query()).toBeNull();
  });

  test('shows no retry button if the gallery no longer exists', async () => {
    const { source, screen } = await renderSource();
    source.last.fail(new MissingContentError());
    await expect.element(screen.getByText('This gallery is no longer available.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' }).query()).toBeNull();
  });

  test('shows an empty message localized with KitProvider', async () => {
    const screen = await render(
      <KitProvider labels={{ gallery: { empty: 'Noch keine Bilder.' } }}>
        <ThumbnailGallery images={[]} lightbox={false} />
      </KitProvider>,
    );
    await expect.element(screen.getByText('Noch keine Bilder.')).toBeVisible();
  });
});

describe('a thumbnail', () => {
  test('is a link to the image file, and is named by the image title', async () => {
    const screen = await renderGallery({ images: createArchive(2) });
    const link = screen.getByRole('link', { name: 'Ridge 2', exact: true });
    await expect.element(link).toHaveAttribute('href', '/photos/2.jpg');
  });

  test('is named by its position if the image has no title', async () => {
    const [image] = createArchive(1);
    if (!image) throw new Error('The archive is empty.');
    const screen = await renderGallery({ images: [{ ...image, title: undefined }] });
    await expect.element(screen.getByRole('link', { name: 'Image 1' })).toBeVisible();
    await expectAccessible();
  });

  test.each(['javascript:alert(1)', ' java\nscript:alert(1)', 'data:text/html,<script>alert(1)</script>'])(
    'never links to %j',
    async (url) => {
      const [image] = createArchive(1);
      if (!image) throw new Error('The archive is empty.');
      await renderGallery({ images: [{ ...image, url }] });
      await nextPaint();
      expect(thumbnail(0).tagName).toBe('SPAN');
      expect(thumbnail(0).hasAttribute('href')).toBe(false);
    },
  );

  test('is a button that opens the lightbox if its URL is not allowed in links', async () => {
    const [image] = createArchive(1);
    if (!image) throw new Error('The archive is empty.');
    const screen = await renderGallery({ images: [{ ...image, url: 'blob:x' }], lightbox: true });
    await expect.element(screen.getByRole('button', { name: 'Ridge 1' })).toHaveAttribute('type', 'button');
  });
});

test('a gallery passes className, id, style and ref to its root element', async () => {
  const elements: (HTMLDivElement | null)[] = [];
  await render(
    <ThumbnailGallery
      ref={(element) => void elements.push(element)}
      images={createArchive(1)}
      lightbox={false}
      className="mine"
      id="landscapes"
      style={{ marginTop: 3 }}
    />,
  );
  expect(elements.at(-1)).toBe(gallery());
  expect(gallery().matches('#landscapes.loggia-gallery.mine')).toBe(true);
  expect(gallery().style.marginTop).toBe('3px');
});
