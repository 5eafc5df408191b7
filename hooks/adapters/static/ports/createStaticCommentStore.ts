import type { CommentRules, CommentStore, ImageComment } from '../../../data/backend/CommentStore.ts';
import type { GalleryImage } from '../../../data/backend/GalleryImage.ts';
import { isRecord } from '../../../core/shared/foreignValues.ts';
import { COMMENTS_STORAGE_KEY } from './constants.ts';

const RULES: CommentRules = { audience: 'visitor' };

type StoredComments = Readonly<Record<string, readonly ImageComment[]>>;

function isComment(value: unknown): value is ImageComment {
  return isRecord(value) && ['id', 'author', 'text'].every((name) => typeof value[name] === 'string');
}

const commentsIn = (list: unknown): readonly ImageComment[] => (Array.isArray(list) ? list.filter(isComment) : []);

/** Reads the stored comments and drops invalid entries. */
function readStored(): StoredComments {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(COMMENTS_STORAGE_KEY) ?? '{}');
    return Object.fromEntries(Object.entries(stored ?? {}).map(([key, list]) => [key, commentsIn(list)]));
  } catch {
    return {};
  }
}

function keyOf({ galleryId = '', id }: GalleryImage): string {
  return `${galleryId}/${id}`;
}

/** Creates a store that keeps comments in this browser, where only the user can see them. */
export function createStaticCommentStore(): CommentStore {
  /** Comments kept in memory if storage fails. They last until the page is closed. */
  let inMemory: StoredComments | undefined;
  const commentsOf = (image: GalleryImage): readonly ImageComment[] =>
    ((inMemory ?? readStored())[keyOf(image)] ?? []).map((comment) => ({ ...comment, canDelete: true }));

  function keep(image: GalleryImage, comments: readonly ImageComment[]): void {
    const changed = { ...(inMemory ?? readStored()), [keyOf(image)]: comments };
    try {
      localStorage.setItem(COMMENTS_STORAGE_KEY, JSON.stringify(changed));
    } catch {
      inMemory = changed;
    }
  }
  return {
    async load(image, { signal }) {
      signal.throwIfAborted();
      return { comments: commentsOf(image), rules: RULES };
    },
    async add(image, { name, text }) {
      const now = new Date();
      const date = now.toISOString().slice(0, 16).replace('T', ' ');
      const comment = { id: `${now.getTime()}-${Math.random()}`, author: name.trim(), date, text: text.trim() };
      const comments = [comment, ...commentsOf(image)];
      keep(image, comments);
      return { status: 'published', comments: commentsOf(image) };
    },
    async remove(image, commentId) {
      keep(
        image,
        commentsOf(image).filter(({ id }) => id !== commentId),
      );
    },
  };
}
