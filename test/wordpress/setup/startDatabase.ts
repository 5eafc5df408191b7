import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const START_LIMIT_MS = 60_000;
const POLL_MS = 100;

export interface Database {
  readonly socket: string;
  stop(): Promise<void>;
}

const userOption = process.getuid?.() === 0 ? ['--user=root'] : [];

/** Starts MariaDB with its own data folder. It listens only on a socket in the folder. */
export async function startDatabase(folder: string): Promise<Database> {
  const data = join(folder, 'data');
  const socket = join(folder, 'mariadb.sock');
  mkdirSync(data, { recursive: true });
  execFileSync(
    'mariadb-install-db',
    ['--no-defaults', `--datadir=${data}`, '--skip-test-db', '--auth-root-authentication-method=normal', ...userOption],
    { stdio: 'ignore' },
  );
  const child = spawn(
    'mariadbd',
    [
      '--no-defaults',
      `--datadir=${data}`,
      `--socket=${socket}`,
      `--pid-file=${join(folder, 'mariadb.pid')}`,
      '--skip-networking',
      // Nothing has to survive a crash.
      '--innodb-flush-log-at-trx-commit=0',
      '--innodb-doublewrite=0',
      ...userOption,
    ],
    { stdio: 'ignore' },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const limit = Date.now() + START_LIMIT_MS;
  while (!existsSync(socket)) {
    if (Date.now() > limit || child.exitCode !== null) throw new Error('MariaDB did not start.');
    await setTimeout(POLL_MS);
  }
  return {
    socket,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
