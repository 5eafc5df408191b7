import type { Database } from 'libsql';
import { change, insert, inTransaction, selectAll, selectOne } from '../database/query.ts';
import { seedPosts } from './seedPosts.ts';

export type PostStatus = 'publish' | 'draft' | 'trash';

export interface PostRow {
  readonly id: number;
  readonly title: string;
  readonly content: string;
  readonly status: PostStatus;
  readonly slug: string;
  /** Local time without a zone, as the API prints it. */
  readonly date: string;
}

export type NewPost = Pick<PostRow, 'title' | 'content' | 'status'>;

export type PostStore = ReturnType<typeof createPostStore>;

const TABLE = `CREATE TABLE IF NOT EXISTS post (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  title TEXT NOT NULL,
  content TEXT NOT NULL,
  status TEXT NOT NULL,
  slug TEXT NOT NULL,
  date TEXT NOT NULL
)`;
const WHERE = `status = 'publish' AND (title LIKE ? ESCAPE '\\' OR content LIKE ? ESCAPE '\\')`;

const likePattern = (search: string) => `%${search.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`;
const patterns = (search: string) => [likePattern(search), likePattern(search)];
const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
const now = () => new Date().toISOString().slice(0, 19);

/** Stores the demo's posts, and seeds them if there are none. */
export function createPostStore(database: Database) {
  database.exec(TABLE);
  const add = (post: NewPost, date = now()) => insert(database, 'post', { ...post, slug: slugOf(post.title), date });
  inTransaction(database, () => {
    if (selectOne(database, "SELECT seq FROM sqlite_sequence WHERE name = 'post'")) return;
    for (const { date, ...post } of seedPosts) add({ ...post, status: 'publish' }, date);
  });
  const order = 'ORDER BY date DESC, id DESC LIMIT ? OFFSET ?';

  return {
    count(search: string): number {
      const sql = `SELECT count(*) AS count FROM post WHERE ${WHERE}`;
      return selectOne<{ count: number }>(database, sql, patterns(search))?.count ?? 0;
    },
    /** Returns published posts, newest first. */
    list: (search: string, limit: number, offset: number) =>
      selectAll<PostRow>(database, `SELECT * FROM post WHERE ${WHERE} ${order}`, [...patterns(search), limit, offset]),
    find: (id: number) => selectOne<PostRow>(database, 'SELECT * FROM post WHERE id = ?', [id]),
    /** Returns the published post with this slug. */
    findBySlug: (slug: string) =>
      selectOne<PostRow>(database, "SELECT * FROM post WHERE slug = ? AND status = 'publish' ORDER BY id LIMIT 1", [
        slug,
      ]),
    add: (post: NewPost) => add(post),
    change: (id: number, { title, content, status }: NewPost) =>
      change(database, 'UPDATE post SET title = ?, content = ?, status = ? WHERE id = ?', [title, content, status, id]),
    remove: (id: number) => change(database, 'DELETE FROM post WHERE id = ?', [id]),
  };
}
