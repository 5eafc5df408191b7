import type { NewPost, PostStatus } from './createPostStore.ts';
import { refuseParameter } from './restErrors.ts';
import type { RestReply } from './RestRequest.ts';

const STATUSES: readonly string[] = ['publish', 'draft'] satisfies readonly PostStatus[];
const isStatus = (text: string): text is PostStatus => STATUSES.includes(text);

/** Reads the fields of a post from a request body. Missing fields remain unchanged. */
export function readPost(body: Readonly<Record<string, unknown>>, before: NewPost): NewPost | RestReply {
  const { title = before.title, content = before.content, status = before.status } = body;
  if (typeof title !== 'string') return refuseParameter('title', 'rest_invalid_type', 'title is not of type string.');
  if (typeof content !== 'string')
    return refuseParameter('content', 'rest_invalid_type', 'content is not of type string.');
  if (typeof status !== 'string' || (!isStatus(status) && status !== before.status)) {
    return refuseParameter('status', 'rest_not_in_enum', `status is not one of ${STATUSES.join(', ')}.`);
  }
  return { title, content, status: status as PostStatus };
}
