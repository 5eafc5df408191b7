import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createStaticBackend } from '@loggia/hooks/static';
import type { CommentStore, NewComment } from '@loggia/hooks';
import { createFakeCommentStore } from '../../helpers/createFakeCommentStore.ts';
import { fakeImages } from '../../helpers/fakeLightbox.ts';

const images = fakeImages(2);
const [first = { id: '', url: '' }, second = first] = images;
const { signal } = new AbortController();
const NEW: NewComment = {
  name: ' Ann ',
  email: '',
  text: 'Fine <b>light</b>.\n',
  captcha: '',
  hasAcceptedPrivacyPolicy: false,
  rules: {},
};

function commentsOf(option: boolean | CommentStore | undefined): CommentStore {
  const { comments } = createStaticBackend({ images, comments: option });
  if (!comments) throw new Error('The port is missing.');
  return comments;
}

beforeEach(() => {
  localStorage.clear();
});

describe('comments stored in the browser', () => {
  test('are still shown after a reload, and only for the same image', async () => {
    const outcome = await commentsOf(true).add(first, NEW, { signal });
    expect(outcome).toMatchObject({
      status: 'published',
      comments: [{ author: 'Ann', text: 'Fine <b>light</b>.', canDelete: true }],
    });
    const later = commentsOf(true);
    expect((await later.load(first, { signal })).comments).toHaveLength(1);
    expect((await later.load(second, { signal })).comments).toEqual([]);
  });

  test('are sorted newest first, and marked as visible to their author only', async () => {
    const store = commentsOf(true);
    await store.add(first, { ...NEW, text: 'One' }, { signal });
    await store.add(first, { ...NEW, text: 'Two' }, { signal });
    const { comments, rules } = await store.load(first, { signal });
    expect(comments.map(({ text }) => text)).toEqual(['Two', 'One']);
    expect(rules.audience).toBe('visitor');
  });

  test('can be deleted', async () => {
    const store = commentsOf(true);
    await store.add(first, NEW, { signal });
    const { comments } = await store.load(first, { signal });
    await store.remove(first, comments[0]?.id ?? '', { signal });
    expect((await store.load(first, { signal })).comments).toEqual([]);
  });

  test('last until the page unloads if storage is unavailable', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const store = commentsOf(true);
    await store.add(first, NEW, { signal });
    expect((await store.load(first, { signal })).comments).toHaveLength(1);
  });

  test.each(['nonsense', 'null', '[1]', '{"/1":"x"}', '{"/1":[1,null,{"id":"1"}]}'])(
    'are empty if storage contains %s',
    async (stored) => {
      localStorage.setItem('loggia.comments', stored);
      expect((await commentsOf(true).load(first, { signal })).comments).toEqual([]);
    },
  );
});

describe('the `comments` option', () => {
  test('creates no comment store if omitted or false', () => {
    expect(createStaticBackend({ images }).comments).toBeUndefined();
    expect(createStaticBackend({ images, comments: false }).comments).toBeUndefined();
  });

  test('accepts a custom store', async () => {
    const store = createFakeCommentStore();
    const loading = commentsOf(store).load(first, { signal });
    await vi.waitFor(() => expect(store.loads).toHaveLength(1));
    store.loads[0]?.resolve({ comments: [], rules: { isModerated: true } });
    expect((await loading).rules.isModerated).toBe(true);
  });
});
