import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPreloader } from '../../../hooks/slides/preload/engine/createPreloader.ts';
import { PRELOAD_CONCURRENCY, PRELOAD_MEMORY_LIMIT, PRELOAD_REST_MS } from '../../../hooks/slides/preload/constants.ts';

/** Files whose loads a test finishes one by one. */
function createFiles() {
  const loading = new Map<string, () => void>();
  const started: string[] = [];
  const released: string[] = [];
  return {
    started,
    released,
    loading: () => [...loading.keys()],
    finish(url: string) {
      const onFinish = loading.get(url);
      loading.delete(url);
      onFinish?.();
    },
    jobs: (...urls: readonly string[]) =>
      urls.map((url) => ({
        url,
        start(onFinish: () => void) {
          started.push(url);
          loading.set(url, onFinish);
          return () => {
            released.push(url);
            loading.delete(url);
          };
        },
      })),
  };
}

const letters = ['a', 'b', 'c', 'd', 'e', 'f'];

describe('createPreloader', () => {
  test('loads files in order, a few at a time', () => {
    const files = createFiles();
    createPreloader().run(files.jobs(...letters));
    expect(files.started).toEqual(letters.slice(0, PRELOAD_CONCURRENCY));
    files.finish('b');
    expect(files.started.at(-1)).toBe('e');
    expect(files.loading()).toHaveLength(PRELOAD_CONCURRENCY);
  });

  test('requests each file once, whether it is loading, loaded or failed', () => {
    const files = createFiles();
    const preloader = createPreloader();
    preloader.run(files.jobs('a', 'b'));
    files.finish('a');
    preloader.run(files.jobs('a', 'b', 'c'));
    expect(files.started).toEqual(['a', 'b', 'c']);
  });

  test('cancels files the new plan omits, and can request them again', () => {
    const files = createFiles();
    const preloader = createPreloader();
    preloader.run(files.jobs('a', 'b'));
    preloader.run(files.jobs('b', 'c'));
    expect(files.loading()).toEqual(['b', 'c']);
    preloader.run(files.jobs('a'));
    expect(files.loading()).toEqual(['a']);
  });

  test('retains loaded files until a plan omits them', () => {
    const files = createFiles();
    const preloader = createPreloader();
    preloader.run(files.jobs('a', 'b'));
    files.finish('a');
    files.finish('b');
    preloader.run(files.jobs('b', 'c'));
    expect(files.released).toEqual(['a']);
    preloader.run([]);
    expect(files.released.toSorted()).toEqual(['a', 'b', 'c']);
    preloader.run([]);
    expect(files.released).toHaveLength(3);
  });

  test('starts no new files while on hold, but continues files already started', () => {
    const files = createFiles();
    const preloader = createPreloader();
    preloader.run(files.jobs(...letters));
    preloader.hold();
    files.finish('a');
    expect(files.started).not.toContain('e');
    expect(files.loading()).toEqual(['b', 'c', 'd']);
  });

  test('cancels all requests if the plan is empty', () => {
    const files = createFiles();
    const preloader = createPreloader();
    preloader.run(files.jobs(...letters));
    preloader.run([]);
    expect(files.loading()).toEqual([]);
    expect(files.started).toHaveLength(PRELOAD_CONCURRENCY);
  });

  test('forgets the oldest files beyond the memory limit', () => {
    const files = createFiles();
    const preloader = createPreloader();
    preloader.note('/first.jpg');
    for (let index = 1; index < PRELOAD_MEMORY_LIMIT; index += 1) preloader.note(`/${index}.jpg`);
    preloader.run(files.jobs('/first.jpg'));
    expect(files.started).toEqual([]);
    preloader.note('/one-too-many.jpg');
    preloader.run(files.jobs('/first.jpg'));
    expect(files.started).toEqual(['/first.jpg']);
  });
});

describe('distant files', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('load once the user has stayed on the current image for a while', () => {
    const files = createFiles();
    createPreloader().run(files.jobs('a', 'b', 'c', 'd'), { atOnceCount: 2 });
    vi.advanceTimersByTime(PRELOAD_REST_MS - 1);
    expect(files.started).toEqual(['a', 'b']);
    vi.advanceTimersByTime(1);
    expect(files.started).toEqual(['a', 'b', 'c', 'd']);
  });

  test.each<[string, (preloader: ReturnType<typeof createPreloader>) => void]>([
    ['moves on', (preloader) => preloader.hold()],
    ['closes the lightbox', (preloader) => preloader.run([])],
  ])('are not loaded if the user %s before then', (_what, leave) => {
    const files = createFiles();
    const preloader = createPreloader();
    preloader.run(files.jobs('a', 'b', 'c'), { atOnceCount: 1 });
    leave(preloader);
    vi.advanceTimersByTime(PRELOAD_REST_MS);
    expect(files.started).toEqual(['a']);
  });
});

describe('files preloaded when the browser is idle', () => {
  let idle: (() => void)[] = [];
  const becomeIdle = () => {
    for (const callback of idle.splice(0)) callback();
  };

  beforeEach(() => {
    idle = [];
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback));
    vi.stubGlobal('cancelIdleCallback', (handle: number) => idle.splice(handle - 1, 1));
  });
  afterEach(() => vi.unstubAllGlobals());

  test('start in an idle period, and continue in the next one', () => {
    const files = createFiles();
    createPreloader().run(files.jobs(...letters), { isIdle: true });
    expect(files.started).toEqual([]);
    becomeIdle();
    expect(files.started).toHaveLength(PRELOAD_CONCURRENCY);
    files.finish('a');
    expect(files.started).toHaveLength(PRELOAD_CONCURRENCY);
    becomeIdle();
    expect(files.started).toHaveLength(PRELOAD_CONCURRENCY + 1);
  });

  test('never start if the lightbox closes first', () => {
    const files = createFiles();
    const preloader = createPreloader();
    preloader.run(files.jobs(...letters), { isIdle: true });
    preloader.run([]);
    becomeIdle();
    expect(files.started).toEqual([]);
  });
});
