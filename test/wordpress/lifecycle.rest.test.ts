import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { galleryContainer } from '../fixtures/wordpress/galleryMarkup.ts';
import { ZIP } from './setup/zipPath.ts';
import {
  addPost,
  expectNoNotices,
  installPlugin,
  openPage,
  php,
  pluginsFolder,
  readPageSettings,
  saveSettings,
  scriptUrl,
  unpackPlugin,
  uploadsFolder,
  useTheme,
  visit,
} from './site.ts';

const PLUGIN = 'loggia/loggia.php';
const KEEP_DAYS = 30;

const galleryPost = () =>
  addPost(
    `<!-- wp:html -->${galleryContainer({
      items: ['1', '2', '3'].map((id) => ({ id, href: '/wp-includes/images/media/default.png' })),
    })}<!-- /wp:html -->`,
  );

const remove = () => php(`deactivate_plugins( '${PLUGIN}' ); return delete_plugins( array( '${PLUGIN}' ) );`);
const copies = () => (existsSync(join(uploadsFolder(), 'loggia')) ? readdirSync(join(uploadsFolder(), 'loggia')) : []);

afterAll(expectNoNotices);

beforeEach(() => {
  useTheme('twentytwentythree');
});

/** Edits files of the plugin. `edit` gets the text of each file in turn. */
function editPlugin(edit: (text: string, name: string) => string): void {
  const folder = join(pluginsFolder(), 'loggia');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (/\.(?:php|js)$/.test(name)) {
      const text = readFileSync(join(folder, name), 'utf8');
      writeFileSync(join(folder, name), edit(text, name));
    }
}

describe('the plugin', () => {
  test('can be installed and activated from a ZIP file in six clicks', async () => {
    installPlugin();
    remove();
    const gallery = galleryPost();
    const page = await openPage('/wp-admin/', { isAdministrator: true });
    let clicks = 0;
    const click = async (name: string | RegExp, area = 'body') => {
      clicks += 1;
      await page
        .locator(area)
        .getByRole('link', { name })
        .or(page.locator(area).getByRole('button', { name }))
        .first()
        .click();
    };
    await click(/^Plugins/, '#adminmenu');
    await click('Add New', '#wpbody');
    await click('Upload Plugin', '#wpbody');
    await page.locator('#pluginzip').setInputFiles(resolve(ZIP));
    clicks += 1;
    await click('Install Now', '.upload-plugin');
    await click('Activate Plugin', '#wpbody');
    await page.locator('[data-slug="loggia"] a', { hasText: 'Settings' }).waitFor();
    expect(clicks).toBe(6);
    const visitor = await openPage(gallery);
    await visitor.locator('.loggia [data-thumbnails]').waitFor();
    await Promise.all([page.context().close(), visitor.context().close()]);
  });

  test('saves settings, shows them again and updates the preview', async () => {
    installPlugin();
    const page = await openPage('/wp-admin/options-general.php?page=loggia', { isAdministrator: true });
    const preview = page.locator('.loggia-preview');
    await page.getByLabel('Colors').selectOption('dark');
    await page.getByRole('button', { name: 'Select Color' }).click();
    await page.getByLabel('Accent color').fill('#ff8800');
    await page.getByLabel(/^Rounded corners/).fill('12');
    await page.getByLabel('Show a filmstrip').uncheck();
    await page.getByLabel('Forms of Contact Form 7').uncheck();
    const style = (name: string) =>
      preview.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property).trim(), name);
    expect(await preview.getAttribute('data-loggia-theme')).toBe('dark');
    expect(await style('--loggia-accent')).toBe('#ff8800');
    expect(await style('--loggia-radius-m')).toBe('12px');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Settings saved.').waitFor();
    expect(await page.getByLabel('Colors').inputValue()).toBe('dark');
    expect(await page.getByLabel(/^Rounded corners/).inputValue()).toBe('12');
    expect(await page.getByLabel('Show a filmstrip').isChecked()).toBe(false);
    expect(await page.getByLabel('Show captions').isChecked()).toBe(true);
    expect(readPageSettings(await visit(galleryPost()))).toMatchObject({
      takeOver: { galleries: true, forms: false },
      theme: 'dark',
      accent: '#ff8800',
      radius: 12,
      filmstrip: false,
      captions: true,
    });
    await page.context().close();
    saveSettings({});
  });

  test.each([
    ['de_DE_formal', 'Nur Administratoren sehen Loggia', 'Spalten'],
    ['es_MX', 'Solo los administradores ven Loggia', 'Columnas'],
    ['fr_CA', 'Seuls les administrateurs voient Loggia', 'Colonnes'],
  ])('has its settings and its block in the language of the user (%s)', async (locale, trial, columns) => {
    installPlugin();
    php(`update_user_meta( 1, 'locale', '${locale}' );`);
    const page = await openPage('/wp-admin/options-general.php?page=loggia', { isAdministrator: true });
    await page.getByLabel(trial).waitFor();
    await page.goto('/wp-admin/post-new.php');
    const translate = () =>
      (globalThis as unknown as { wp: { i18n: { __(text: string, domain: string): string } } }).wp.i18n.__(
        'Columns',
        'loggia',
      );
    expect(await page.evaluate(translate)).toBe(columns);
    await page.context().close();
    php(`delete_user_meta( 1, 'locale' );`);
  });

  test('rejects settings without a nonce or from users who can’t manage options', async () => {
    installPlugin();
    const page = await openPage('/wp-admin/', { isAdministrator: true });
    const answer = await page.request.post('/wp-admin/options.php', {
      form: { option_page: 'loggia', action: 'update', 'loggia_settings[theme]': 'dark' },
      failOnStatusCode: false,
    });
    expect(answer.status()).toBe(403);
    await page.context().close();
    const canEditorSave = php(
      `$id = wp_insert_user( array( 'user_login' => wp_generate_password( 8, false ), 'user_pass' => 'x', 'role' => 'editor' ) ); return user_can( $id, apply_filters( 'option_page_capability_loggia', 'manage_options' ) );`,
    );
    expect(canEditorSave).toBe(false);
    expect(php(`return get_option( 'loggia_settings' );`)).toEqual([]);
  });

  test('leaves pages unchanged once it is deactivated', async () => {
    installPlugin();
    const gallery = galleryPost();
    expect(await visit(gallery)).toContain('loggia-settings');
    php(`deactivate_plugins( '${PLUGIN}' );`);
    expect(await visit(gallery)).not.toContain('loggia');
  });

  test('removes its options and files when it is uninstalled', async () => {
    installPlugin();
    saveSettings({ theme: 'dark' });
    await visit(galleryPost());
    expect(copies().length).toBe(1);
    expect(remove()).toBe(true);
    expect(existsSync(join(uploadsFolder(), 'loggia'))).toBe(false);
    expect(existsSync(join(pluginsFolder(), 'loggia'))).toBe(false);
    expect(
      php(
        `global $wpdb; return $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%loggia%'" );`,
      ),
    ).toEqual([]);
  });

  test('removes its options and files of every site of a network', () => {
    installPlugin();
    const network = (code: string) => php(code, 'network');
    php(`
      global $wpdb;
      foreach ( $wpdb->tables( 'ms_global' ) as $table => $name ) { $wpdb->$table = $name; }
      install_network();
      populate_network( 1, $_SERVER['HTTP_HOST'], 'admin@example.org', 'Harbor', '/', false );`);
    const second = network(`
      $id = wpmu_create_blog( $_SERVER['HTTP_HOST'], '/second/', 'Second', 1 );
      foreach ( array( 1, $id ) as $site ) {
        switch_to_blog( $site );
        loggia_keep_files();
        update_option( 'loggia_settings', array( 'theme' => 'dark' ) );
        restore_current_blog();
      }
      return $id;`);
    const secondCopies = join(uploadsFolder(), `sites/${String(second)}/loggia`);
    expect([copies().length, readdirSync(secondCopies).length]).toEqual([1, 1]);
    expect(network(`return delete_plugins( array( '${PLUGIN}' ) );`)).toBe(true);
    expect([copies(), existsSync(secondCopies)]).toEqual([[], false]);
    const options = (id: unknown) =>
      network(
        `switch_to_blog( ${String(id)} ); global $wpdb; return $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%loggia%'" );`,
      );
    expect([options(1), options(second)]).toEqual([[], []]);
  });

  test('only shows a notice in unsupported versions of WordPress', async () => {
    installPlugin();
    editPlugin((text, name) => (name === 'loggia.php' ? text.replace("'6.1', '<'", "'99', '<'") : text));
    const page = await openPage('/wp-admin/', { isAdministrator: true });
    await page.getByText('Loggia needs WordPress 6.1 and PHP 7.4 or later.').waitFor();
    await page.context().close();
    expect(await visit(galleryPost())).not.toContain('loggia-settings');
  });
});

describe('the script’s files', () => {
  test('are served from the plugin’s folder if they cannot be copied', async () => {
    installPlugin();
    const gallery = galleryPost();
    await visit(gallery);
    rmSync(join(uploadsFolder(), 'loggia'), { recursive: true, force: true });
    expect(scriptUrl(await visit(gallery))).toContain('/plugins/loggia/script/mount.js?ver=');
    rmSync(join(pluginsFolder(), 'loggia/script'), { recursive: true });
    expect(readPageSettings(await visit(gallery))).toBeUndefined();
  });

  test('stay available for cached pages after an update', async () => {
    installPlugin();
    const gallery = galleryPost();
    await visit(gallery);
    const cached = await visit(gallery);
    const [oldKey = ''] = copies();
    expect(scriptUrl(cached)).toContain(`/uploads/loggia/${oldKey}/mount.js`);

    // The next version has other chunks.
    unpackPlugin();
    const scripts = join(pluginsFolder(), 'loggia/script');
    for (const name of readdirSync(scripts))
      if (/-[\w-]{8}\.js$/.test(name)) {
        writeFileSync(join(scripts, name.replace(/-[\w-]{8}\.js$/, '-nextnext.js')), readFileSync(join(scripts, name)));
        rmSync(join(scripts, name));
      }
    editPlugin((text, name) =>
      name.endsWith('loggia.php')
        ? text.replaceAll('0.1.0', '0.2.0')
        : text.replaceAll(/(\.\/mount-\w+)-[\w-]{8}\.js/g, '$1-nextnext.js'),
    );
    const updated = await visit(gallery);
    expect(scriptUrl(updated)).toContain('/uploads/loggia/0.2.0-');
    expect(copies().length).toBe(2);

    const errors: string[] = [];
    const watch = (page: Page) => {
      page.on('pageerror', ({ message }) => errors.push(message));
      page.on('response', (response) => {
        if (response.url().includes('/mount') && !response.ok()) errors.push(response.url());
      });
    };
    for (const html of [cached, updated]) {
      const page = await openPage('about:blank');
      watch(page);
      await page.route(gallery, (route) => route.fulfill({ contentType: 'text/html', body: html }));
      await page.goto(gallery);
      await page.locator('.loggia [data-thumbnails]').waitFor();
      await page.context().close();
    }
    expect(errors).toEqual([]);
  });

  test(`are removed ${KEEP_DAYS} days after they were replaced`, async () => {
    installPlugin();
    const gallery = galleryPost();
    const update = async (version: string) => {
      unpackPlugin();
      editPlugin((text, name) => (name === 'loggia.php' ? text.replaceAll('0.1.0', version) : text));
      await visit(gallery);
    };
    await update('0.3.0');
    await update('0.4.0');
    const oldest = copies().find((name) => name.startsWith('0.3.0')) ?? '';
    expect(oldest).not.toBe('');
    const replaced = Date.now() / 1000 - (KEEP_DAYS + 1) * 86_400;
    utimesSync(join(uploadsFolder(), 'loggia', oldest), replaced, replaced);
    await update('0.5.0');
    expect(copies().filter((name) => !name.startsWith('0.1.0'))).toEqual([
      expect.stringMatching(/^0\.4\.0-/),
      expect.stringMatching(/^0\.5\.0-/),
    ]);
  });
});

test('every PHP file of the plugin is valid', () => {
  const folder = mkdtempSync(join(tmpdir(), 'loggia-zip-'));
  execFileSync('unzip', ['-q', ZIP, '-d', folder]);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.php'));
  expect(files.length).toBeGreaterThan(6);
  for (const file of files) execFileSync('php', ['-l', join(folder, file)], { stdio: 'pipe' });
  rmSync(folder, { recursive: true });
});
