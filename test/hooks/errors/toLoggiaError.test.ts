import { afterEach, describe, expect, test, vi } from 'vitest';
import { toLoggiaError } from '../../../hooks/core/errors/engine/toLoggiaError.ts';

const failedFetch = new TypeError('Failed to fetch');

afterEach(() => vi.restoreAllMocks());

describe('toLoggiaError', () => {
  test('converts the failure of a fetch without a network into an OfflineError', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(toLoggiaError(failedFetch)).toMatchObject({ code: 'offline', cause: failedFetch });
  });

  test('converts any other error without a network into an UnexpectedError', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(toLoggiaError(new RangeError('The index is too large.'))).toMatchObject({ code: 'unexpected' });
  });

  test('converts the failure of a write into an UnexpectedError if the network was lost later', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(toLoggiaError(failedFetch, false)).toMatchObject({ code: 'unexpected', cause: failedFetch });
  });
});
