// Vitest runs without globals here, so Testing Library doesn't register these itself.
import { afterAll, afterEach, vi } from 'vitest';
import { cleanup, configure } from '@testing-library/react-hooks';
import { resetPageState } from '../../hooks/core/shared/pageState.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
configure({ asyncUtilTimeout: 10_000 });
// All files of a worker share one window. Hooks run in reverse order.
afterEach(() => void vi.useRealTimers());
// Runs after everything is unmounted. Tests in Node have no document.
afterEach(() => {
  if (typeof document !== 'undefined') resetPageState();
});
afterEach(cleanup);
// Chunks that load after their file has ended would affect the tests of the next file.
afterAll(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  await vi.dynamicImportSettled();
});
