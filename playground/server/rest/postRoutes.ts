import type { NewPost, PostStatus, PostStore } from './createPostStore.ts';
import { pagedReply } from './pagedReply.ts';
import { postFields } from './postFields.ts';
import { readJsonBody } from './readBody.ts';
import {
  CANNOT_CREATE,
  CANNOT_DELETE,
  CANNOT_EDIT,
  isUser,
  refuse,
  refuseParameter,
  UNKNOWN_POST,
} from './restErrors.ts';
import type { RestReply, RestRequest, RestRoute } from './RestRequest.ts';

const STATUSES: readonly string[] = ['publish', 'draft'] satisfies readonly PostStatus[];
const isStatus = (text: string): text is PostStatus => STATUSES.includes(text);

/** Reads the fields of a post from a request body. Missing fields remain unchanged. */
function readPost(body: Readonly<Record<string, unknown>>, before: NewPost): NewPost | RestReply {
  const { title = before.title, content = before.content, status = before.status } = body;
  if (typeof title !== 'string') return refuseParameter('title', 'rest_invalid_type', 'title is not of type string.');
  if (typeof content !== 'string')
    return refuseParameter('content', 'rest_invalid_type', 'content is not of type string.');
  if (typeof status !== 'string' || (!isStatus(status) && status !== before.status)) {
    return refuseParameter('status', 'rest_not_in_enum', `status is not one of ${STATUSES.join(', ')}.`);
  }
  return { title, content, status: status as PostStatus };
}

/** Moves a post to the trash, or deletes it with `force`. */
function deletePost(posts: PostStore, request: RestRequest, id: number): RestReply {
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

const PATH = '/wp/v2/posts';

const isRefused = (value: NewPost | RestReply): value is RestReply => typeof value.status === 'number';

/** The routes for posts. Anyone can read published ones; a logged-in user can write. */
export function postRoutes(posts: PostStore): readonly RestRoute[] {
  async function save(request: RestRequest, id: number): Promise<RestReply> {
    if (!isUser(request.access)) return id === 0 ? CANNOT_CREATE : CANNOT_EDIT;
    const before = id === 0 ? { title: '', content: '', status: 'draft' as const } : posts.find(id);
    if (!before) return UNKNOWN_POST;
    const body = await readJsonBody(request.raw);
    if (!body.isRead) return body.refusal;
    const post = readPost(body.value, before);
    if (isRefused(post)) return post;
    if (id !== 0) posts.change(id, post);
    const saved = posts.find(id === 0 ? posts.add(post) : id);
    if (!saved) return UNKNOWN_POST;
    const fields = postFields(saved, request);
    return id === 0
      ? { status: 201, body: fields, headers: { Location: `${request.root.replace(/\/$/, '')}${PATH}/${saved.id}` } }
      : { status: 200, body: fields };
  }

  return [
    {
      pattern: /^\/wp\/v2\/posts$/,
      handlers: {
        GET(request) {
          const search = request.query.get('search') ?? '';
          return pagedReply(request, {
            count: () => posts.count(search),
            items: ({ page, perPage }) =>
              posts.list(search, perPage, (page - 1) * perPage).map((post) => postFields(post, request)),
          });
        },
        POST: (request) => save(request, 0),
      },
    },
    {
      pattern: /^\/wp\/v2\/posts\/(\d+)$/,
      handlers: {
        GET(request, id) {
          const post = posts.find(id);
          if (!post) return UNKNOWN_POST;
          if (post.status === 'publish' || isUser(request.access))
            return { status: 200, body: postFields(post, request) };
          return refuse(401, 'rest_forbidden', 'Sorry, you are not allowed to do that.');
        },
        POST: save,
        PUT: save,
        PATCH: save,
        DELETE: (request, id) => deletePost(posts, request, id),
      },
    },
  ];
}
