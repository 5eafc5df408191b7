import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../e2e/setup/startDemoProcess.ts';
import { installWithApt } from '../../setup/findChromium.mjs';
import { runPhp } from '../runPhp.ts';
import { startDatabase } from './startDatabase.ts';

/** To test another version, set `WORDPRESS_PATH` to its folder. */
const WORDPRESS = process.env['WORDPRESS_PATH'] ?? '/usr/share/wordpress';
const PROGRAMS = ['/usr/bin/php', '/usr/sbin/mariadbd', `${WORDPRESS}/wp-load.php`];
const THEME = 'twentytwentyone';
const PACKAGES = [
  'wordpress',
  'wordpress-theme-twentytwentyone',
  'wordpress-theme-twentytwentythree',
  'php-cli',
  'php-mysql',
  'php-gd',
  'php-xml',
  'php-mbstring',
  'php-curl',
  'php-zip',
  'mariadb-server',
];
const START_LIMIT_MS = 30_000;
const POLL_MS = 100;
const SERVER_PROCESSES = '4';

export interface Site {
  /** The site's URL, without a trailing slash. */
  readonly url: string;
  readonly folder: string;
  stop(): Promise<void>;
}

function findPrograms(): void {
  const isMissing = () => [...PROGRAMS, `${WORDPRESS}/wp-content/themes/${THEME}`].some((path) => !existsSync(path));
  if (isMissing()) installWithApt('--no-install-recommends', ...PACKAGES);
  if (isMissing())
    throw new Error(
      `These tests need WordPress, PHP and MariaDB. On Debian, run: apt-get install ${PACKAGES.join(' ')}`,
    );
}

const config = (socket: string, folder: string, url: string) => `<?php
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${socket}' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
define( 'WP_SITEURL', '${url}' );
define( 'WP_HOME', '${url}' );
define( 'FS_METHOD', 'direct' );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', '${folder}/debug.log' );
define( 'DISABLE_WP_CRON', true );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'CONCATENATE_SCRIPTS', false );
if ( ! empty( $_SERVER['HTTP_X_COUNT_QUERIES'] ) ) {
	define( 'SAVEQUERIES', true );
}
$table_prefix = 'wp_';
require_once __DIR__ . '/wp-settings.php';
`;

/** Adds the number of queries, and the time that the page took, to the end of pages that are requested with the header. */
const QUERY_COUNTER = `<?php
add_action( 'wp_footer', static function () {
	if ( defined( 'SAVEQUERIES' ) ) {
		printf( '<!-- queries: %d, seconds: %s -->', get_num_queries(), timer_stop() );
	}
}, 9999 );
`;

function copyWordPress(folder: string): string {
  const site = join(folder, 'site');
  cpSync(WORDPRESS, site, { recursive: true, dereference: true, filter: (path) => !path.endsWith('.htaccess') });
  mkdirSync(join(site, 'wp-content/uploads'), { recursive: true });
  mkdirSync(join(site, 'wp-content/mu-plugins'), { recursive: true });
  writeFileSync(join(site, 'wp-content/mu-plugins/count.php'), QUERY_COUNTER);
  return site;
}

async function serve(site: string, port: number): Promise<() => void> {
  const child = spawn(
    'php',
    [
      '-d',
      'opcache.enable_cli=1',
      '-d',
      // Tests edit the plugin's files.
      'opcache.revalidate_freq=0',
      '-d',
      'upload_max_filesize=32M',
      '-d',
      'post_max_size=32M',
      '-S',
      `127.0.0.1:${port}`,
      '-t',
      site,
      join(import.meta.dirname, 'router.php'),
    ],
    { stdio: 'ignore', env: { ...process.env, PHP_CLI_SERVER_WORKERS: SERVER_PROCESSES }, detached: true },
  );
  const limit = Date.now() + START_LIMIT_MS;
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/readme.html`).then(
      () => true,
      () => false,
    );
  while (!(await isUp())) {
    if (Date.now() > limit) throw new Error('PHP did not start.');
    await setTimeout(POLL_MS);
  }
  // The server's workers are in its process group.
  return () => child.pid && process.kill(-child.pid);
}

/** Starts a new WordPress site in a temporary folder. The administrator's name and password are `admin`. */
export async function startSite(): Promise<Site> {
  findPrograms();
  const folder = mkdtempSync(join(tmpdir(), 'loggia-wordpress-'));
  const database = await startDatabase(folder);
  const site = copyWordPress(folder);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  writeFileSync(join(site, 'wp-config.php'), config(database.socket, folder, url));
  execFileSync('mariadb', [
    '--no-defaults',
    '-u',
    'root',
    `--socket=${database.socket}`,
    '-e',
    'CREATE DATABASE wordpress',
  ]);
  runPhp({ folder, url }, `wp_install( 'Harbor', 'admin', 'admin@example.org', true, '', 'admin' );`, 'install');
  const stopServer = await serve(site, port);
  return {
    url,
    folder,
    stop: async () => {
      stopServer();
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
