import type { Database } from 'libsql';
import { selectAll } from '../database/selectAll.ts';
import { selectOne } from '../database/selectOne.ts';
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

export interface PostStore {
  count(search: string): number;
  /** Returns published posts, newest first. */
  list(search: string, limit: number, offset: number): readonly PostRow[];
  find(id: number): PostRow | null;
  /** Returns the published post with this slug. */
  findBySlug(slug: string): PostRow | null;
  add(post: NewPost): number;
  change(id: number, post: NewPost): void;
  remove(id: number): void;
}

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
const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
const now = () => new Date().toISOString().slice(0, 19);

/** Stores the demo's posts, and seeds them if there are none. */
export function createPostStore(database: Database): PostStore {
  database.exec(TABLE);
  const add = ({ title, content, status }: NewPost, date = now()): number =>
    Number(
      database
        .prepare('INSERT INTO post (title, content, status, slug, date) VALUES (?, ?, ?, ?, ?)')
        .run(title, content, status, slugOf(title), date).lastInsertRowid,
    );
  database
    .transaction(() => {
      if (selectOne(database, "SELECT seq FROM sqlite_sequence WHERE name = 'post'")) return;
      for (const { date, ...post } of seedPosts) add({ ...post, status: 'publish' }, date);
    })
    .immediate();

  return {
    count: (search) =>
      selectOne<{ count: number }>(database, `SELECT count(*) AS count FROM post WHERE ${WHERE}`, [
        likePattern(search),
        likePattern(search),
      ])?.count ?? 0,
    list: (search, limit, offset) =>
      selectAll(database, `SELECT * FROM post WHERE ${WHERE} ORDER BY date DESC, id DESC LIMIT ? OFFSET ?`, [
        likePattern(search),
        likePattern(search),
        limit,
        offset,
      ]),
    find: (id) => selectOne(database, 'SELECT * FROM post WHERE id = ?', [id]),
    findBySlug: (slug) =>
      selectOne(database, "SELECT * FROM post WHERE slug = ? AND status = 'publish' ORDER BY id LIMIT 1", [slug]),
    add: (post) => add(post),
    change(id, { title, content, status }) {
      database
        .prepare('UPDATE post SET title = ?, content = ?, status = ? WHERE id = ?')
        .run(title, content, status, id);
    },
    remove(id) {
      database.prepare('DELETE FROM post WHERE id = ?').run(id);
    },
  };
}
