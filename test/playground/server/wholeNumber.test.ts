import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wholeNumber } from '../../../playground/server/wholeNumber.ts';
import { openCms, type TestCms } from './support/openTestCms.ts';

let cms: TestCms;
beforeAll(() => {
  cms = openCms();
});

afterAll(() => cms.close());

describe('a number in a URL', () => {
  test.each(['1e1', '0x10', '1.5', '-1', '+1', ' 1', '', '1_0', '9'.repeat(16), undefined])(
    'is rejected: %j',
    (text) => {
      expect(wholeNumber(text)).toBeNaN();
    },
  );

  test('may contain only digits', () =>
    expect([wholeNumber('0'), wholeNumber('010'), wholeNumber('71')]).toEqual([0, 10, 71]));

  test('leads to a 404 response from the CMS if it has an exponent', async () => {
    expect(cms.content.albumLevel({ shortcodeId: 41, level: { kind: 'album', id: '1e1' }, page: 1 })).toBeNull();
    expect((await cms.get('/wp-playlist/71e0/')).status).toBe(404);
  });
});
