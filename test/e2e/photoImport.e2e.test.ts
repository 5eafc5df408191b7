import { describe, expect } from 'vitest';
import { logIn } from './helpers/admin.ts';
import { expectSoon } from './helpers/expectSoon.ts';
import { test } from './helpers/test.ts';

const TOKEN = 'IGQ-a-token-that-nobody-may-see';

describe('the photo import', () => {
  test('requires a login, keeps the account’s photo order, and never puts the token in a URL', async ({ page }) => {
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await page.goto('/wp-admin/photo-import');
    await logIn(page);
    await page.getByRole('heading', { name: 'Import photos' }).waitFor();

    const message = page.locator('form [role=status]');
    await page.getByLabel('Account', { exact: true }).fill('nobody');
    await page.getByLabel('Access token').fill(TOKEN);
    await page.getByLabel('Number of photos').fill('6');
    await page.getByLabel('When this account is imported again').selectOption('replace');
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await expectSoon(() => message.textContent()).toBe('Error: User has no posts.');

    await page.getByLabel('Account', { exact: true }).fill('hills');
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await expectSoon(() => message.textContent()).toBe('Photos added: 5. Skipped: 1.');
    expect(await page.getByLabel('Access token').inputValue()).toBe('');

    await page.getByRole('link', { name: 'Open the gallery' }).click();
    await page.getByRole('heading', { name: 'Imported photos' }).waitFor();
    const titles = await page
      .getByRole('main')
      .getByRole('img')
      .evaluateAll((all) => all.map((each) => each.getAttribute('alt')));
    expect(titles).toEqual([
      'Blue hour, 1',
      'Seven valleys, 2',
      'Larches in October, 3',
      'The last half hour, 4',
      'Mesas after rain, 6',
    ]);
    expect(addresses.filter((address) => address.includes(TOKEN))).toEqual([]);
  });
});
