import { resolveRoot } from '../rest/engine/resolveRoot.ts';
import { invariant } from '../shared/invariant.ts';

/** A password that a user has made for one program, in the profile of the site. */
export interface ApplicationPassword {
  /** Name that the user logs in with. */
  readonly user: string;
  /** As the site showed it; its blanks do not matter. */
  readonly password: string;
}

const LOCAL = /^(?:localhost|127(?:\.\d+){3}|\[::1\]|.+\.(?:localhost|local|test))$/;

/** What proves such a user in each request. Throws where the password would travel in the open. */
export function authorizationOf({ user, password }: ApplicationPassword, root: string): string {
  const { protocol, hostname } = resolveRoot(root);
  invariant(
    protocol === 'https:' || LOCAL.test(hostname),
    'An application password would travel in the open: the `root` has no https. Use https, or ask as a visitor.',
  );
  invariant(
    user !== '' && password !== '' && !user.includes(':'),
    'An application password needs a `user` without a colon and a `password`. Make one in the profile of the user.',
  );
  const bytes = new TextEncoder().encode(`${user}:${password}`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}
