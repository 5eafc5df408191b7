import type { PostStore } from './createPostStore.ts';
import { postFields } from './postFields.ts';
import { CANNOT_DELETE, isUser, refuse, UNKNOWN_POST } from './restErrors.ts';
import type { RestReply, RestRequest } from './RestRequest.ts';

/** Moves a post to the trash, or deletes it with `force`. */
export function deletePost(posts: PostStore, request: RestRequest, id: number): RestReply {
  const post = posts.find(id);
  if (!post) return UNKNOWN_POST;
  if (!isUser(request.access)) return CANNOT_DELETE;
  const previous = postFields(post, request);
  if (request.query.get('force') === 'true') {
    posts.remove(id);
    return { status: 200, body: { deleted: true, previous } };
  }
  if (post.status === 'trash') return refuse(410, 'rest_already_trashed', 'The post has already been deleted.');
  posts.change(id, { ...post, status: 'trash' });
  return { status: 200, body: { ...previous, status: 'trash' } };
}
