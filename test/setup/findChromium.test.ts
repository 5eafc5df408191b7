import { describe, expect, test } from 'vitest';
import { findChromium, type Probes } from './findChromium.mjs';

/** A machine without a browser. Installing adds a path to `present`. */
function bareMachine(present: string[] = [], answers: Partial<Probes> = {}): Probes {
  return {
    environmentPath: () => undefined,
    isExecutable: (path) => present.includes(path),
    systemCandidates: () => ['/usr/bin/chromium', '/usr/bin/google-chrome'],
    playwrightPath: () => '/cache/playwright/chrome',
    isRootOnDebian: () => false,
    installWithApt: () => false,
    downloadWithPlaywright: () => false,
    ...answers,
  };
}

const everything = ['/my/chrome', '/usr/bin/chromium', '/usr/bin/google-chrome', '/cache/playwright/chrome'];

describe('the browser for the tests', () => {
  test('is the one in CHROMIUM_PATH, if set', () => {
    expect(findChromium(bareMachine(everything, { environmentPath: () => '/my/chrome' }))).toBe('/my/chrome');
  });

  test('is not silently replaced if CHROMIUM_PATH is wrong', () => {
    const probes = bareMachine(everything, { environmentPath: () => '/gone/chrome' });
    expect(() => findChromium(probes)).toThrow('CHROMIUM_PATH is /gone/chrome');
  });

  test('is the system’s Chromium, or else Chrome, rather than Playwright’s Chromium', () => {
    expect(findChromium(bareMachine(everything))).toBe('/usr/bin/chromium');
    expect(findChromium(bareMachine(everything.slice(2)))).toBe('/usr/bin/google-chrome');
  });

  test('is Playwright’s Chromium if there is no other', () => {
    expect(findChromium(bareMachine(['/cache/playwright/chrome']))).toBe('/cache/playwright/chrome');
  });

  test('is installed with apt only by root on Debian', () => {
    const present: string[] = [];
    const installWithApt = () => present.push('/usr/bin/chromium') > 0;
    expect(() => findChromium(bareMachine(present, { installWithApt }))).toThrow('No browser for the tests');
    expect(present).toEqual([]);
    expect(findChromium(bareMachine(present, { installWithApt, isRootOnDebian: () => true }))).toBe(
      '/usr/bin/chromium',
    );
  });

  test('is downloaded by Playwright if apt is not available', () => {
    const present: string[] = [];
    const downloadWithPlaywright = () => present.push('/cache/playwright/chrome') > 0;
    const probes = bareMachine(present, { isRootOnDebian: () => true, downloadWithPlaywright });
    expect(findChromium(probes)).toBe('/cache/playwright/chrome');
  });

  test('fails with instructions if the installation succeeds but no browser is found', () => {
    const probes = bareMachine([], {
      isRootOnDebian: () => true,
      installWithApt: () => true,
      downloadWithPlaywright: () => true,
    });
    expect(() => findChromium(probes)).toThrow('npx playwright install --with-deps chromium');
  });
});
