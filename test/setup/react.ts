// Vitest runs without globals here, so Testing Library registers neither of these itself.
import { afterAll, afterEach, vi } from 'vitest';
import { cleanup, configure } from '@testing-library/react-hooks';
import { resetPageState } from '../../hooks/core/shared/pageState.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
configure({ asyncUtilTimeout: 10_000 });
// All files of a worker share one window. The last named runs first.
afterEach(() => void vi.useRealTimers());
// When nothing is rendered any more. A file that reads sources has no page.
afterEach(() => {
  if (typeof document !== 'undefined') resetPageState();
});
afterEach(cleanup);
// Parts whose code comes after their file has ended would be told to the tests of another.
afterAll(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  await vi.dynamicImportSettled();
});
