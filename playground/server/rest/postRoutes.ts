import type { NewPost, PostStore } from './createPostStore.ts';
import { deletePost } from './deletePost.ts';
import { pagedReply } from './pagedReply.ts';
import { postFields } from './postFields.ts';
import { readJsonBody } from './readJsonBody.ts';
import { readPost } from './readPost.ts';
import { CANNOT_CREATE, CANNOT_EDIT, isUser, refuse, UNKNOWN_POST } from './restErrors.ts';
import type { RestReply, RestRequest, RestRoute } from './RestRequest.ts';

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
