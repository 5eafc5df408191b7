import { Hono } from 'hono';
import { PRIVACY_POLICY_PATH } from './constants.ts';

const PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Privacy policy</title></head>
<body>
<main>
<h1>Privacy policy</h1>
<p>What you write in a comment is kept in the database of this demo, with your name and, where it is asked for, your email
address. The address is never shown. Resetting the demo deletes all of it.</p>
</main>
</body>
</html>
`;

/** The page that the comment form links to. */
export function privacyPolicyPage(): Hono {
  return new Hono().get(PRIVACY_POLICY_PATH, (context) => context.html(PAGE));
}
