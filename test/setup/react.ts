// Vitest runs without globals here, so Testing Library registers neither of these itself.
import { afterEach, vi } from 'vitest';
import { cleanup, configure } from '@testing-library/react-hooks';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);
// All files of a worker share one window.
afterEach(() => void vi.useRealTimers());
