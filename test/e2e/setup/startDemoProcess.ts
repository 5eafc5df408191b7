import { execFileSync, spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

export interface DemoProcess {
  /** The URL, with a trailing slash. */
  readonly address: string;
  stop(): Promise<void>;
}

const START_LIMIT_MS = 180_000;
const root = fileURLToPath(new URL('../../../', import.meta.url));

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** Runs the build step of `npm start`. */
export function buildDemo(): void {
  execFileSync(process.execPath, ['playground/start.mjs', '--build-only'], { cwd: root, stdio: 'inherit' });
}

/** Runs `npm start` in a separate process and waits until it prints its URL. */
export async function startDemoProcess(options: {
  readonly dataFolder: string;
  readonly adminPassword: string;
}): Promise<DemoProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, ['playground/start.mjs'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      LOGGIA_DATA: options.dataFolder,
      LOGGIA_ADMIN_PASSWORD: options.adminPassword,
      LOGGIA_FAULTS: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));

  await new Promise<void>((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(`The demo did not start (${reason}). It said:\n${output}`));
    const limit = setTimeout(() => fail('it took too long'), START_LIMIT_MS);
    child.once('exit', (code) => fail(`it ended with ${code}`));
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (!output.includes(`:${port}/`)) return;
        clearTimeout(limit);
        resolve();
      });
    }
  });

  let isStopping = false;
  void gone.then(() => {
    // All remaining tests will fail; log why.
    if (!isStopping)
      console.error(
        `The demo ended in the middle of the tests (${child.signalCode ?? child.exitCode}). It said:\n${output}`,
      );
  });
  return {
    address: `http://localhost:${port}/`,
    async stop() {
      isStopping = true;
      child.kill('SIGTERM');
      await gone;
    },
  };
}
