import '@loggia/ui/styles.css';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { PlaylistPage as Videos, PlaylistSource } from '@loggia/hooks';
import { CommentPanel } from '@loggia/ui';
import { createAnswer } from '../../helpers/createAnswer.ts';
import { createFakeCommentStore } from '../../helpers/createFakeCommentStore.ts';
import { createStubPlayer } from '../../helpers/createStubPlayer.ts';
import { expectAccessible } from '../../helpers/expectAccessible.ts';
import { plainVideos } from '../../helpers/plainVideos.ts';
import { PlaylistPage, titles } from '../playlist/PlaylistPage.tsx';

const skeletons = () => document.querySelectorAll('.loggia-skeleton');
const lights = () =>
  document.getAnimations().filter((running) => (running as CSSAnimation).animationName === 'loggia-wait');

beforeEach(async () => page.viewport(1000, 700));
afterEach(() => document.documentElement.removeAttribute('data-loggia-motion'));

/** A playlist whose second page loads when `answer` is called. */
async function awaitMoreVideos() {
  const videos = plainVideos(12);
  const arrival = createAnswer<Videos>();
  const source: PlaylistSource = { loadPage: () => arrival.promise };
  const screen = await render(
    <PlaylistPage
      source={source}
      initialPage={{ videos: videos.slice(0, 6), tokens: { next: '2' } }}
      paging="loadMore"
      stub={createStubPlayer()}
    />,
  );
  await screen.getByRole('button', { name: 'Load more' }).click();
  await expect.poll(() => document.querySelectorAll('.loggia-video-image.loggia-skeleton').length).toBe(6);
  return { ...arrival, answer: () => arrival.resolve({ videos: videos.slice(6), tokens: {} }) };
}

const listHeight = () => document.querySelector('.loggia-videos')?.getBoundingClientRect().height;
const placeOf = (index: number) =>
  document.querySelector(`.loggia-video[data-index='${index}']`)?.getBoundingClientRect();

describe('video skeletons', () => {
  test('reserve space for the loading videos without a layout shift', async () => {
    const { answer } = await awaitMoreVideos();
    const before = { height: listHeight(), seventh: placeOf(6) };
    await expectAccessible();
    answer();
    await expect.poll(() => titles().length).toBe(12);
    expect(skeletons()).toHaveLength(0);
    expect({ height: listHeight(), seventh: placeOf(6) }).toEqual(before);
  });

  test('are removed if loading fails', async () => {
    const { fail } = await awaitMoreVideos();
    fail(new Error('lost'));
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(skeletons()).toHaveLength(0);
  });

  test('are animated unless motion is reduced', async () => {
    await awaitMoreVideos();
    await expect.poll(() => lights().length).toBeGreaterThanOrEqual(6);
    document.documentElement.dataset['loggiaMotion'] = 'reduced';
    await expect.poll(() => lights().filter(({ playState }) => playState === 'running').length).toBe(0);
  });
});

describe('comment skeletons', () => {
  test('reserve space for the loading comments without moving the form', async () => {
    const store = createFakeCommentStore();
    const screen = await render(
      <main>
        <CommentPanel lightbox={{ image: { id: '1', url: '/a.jpg', commentCount: 2 } }} store={store} />
      </main>,
    );
    await expect.poll(() => document.querySelectorAll('.loggia-comment').length).toBe(2);
    await expect.element(screen.getByText('Loading comments…')).toBeInTheDocument();
    const topOfList = () => document.querySelector('.loggia-comment-list')?.getBoundingClientRect().top ?? 0;
    const before = topOfList();
    await expectAccessible(screen.container);
    const comments = ['1', '2'].map((id) => ({ id, author: 'Ada', text: 'Fine.', canDelete: false }));
    await expect.poll(() => store.loads.length).toBe(1);
    store.loads[0]?.resolve({ comments, rules: {} });
    await expect.element(screen.getByRole('button', { name: 'Submit' })).toBeVisible();
    expect(skeletons()).toHaveLength(0);
    expect(Math.abs(topOfList() - before)).toBeLessThanOrEqual(2);
  });
});
