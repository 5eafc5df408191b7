import type { TestCms } from './openTestCms.ts';

const FRONTEND_DATA = '/wp-admin/admin-ajax.php?action=bwg_frontend_data';

/** Sends a pagination request like the original page, for widget 0. */
export async function askForPage(
  cms: TestCms,
  fields: Record<string, string>,
  tagIds: readonly string[] = [],
): Promise<{ readonly status: number; readonly text: string; readonly ids: readonly string[] }> {
  const standard = { bwg: '0', gallery_type: 'thumbnails', theme_id: '1', tag: '0', album_id: '0', current_url: '/' };
  const tags = tagIds.map((id): [string, string] => ['bwg_tag_id_bwg_thumbnails_0[]', id]);
  const response = await cms.post(FRONTEND_DATA, [...Object.entries({ ...standard, ...fields }), ...tags]);
  const text = await response.text();
  const ids = [...text.matchAll(/data-image-id="(\d+)"/g)].map(([, id]) => id ?? '');
  return { status: response.status, text, ids };
}
