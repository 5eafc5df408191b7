import { LOGIN_PATH } from '../constants.ts';
import { escapeHtml } from '../wire/escapeHtml.ts';

/** Returns the login form, with a message above it if given. */
export function loginPage(message: string, redirectTo: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Log In</title></head>
<body class="login">
<main id="login">
<h1>Log In</h1>
${message ? `<p id="login_error" role="alert">${escapeHtml(message)}</p>` : ''}
<form id="loginform" method="post" action="${LOGIN_PATH}">
<p><label for="user_login">Username</label> <input id="user_login" name="log" autocomplete="username" required></p>
<p><label for="user_pass">Password</label>
<input id="user_pass" name="pwd" type="password" autocomplete="current-password" required></p>
<input type="hidden" name="redirect_to" value="${escapeHtml(redirectTo)}">
<p><button id="wp-submit" name="wp-submit" value="Log In">Log In</button></p>
</form>
</main>
</body>
</html>
`;
}
