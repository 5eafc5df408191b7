import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const SCRIPT = join(import.meta.dirname, 'setup/run.php');

/** Runs PHP code inside WordPress, and returns its result. */
export function runPhp(site: { readonly folder: string; readonly url: string }, code: string, mode = ''): unknown {
  const printed = execFileSync('php', ['-d', 'memory_limit=512M', SCRIPT, mode], {
    input: code,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, LOGGIA_TEST_HOST: new URL(site.url).host, LOGGIA_TEST_SITE: join(site.folder, 'site') },
  });
  return JSON.parse(printed.slice(printed.lastIndexOf('\n') + 1)) as unknown;
}
