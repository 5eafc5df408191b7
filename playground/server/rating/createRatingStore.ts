import type { Database } from 'libsql';
import { change, selectAll } from '../database/query.ts';

/** The rating of one image. */
export interface RatingRow {
  readonly average: number;
  readonly count: number;
  /** The vote of the requesting IP address, 0 for none. */
  readonly own: number;
}

export type RatingStore = ReturnType<typeof createRatingStore>;

const TABLE = `CREATE TABLE IF NOT EXISTS image_rate (
    id INTEGER PRIMARY KEY,
    image_id INTEGER NOT NULL REFERENCES image (id),
    rate REAL NOT NULL,
    ip TEXT NOT NULL,
    date TEXT NOT NULL,
    UNIQUE (image_id, ip)
  )`;

const INSERT = `INSERT OR IGNORE INTO image_rate (image_id, rate, ip, date)
  SELECT id, ?, ?, datetime() FROM image WHERE id = ? AND published = 1`;

const SELECT = `SELECT image_id, avg(rate) AS average, count(*) AS count,
    max(CASE WHEN ip = ? THEN rate ELSE 0 END) AS own
  FROM image_rate GROUP BY image_id`;

/** Stores votes in a table like the real server's, one per IP address and image, as on a site that stores addresses. */
export function createRatingStore(database: Database) {
  database.exec(TABLE);
  return {
    /**
     * Saves the first vote of an IP address for an image. Later votes, and votes for images that do not exist, are
     * ignored.
     */
    save: (imageId: number, score: number, address: string) => change(database, INSERT, [score, address, imageId]),
    /** Returns the rating of every image with votes, as seen by one IP address. */
    ratingsFor(address: string): ReadonlyMap<number, RatingRow> {
      const rows = selectAll<RatingRow & { readonly image_id: number }>(database, SELECT, [address]);
      return new Map(rows.map(({ image_id: imageId, ...rating }) => [imageId, rating]));
    },
  };
}
