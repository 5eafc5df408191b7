import type { Database } from 'libsql';
import { change, inTransaction, selectAll, selectOne } from '../database/query.ts';

type Seed = readonly [imageId: number, name: string, comment: string];

const SEEDS: readonly Seed[] = [
  [21, 'Rosa', 'I stood there a year ago and saw nothing but fog.'],
  [21, 'Ilse', 'Which lens?\nIt must be a long one: the ridges are so close together.\n\nLovely, in any case.'],
  [21, 'Tom', 'First light indeed. <3'],
  [22, 'Rosa', 'More of these, please.'],
];

/** The initial comments. */
const seedComments: readonly NewCommentRow[] = SEEDS.map(([imageId, name, comment]) => ({
  imageId,
  name,
  comment,
  mail: '',
  isPublished: true,
}));

/** A comment as stored in the database. */
export interface CommentRow {
  readonly id: number;
  readonly name: string;
  readonly date: string;
  /** The text as typed. */
  readonly comment: string;
}

export interface NewCommentRow {
  readonly imageId: number;
  readonly name: string;
  readonly mail: string;
  readonly comment: string;
  readonly isPublished: boolean;
}

const TABLE = `CREATE TABLE image_comment (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    image_id INTEGER NOT NULL REFERENCES image (id),
    name TEXT NOT NULL,
    date TEXT NOT NULL,
    comment TEXT NOT NULL,
    url TEXT NOT NULL,
    mail TEXT NOT NULL,
    published INTEGER NOT NULL
  );
  CREATE INDEX image_comment_of_image ON image_comment (image_id, published, id)`;

const INSERT = `INSERT INTO image_comment (image_id, name, date, comment, url, mail, published)
  SELECT id, ?, datetime(), ?, '', ?, ? FROM image WHERE id = ? AND published = 1`;

/** Stores comments in a table like the real server's. The first server to open the file inserts the initial comments. */
export function createCommentStore(database: Database) {
  const add = ({ name, comment, mail, isPublished, imageId }: NewCommentRow): boolean =>
    change(database, INSERT, [name, comment, mail, Number(isPublished), imageId]) > 0;
  inTransaction(database, () => {
    if (selectOne(database, `SELECT name FROM sqlite_master WHERE name = 'image_comment'`)) return;
    database.exec(TABLE);
    for (const comment of seedComments) add(comment);
  });
  return {
    /** Returns the published comments of an image, newest first. */
    commentsOf: (imageId: number) =>
      selectAll<CommentRow>(
        database,
        'SELECT id, name, date, comment FROM image_comment WHERE image_id = ? AND published = 1 ORDER BY id DESC',
        [imageId],
      ),
    /** Returns the number of comments by image id. Images without comments are omitted. */
    counts(): ReadonlyMap<number, number> {
      const rows = selectAll<{ readonly image_id: number; readonly count: number }>(
        database,
        'SELECT image_id, count(*) AS count FROM image_comment WHERE published = 1 GROUP BY image_id',
      );
      return new Map(rows.map(({ image_id: imageId, count }) => [imageId, count]));
    },
    /** Returns false if there is no such image. */
    add,
    /** Returns false if the image has no such comment. */
    remove: (imageId: number, commentId: number): boolean =>
      change(database, 'DELETE FROM image_comment WHERE id = ? AND image_id = ?', [commentId, imageId]) > 0,
  };
}
