// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { openTestCms } from './support/openTestCms.ts';

const PAGE = '/wp-admin/admin-ajax.php?action=bwg_frontend_data&shortcode_id=1';

test('requests are logged only in debug mode, one line each, without user input', async () => {
  const debug = vi.spyOn(console, 'debug').mockImplementation(() => {});
  await openTestCms().get(PAGE);
  expect(debug).not.toHaveBeenCalled();

  vi.stubEnv('LOGGIA_LOG', 'debug');
  await openTestCms().get(`${PAGE}&bwg_search_0=secret`);
  vi.unstubAllEnvs();
  expect(debug).toHaveBeenCalledTimes(1);
  const [line] = debug.mock.calls[0] ?? [];
  expect(JSON.parse(String(line))).toMatchObject({
    method: 'GET',
    path: '/wp-admin/admin-ajax.php',
    action: 'bwg_frontend_data',
    status: 200,
  });
  expect(String(line)).not.toContain('secret');
});
