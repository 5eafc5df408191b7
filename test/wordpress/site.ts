import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { expect, inject } from 'vitest';
import { runPhp } from './runPhp.ts';
import { ZIP } from './setup/zipPath.ts';

export type Theme = 'twentytwentyone' | 'twentytwentythree';

/** The plugin's settings, with their names in the database. */
export type Settings = Readonly<Record<string, unknown>>;

export const siteUrl = (): string => inject('wordPress').url;
const folder = () => inject('wordPress').folder;
export const pluginsFolder = (): string => join(folder(), 'site/wp-content/plugins');
export const uploadsFolder = (): string => join(folder(), 'site/wp-content/uploads');

/** Runs PHP code inside WordPress, and returns its result. With `network`, WordPress is a network of sites. */
export const php = (code: string, mode?: 'network'): unknown => runPhp(inject('wordPress'), code, mode);
/** Returns a PHP expression for a value. */
export const phpValue = (value: unknown): string =>
  `json_decode( base64_decode( '${Buffer.from(JSON.stringify(value)).toString('base64')}' ), true )`;

export function unpackPlugin(zip = ZIP): void {
  rmSync(join(pluginsFolder(), 'loggia'), { recursive: true, force: true });
  execFileSync('unzip', ['-q', zip, '-d', pluginsFolder()]);
}

/** Installs and activates the plugin as on a new site, and clears the log. */
export function installPlugin(): void {
  unpackPlugin();
  rmSync(join(uploadsFolder(), 'loggia'), { recursive: true, force: true });
  php(`delete_option( 'loggia_settings' ); delete_option( 'loggia_files' ); activate_plugin( 'loggia/loggia.php' );`);
  rmSync(join(folder(), 'debug.log'), { force: true });
}

export const saveSettings = (settings: Settings): unknown =>
  php(`update_option( 'loggia_settings', ${phpValue(settings)} );`);

export const useTheme = (theme: Theme): unknown => php(`switch_theme( '${theme}' );`);

/** Publishes a post and returns its URL. */
export function addPost(content: string): string {
  const code = `return wp_insert_post( wp_slash( array( 'post_title' => 'Boats', 'post_status' => 'publish', 'post_content' => ${phpValue(content)} ) ) );`;
  return `${siteUrl()}/?p=${String(php(code))}`;
}

/** Adds images of 1600 × 1000 pixels to the media library, in all sizes, and returns their ids. */
export function addImages(count: number): readonly number[] {
  const ids = php(`
    $ids = array();
    for ( $number = 1; $number <= ${count}; $number++ ) {
      $image = imagecreatetruecolor( 1600, 1000 );
      imagefill( $image, 0, 0, imagecolorallocate( $image, 40 * $number, 90, 120 ) );
      $file = wp_upload_dir()['path'] . "/boat-$number-" . wp_generate_password( 6, false ) . '.jpg';
      imagejpeg( $image, $file );
      $id = wp_insert_attachment( array( 'post_title' => "Boat $number", 'post_mime_type' => 'image/jpeg', 'post_status' => 'inherit', 'post_excerpt' => "Caption $number" ), $file );
      update_post_meta( $id, '_wp_attachment_image_alt', "Alt $number" );
      wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file ) );
      $ids[] = $id;
    }
    return $ids;`);
  return ids as number[];
}

/** The plugin's block with these attributes. */
export const galleryBlock = (attributes: object): string =>
  `<!-- wp:loggia/gallery ${JSON.stringify(attributes)
    .replaceAll('--', String.raw`\u002d\u002d`)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('>', String.raw`\u003e`)} /-->`;

export async function visit(url: string, headers: Readonly<Record<string, string>> = {}): Promise<string> {
  const response = await fetch(url, { headers });
  expect(response.status, url).toBe(200);
  return response.text();
}

/** Logs in as the administrator and returns the `cookie` header. */
export async function logIn(): Promise<string> {
  const response = await fetch(`${siteUrl()}/wp-login.php`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
    body: new URLSearchParams({ log: 'admin', pwd: 'admin', testcookie: '1' }),
  });
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  expect(cookies.some((cookie) => cookie?.startsWith('wordpress_logged_in'))).toBe(true);
  return cookies.join('; ');
}

/** The settings that a page passes to the script, or `undefined` if the page doesn't have the script. */
export function readPageSettings(html: string): Record<string, unknown> | undefined {
  const [, json] = /<script[^>]* id="loggia-settings"[^>]*>([^<]*)<\/script>/.exec(html) ?? [];
  const hasScript = /<script[^>]* type="module"[^>]*mount\.js/.test(html);
  expect(hasScript, 'the script and its settings are printed together').toBe(json !== undefined);
  return json === undefined ? undefined : (JSON.parse(json) as Record<string, unknown>);
}

/** The URL of the page's mount script. */
export const scriptUrl = (html: string): string =>
  /src="([^"]*mount\.js[^"]*)"/.exec(html)?.[1]?.replaceAll('&#038;', '&') ?? '';

/** Deprecations in WordPress's own files, and its complaints about a closed network. */
const EXPECTED_NOTICE = /Deprecated: .* in \S*\/wp-(?:includes|admin)\/|connection to WordPress\.org/;

/** Fails if PHP has reported anything unexpected. */
export function expectNoNotices(): void {
  const log = join(folder(), 'debug.log');
  const lines = existsSync(log) ? readFileSync(log, 'utf8').split('\n') : [];
  const ours = lines.filter((line) => line.includes('PHP ') && !EXPECTED_NOTICE.test(line));
  expect(ours).toEqual([]);
}

const BROWSER_LIMIT_MS = 15_000;

let browser: Promise<Browser> | undefined;

/** Opens a page of the site in a browser. With `isAdministrator`, the page is logged in. */
export async function openPage(url: string, { isAdministrator = false } = {}): Promise<Page> {
  browser ??= chromium.connect(inject('wordPressBrowser'));
  const context = await (await browser).newContext({ baseURL: siteUrl(), viewport: { width: 1280, height: 900 } });
  if (isAdministrator) {
    const cookies = (await logIn()).split('; ').map((cookie) => cookie.split('='));
    await context.addCookies(cookies.map(([name = '', value = '']) => ({ name, value, url: siteUrl() })));
  }
  context.setDefaultTimeout(BROWSER_LIMIT_MS);
  const page = await context.newPage();
  await page.goto(url);
  return page;
}
