import { describe, expect } from 'vitest';
import { logIn } from './helpers/admin.ts';
import { test } from './helpers/test.ts';

describe('the admin area', () => {
  test('redirects to the login page unless the user is logged in', async ({ page }) => {
    await page.goto('/wp-admin/');
    expect(new URL(page.url()).pathname).toBe('/wp-login.php');
    await logIn(page);
    await page.getByRole('heading', { name: 'Image views' }).waitFor();

    await page.getByRole('link', { name: 'Log out' }).click();
    await page.getByText('You are now logged out.').waitFor();
    await page.goto('/wp-admin/');
    expect(new URL(page.url()).pathname).toBe('/wp-login.php');
  });

  test('rejects a wrong password', async ({ page }) => {
    await page.goto('/wp-login.php');
    await logIn(page, 'wrong');
    await page.getByRole('alert').waitFor();
    await page.goto('/wp-admin/');
    expect(new URL(page.url()).pathname).toBe('/wp-login.php');
  });
});
