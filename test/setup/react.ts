// Vitest runs without globals here, so Testing Library registers neither of these itself.
import { afterEach, vi } from 'vitest';
import { cleanup } from '@testing-library/react-hooks';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterEach(cleanup);
