import '@loggia/ui/styles.css';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { createStaticBackend } from '@loggia/hooks/static';
import { BlogGallery, type BlogGalleryProps } from '@loggia/ui';
import { createFakeCommentStore } from '../../helpers/createFakeCommentStore.ts';
import { expectAccessible } from '../../helpers/expectAccessible.ts';
import { paintedImages } from '../../helpers/paintedImages.ts';

const IMAGES = paintedImages.map((image, index) => ({
  ...image,
  width: 60,
  height: 40,
  description: `About ${image.title}`,
  commentCount: index,
}));

const BlogPage = (props: BlogGalleryProps) => (
  <StrictMode>
    <main>
      <h1>Alps</h1>
      <h2>Pictures</h2>
      <BlogGallery {...props} />
    </main>
  </StrictMode>
);

test('a blog lists images with their titles, and shows descriptions, comments and share links if enabled', async () => {
  const screen = await render(<BlogPage images={IMAGES} />);
  await expect.element(page.getByRole('heading', { name: 'Image 3' })).toBeVisible();
  await expect.element(page.getByText('About Image 3')).not.toBeInTheDocument();
  await screen.rerender(
    <BlogPage images={IMAGES} hasDescriptions hasComments hasRating shareNetworks={['facebook']} />,
  );
  await expect.element(page.getByText('About Image 3')).toBeVisible();
  await expect.poll(() => document.querySelectorAll('.loggia-blog a[href*=facebook]').length).toBe(5);
  await expect.element(page.getByText('1 comment', { exact: true })).toBeVisible();
  await expectAccessible();
});

test('blog titles use the configured heading level', async () => {
  const screen = await render(<BlogPage images={IMAGES} />);
  await expect.element(page.getByRole('heading', { name: 'Image 3', level: 3 })).toBeVisible();
  await screen.rerender(<BlogPage images={IMAGES} headingLevel={4} />);
  await expect.element(page.getByRole('heading', { name: 'Image 3', level: 4 })).toBeVisible();
});

test("an image of unknown size reserves space using its thumbnail's aspect ratio until it loads", async () => {
  const [first, second] = paintedImages;
  const thumbnail = { url: first?.url ?? '', width: 60, height: 40 };
  const images = [
    { id: '1', title: 'Lost', url: 'data:image/png,nothing', thumbnail },
    { id: '2', title: 'There', url: second?.url ?? '', thumbnail },
  ];
  await render(<BlogPage images={images} />);
  const [lost, there] = document.querySelectorAll<HTMLElement>('.loggia-blog-image');
  await expect.poll(() => lost?.clientHeight).toBe(Math.round(((lost?.clientWidth ?? 0) * 2) / 3));
  await expect.poll(() => there?.style.aspectRatio).toBe('');
});

test('the comments button shows no count if the number of comments is unknown', async () => {
  const [image] = paintedImages;
  await render(<BlogPage images={image ? [image] : []} hasComments />);
  await expect.element(page.getByText('Comments', { exact: true })).toBeVisible();
});

test.each([
  ['from the backend', {}],
  ['from the images prop', { images: IMAGES }],
])('clicking the comment count opens the comments for an image %s', async (_, given) => {
  const backend = { ...createStaticBackend({ images: IMAGES }), comments: createFakeCommentStore() };
  await render(<BlogPage backend={backend} {...given} />);
  await page.getByText('2 comments').click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await expect.element(page.getByRole('complementary', { name: 'Comments' })).toBeVisible();
});
