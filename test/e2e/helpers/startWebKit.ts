import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { installWithApt } from '../../setup/findChromium.mjs';
import { freePort } from '../setup/startDemoProcess.ts';

const START_LIMIT_MS = 30_000;
const WAIT_LIMIT_MS = 30_000;
const POLL_MS = 50;
const PACKAGES = ['webkit2gtk-driver', 'xvfb'];
const PROGRAMS = ['Xvfb', 'WebKitWebDriver'];
/** Debian's names for Node's architectures, where they differ. */
const ARCHITECTURES: Readonly<Record<string, string>> = { x64: 'x86_64', arm64: 'aarch64' };

export const KEYS = { arrowRight: '\uE014', enter: '\uE007', escape: '\uE00C', tab: '\uE004' } as const;

export interface WebKitPage {
  goTo(url: string): Promise<void>;
  /** Calls the function in the page. The function can use only its arguments, and its result must be JSON. */
  evaluate<TArguments extends readonly unknown[], TResult>(
    read: (...values: TArguments) => TResult | Promise<TResult>,
    ...values: TArguments
  ): Promise<TResult>;
  /** Polls the function in the page until its result is truthy. */
  waitFor<TArguments extends readonly unknown[]>(
    read: (...values: TArguments) => unknown,
    ...values: TArguments
  ): Promise<void>;
  click(selector: string): Promise<void>;
  press(key: string): Promise<void>;
  screenshot(): Promise<Buffer>;
  stop(): Promise<void>;
}

const isInstalled = (program: string) =>
  (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));

/** Finds MiniBrowser, which Debian installs next to the library, in an architecture-specific folder. */
function findMiniBrowser(): string | undefined {
  const library = `/usr/lib/${ARCHITECTURES[process.arch] ?? process.arch}-linux-gnu`;
  const versions = existsSync(library) ? readdirSync(library).filter((name) => name.startsWith('webkit2gtk-4')) : [];
  return versions.map((name) => join(library, name, 'MiniBrowser')).find((path) => existsSync(path));
}

const missingPrograms = () => [
  ...PROGRAMS.filter((program) => !isInstalled(program)),
  ...(findMiniBrowser() ? [] : ['MiniBrowser']),
];

/** Installs WebKitGTK and a virtual display if they are missing. Throws if they can't be installed. */
export function requireWebKit(): void {
  if (missingPrograms().length > 0) installWithApt(...PACKAGES);
  const missing = missingPrograms();
  if (missing.length > 0)
    throw new Error(
      `The tests in WebKit need ${missing.join(', ')}. On Debian: sudo apt-get install ${PACKAGES.join(' ')}. ` +
        'Other systems have no WebKitGTK; CI runs these tests.',
    );
}

/** Starts a virtual display. */
function startDisplay(size: string): Promise<{ readonly name: string; readonly process: ChildProcess }> {
  const display = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', `${size}x24`, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return new Promise((resolve, reject) => {
    display.once('error', reject);
    display.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
    display.stdout.once('data', (number: Buffer) =>
      resolve({ name: `:${number.toString().trim()}`, process: display }),
    );
  });
}

/** Starts WebKitGTK, Safari's engine, over the WebDriver protocol. */
export async function startWebKit({ width = 1280, height = 800 } = {}): Promise<WebKitPage> {
  const display = await startDisplay(`${width + 200}x${height + 200}`);
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display.name,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // The sandbox doesn't start as root.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });

  async function call(method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body ? JSON.stringify(body) : null,
    });
    const { value } = (await response.json()) as { readonly value: unknown };
    if (!response.ok) throw new Error(`WebKitWebDriver, ${path}: ${JSON.stringify(value)}`);
    return value;
  }

  async function untilReady(): Promise<void> {
    const endMs = Date.now() + START_LIMIT_MS;
    for (;;) {
      try {
        await call('GET', '/status');
        return;
      } catch (error) {
        if (Date.now() > endMs) throw error;
        await wait(POLL_MS);
      }
    }
  }

  await untilReady();
  const { sessionId } = (await call('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] },
      },
    },
  })) as { readonly sessionId: string };
  const session = `/session/${sessionId}`;

  async function evaluate<TArguments extends readonly unknown[], TResult>(
    read: (...values: TArguments) => TResult | Promise<TResult>,
    ...values: TArguments
  ): Promise<TResult> {
    const script = `const values = [...arguments], done = values.pop();
      Promise.resolve().then(() => (${read.toString()})(...values)).then((result) => done({ result }), (error) => done({ error: String(error) }));`;
    const answer = (await call('POST', `${session}/execute/async`, { script, args: values })) as {
      readonly result: TResult;
      readonly error?: string;
    };
    if (answer.error !== undefined) throw new Error(`In WebKit: ${answer.error}`);
    return answer.result;
  }

  async function setSize(): Promise<void> {
    await call('POST', `${session}/window/rect`, { width, height });
    const [innerWidth, innerHeight] = await evaluate(() => [window.innerWidth, window.innerHeight] as const);
    const size = { width: 2 * width - innerWidth, height: 2 * height - innerHeight };
    await call('POST', `${session}/window/rect`, size);
  }

  await setSize();
  return {
    evaluate,
    async goTo(url) {
      await call('POST', `${session}/url`, { url });
    },
    async waitFor(read, ...values) {
      const endMs = Date.now() + WAIT_LIMIT_MS;
      while (!(await evaluate(read, ...values))) {
        if (Date.now() > endMs) throw new Error(`Waited in vain in WebKit for ${read.toString()}`);
        await wait(POLL_MS);
      }
    },
    async click(selector) {
      const found = (await call('POST', `${session}/element`, { using: 'css selector', value: selector })) as object;
      await call('POST', `${session}/element/${Object.values(found)[0]}/click`, {});
    },
    async press(key) {
      const actions = [
        { type: 'keyDown', value: key },
        { type: 'keyUp', value: key },
      ];
      await call('POST', `${session}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    async screenshot() {
      return Buffer.from((await call('GET', `${session}/screenshot`)) as string, 'base64');
    },
    async stop() {
      await call('DELETE', session);
      driver.kill();
      display.process.kill();
    },
  };
}
