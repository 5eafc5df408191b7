import { NOT_LOGGED_IN } from './restErrors.ts';
import type { RestRoute } from './RestRequest.ts';

/** Who is logged in. */
export const userRoutes: readonly RestRoute[] = [
  {
    pattern: /^\/wp\/v2\/users\/me$/,
    answers: {
      GET({ access }) {
        if (access.kind !== 'user') return NOT_LOGGED_IN;
        const { id, login, name } = access.session.user;
        return { status: 200, body: { id, name, slug: login } };
      },
    },
  },
];
