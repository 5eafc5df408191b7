import { OfflineError } from '@loggia/hooks/errors';
import type { CommentRules, CommentStore, ImageComment } from '@loggia/hooks';
import { drawLandscape } from './drawLandscape.ts';
import { overNetwork } from './network.ts';

export interface StoryCommentsOptions {
  readonly comments?: readonly Omit<ImageComment, 'id'>[];
  readonly rules?: CommentRules;
  /** What fails the first time: loading, adding or deleting. */
  readonly failing?: 'load' | 'add' | 'remove';
  /** Whether requests never complete. */
  readonly isStuck?: boolean;
}

const RESPONSE_DELAY_MS = 400;

/** An image in place of a captcha. Every answer except an empty one is correct. */
export const STORY_CAPTCHA_URL = `${drawLandscape(3, 208, 64)}#`;

const wait = () => new Promise((resolve) => setTimeout(resolve, RESPONSE_DELAY_MS));

/** Comments stored for the lifetime of a story, with optional failures. A failed request succeeds when retried. */
export function createStoryComments(options: StoryCommentsOptions = {}): CommentStore {
  const { rules = {}, failing, isStuck = false } = options;
  const given = (options.comments ?? []).map((comment, index) => ({ ...comment, id: `given ${index}` }));
  const threads = new Map<string, readonly ImageComment[]>();
  const failed = new Set<string>();
  let count = 0;

  async function respond(what: string): Promise<void> {
    await (isStuck ? new Promise(() => undefined) : wait());
    if (what !== failing || failed.has(what)) return;
    failed.add(what);
    throw new OfflineError();
  }
  const commentsOf = (imageId: string) => threads.get(imageId) ?? given;
  return overNetwork({
    async load({ id }) {
      await respond('load');
      return { comments: commentsOf(id), rules };
    },
    async add({ id }, { name, text }) {
      await respond('add');
      if (/rude/i.test(text)) return { status: 'refused', errors: { text: 'This is too rude to be shown.' } };
      if (rules.isModerated) return { status: 'awaitingModeration' };
      count += 1;
      const comment = { id: `new ${count}`, author: name, date: 'just now', text, canDelete: true };
      threads.set(id, [comment, ...commentsOf(id)]);
      return { status: 'published', comments: commentsOf(id) };
    },
    async remove({ id }, commentId) {
      await respond('remove');
      threads.set(
        id,
        commentsOf(id).filter((comment) => comment.id !== commentId),
      );
    },
  });
}
