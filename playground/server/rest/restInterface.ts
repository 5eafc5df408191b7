import { Hono } from 'hono';
import type { Database } from 'libsql';
import type { ApplicationPasswords } from '../auth/createApplicationPasswords.ts';
import type { AccessControl } from '../auth/createAccess.ts';
import type { UserStore } from '../auth/createUserStore.ts';
import { applicationPasswordRoutes } from './applicationPasswordRoutes.ts';
import { createMediaStore } from './createMediaStore.ts';
import type { PostStore } from './createPostStore.ts';
import { mediaFileRoutes } from './mediaFileRoutes.ts';
import { mediaRoutes } from './mediaRoutes.ts';
import { postRoutes } from './postRoutes.ts';
import type { RestRoute } from './RestRequest.ts';
import { restRoutes } from './restRoutes.ts';
import { userRoutes } from './userRoutes.ts';

export interface RestInterfaceOptions {
  readonly access: AccessControl;
  readonly users: UserStore;
  readonly passwords: ApplicationPasswords;
  readonly posts: PostStore;
  /** The routes of plugins. */
  readonly moreRoutes: readonly RestRoute[];
  readonly hasFaults: boolean;
}

/** The REST API and the uploaded files. */
export function restInterface(database: Database, options: RestInterfaceOptions): Hono {
  const { access, users, passwords, posts, moreRoutes, hasFaults } = options;
  const media = createMediaStore(database);
  const routes = [
    ...userRoutes(users.byId),
    ...applicationPasswordRoutes(passwords),
    ...postRoutes(posts),
    ...mediaRoutes({ media, hasFaults }),
    ...moreRoutes,
  ];
  return new Hono().route('/', restRoutes(access, routes)).route('/', mediaFileRoutes(media));
}
