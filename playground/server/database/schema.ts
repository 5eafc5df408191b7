/** Increase it with every change to the tables or seeded content; an older file is then seeded again. */
export const SCHEMA_VERSION = 7;

/**
 * The real server's tables and columns, as far as they are used here. The video tables are our own; the real server has
 * none.
 */
export const SCHEMA = `
  CREATE TABLE gallery (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    slug TEXT NOT NULL UNIQUE,
    description TEXT NOT NULL,
    "order" INTEGER NOT NULL,
    published INTEGER NOT NULL,
    modified_date INTEGER NOT NULL,
    image_right_click INTEGER NOT NULL
  );
  CREATE TABLE image (
    id INTEGER PRIMARY KEY,
    gallery_id INTEGER NOT NULL REFERENCES gallery (id),
    slug TEXT NOT NULL,
    filename TEXT NOT NULL,
    image_url TEXT NOT NULL UNIQUE,
    thumb_url TEXT NOT NULL UNIQUE,
    alt TEXT NOT NULL,
    description TEXT NOT NULL,
    date TEXT NOT NULL,
    size INTEGER NOT NULL,
    filetype TEXT NOT NULL,
    embed_url TEXT NOT NULL DEFAULT '',
    redirect_url TEXT NOT NULL DEFAULT '',
    width INTEGER NOT NULL,
    height INTEGER NOT NULL,
    author TEXT NOT NULL,
    "order" INTEGER NOT NULL,
    published INTEGER NOT NULL,
    hit_count INTEGER NOT NULL DEFAULT 0,
    modified_date INTEGER NOT NULL,
    original TEXT NOT NULL
  );
  CREATE INDEX image_in_order ON image (gallery_id, published, "order", id);
  CREATE TABLE tag (id INTEGER PRIMARY KEY, name TEXT NOT NULL, slug TEXT NOT NULL UNIQUE);
  CREATE TABLE image_tag (
    tag_id INTEGER NOT NULL REFERENCES tag (id),
    image_id INTEGER NOT NULL REFERENCES image (id),
    gallery_id INTEGER NOT NULL REFERENCES gallery (id),
    PRIMARY KEY (image_id, tag_id)
  ) WITHOUT ROWID;
  CREATE INDEX image_tag_in_gallery ON image_tag (gallery_id, tag_id);
  CREATE TABLE user (
    id INTEGER PRIMARY KEY,
    login TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    password_hash TEXT NOT NULL
  );
  CREATE TABLE session (
    token_hash TEXT PRIMARY KEY,
    user_id INTEGER NOT NULL REFERENCES user (id),
    expires_at INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE video (
    id TEXT PRIMARY KEY,
    provider TEXT NOT NULL,
    clip TEXT NOT NULL,
    title TEXT NOT NULL,
    description TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE playlist_video (
    playlist_id TEXT NOT NULL,
    place INTEGER NOT NULL,
    video_id TEXT NOT NULL REFERENCES video (id),
    PRIMARY KEY (playlist_id, place)
  ) WITHOUT ROWID;
`;
