// Finds or installs the browser for the tests, in this order: CHROMIUM_PATH, a system Chromium or Chrome, Playwright's Chromium if
// present, `apt-get install chromium` (root on Debian), Playwright's download. Otherwise throws an error with instructions.
import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const DOWNLOAD_LIMIT_MS = 60_000;
const APT_LIMIT_MS = 300_000;

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

const SYSTEM_PATHS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

const HELP = `No browser for the tests was found, and none could be installed. One of these helps:
  - install Chromium or Google Chrome so that it is on the PATH (Debian, Ubuntu: sudo apt-get install chromium)
  - npx playwright install --with-deps chromium
  - CHROMIUM_PATH=/path/to/chrome npm test`;

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function run(command, args, timeout) {
  try {
    execFileSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], timeout });
    return true;
  } catch (error) {
    console.info(`${command} ${args.join(' ')} did not succeed: ${error.message}`);
    return false;
  }
}

const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** Installs Debian packages and returns whether that succeeded. Requires root on Debian. */
export function installWithApt(...packages) {
  return (
    isRootOnDebian() &&
    run('apt-get', ['update'], APT_LIMIT_MS) &&
    run('apt-get', ['install', '-y', ...packages], APT_LIMIT_MS)
  );
}

/** The checks of the machine, which tests can replace. */
export const machine = {
  environmentPath: () => process.env.CHROMIUM_PATH,
  isExecutable,
  systemCandidates: () => [
    ...(process.env.PATH ?? '').split(delimiter).flatMap((folder) => SYSTEM_NAMES.map((name) => join(folder, name))),
    ...SYSTEM_PATHS,
  ],
  playwrightPath: () => chromium.executablePath(),
  isRootOnDebian,
  installWithApt: () => installWithApt('chromium'),
  downloadWithPlaywright: () =>
    run(process.execPath, ['node_modules/playwright/cli.js', 'install', '--no-shell', 'chromium'], DOWNLOAD_LIMIT_MS),
};

/** Returns the path of an executable Chromium. Throws if there is none and none can be installed, so that tests are never skipped. */
export function findChromium(probes = machine) {
  const given = probes.environmentPath();
  if (given) {
    if (probes.isExecutable(given)) return given;
    throw new Error(`CHROMIUM_PATH is ${given}, but no program can be started there. Correct it or unset it.`);
  }
  const system = () => probes.systemCandidates().find((path) => probes.isExecutable(path));
  const own = () => [probes.playwrightPath()].find((path) => path && probes.isExecutable(path));

  const present = system() ?? own();
  if (present) return present;
  if (probes.isRootOnDebian() && probes.installWithApt()) {
    const installed = system();
    if (installed) return installed;
  }
  if (probes.downloadWithPlaywright()) {
    const downloaded = own();
    if (downloaded) return downloaded;
  }
  throw new Error(HELP);
}
