import type { User } from '../auth/createUserStore.ts';
import { NOT_LOGGED_IN, refuse } from './restErrors.ts';
import type { RestRoute } from './RestRequest.ts';

const UNKNOWN_USER = refuse(404, 'rest_user_invalid_id', 'Invalid user ID.');

/** Returns the public fields of an author. */
export function userFields({ id, login, name }: User, root: string) {
  const base = `${root.replace(/\/$/, '')}/wp/v2/users`;
  return {
    id,
    name,
    url: '',
    description: '',
    link: '',
    slug: login,
    avatar_urls: {},
    _links: { self: [{ href: `${base}/${id}` }], collection: [{ href: base }] },
  };
}

/** The routes for users: the current one, and those with published content. */
export const userRoutes = (findUser: (id: number) => User | null): readonly RestRoute[] => [
  {
    pattern: /^\/wp\/v2\/users\/(\d+)$/,
    handlers: {
      GET({ root }, id) {
        const user = findUser(id);
        return user ? { status: 200, body: userFields(user, root) } : UNKNOWN_USER;
      },
    },
  },
  {
    pattern: /^\/wp\/v2\/users\/me$/,
    handlers: {
      GET({ access }) {
        if (access.kind !== 'user') return NOT_LOGGED_IN;
        const { id, login, name } = access.user;
        return { status: 200, body: { id, name, slug: login } };
      },
    },
  },
];
