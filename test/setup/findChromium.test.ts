import { describe, expect, test } from 'vitest';
import { findChromium } from './findChromium.mjs';
import type { Probes } from './findChromium.mjs';

/** A machine with nothing on it. `present` grows when something is installed. */
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
  test('is the one that CHROMIUM_PATH names, before any other', () => {
    expect(findChromium(bareMachine(everything, { environmentPath: () => '/my/chrome' }))).toBe('/my/chrome');
  });

  test('is never another one in silence when CHROMIUM_PATH names none', () => {
    const probes = bareMachine(everything, { environmentPath: () => '/gone/chrome' });
    expect(() => findChromium(probes)).toThrow('CHROMIUM_PATH is /gone/chrome');
  });

  test('is a Chromium of the system, before Chrome and before the one of Playwright', () => {
    expect(findChromium(bareMachine(everything))).toBe('/usr/bin/chromium');
    expect(findChromium(bareMachine(everything.slice(2)))).toBe('/usr/bin/google-chrome');
  });

  test('is the one of Playwright where only that is there', () => {
    expect(findChromium(bareMachine(['/cache/playwright/chrome']))).toBe('/cache/playwright/chrome');
  });

  test('is installed with apt by root on Debian, and by nobody else', () => {
    const present: string[] = [];
    const installWithApt = () => present.push('/usr/bin/chromium') > 0;
    expect(() => findChromium(bareMachine(present, { installWithApt }))).toThrow('No browser for the tests');
    expect(present).toEqual([]);
    expect(findChromium(bareMachine(present, { installWithApt, isRootOnDebian: () => true }))).toBe(
      '/usr/bin/chromium',
    );
  });

  test('is downloaded by Playwright when apt cannot help', () => {
    const present: string[] = [];
    const downloadWithPlaywright = () => present.push('/cache/playwright/chrome') > 0;
    const probes = bareMachine(present, { isRootOnDebian: () => true, downloadWithPlaywright });
    expect(findChromium(probes)).toBe('/cache/playwright/chrome');
  });

  test('fails with advice when an installation succeeds and brings nothing', () => {
    const probes = bareMachine([], {
      isRootOnDebian: () => true,
      installWithApt: () => true,
      downloadWithPlaywright: () => true,
    });
    expect(() => findChromium(probes)).toThrow('npx playwright install --with-deps chromium');
  });
});
