import { afterEach, describe, expect, test, vi } from 'vitest';
import { toLoggiaError } from '../../../hooks/core/errors/engine/toLoggiaError.ts';

const failedFetch = new TypeError('Failed to fetch');

afterEach(() => vi.restoreAllMocks());

describe('toLoggiaError', () => {
  test('converts a failed fetch to an OfflineError when offline', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(toLoggiaError(failedFetch)).toMatchObject({ code: 'offline', cause: failedFetch });
  });

  test('converts any other error to an UnexpectedError when offline', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(toLoggiaError(new RangeError('The index is too large.'))).toMatchObject({ code: 'unexpected' });
  });

  test('converts a failed write to an UnexpectedError if the network was lost later', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(toLoggiaError(failedFetch, false)).toMatchObject({ code: 'unexpected', cause: failedFetch });
  });
});
