import { describe, expect, test } from 'vitest';
import { parseLightboxResponse } from '../../../hooks/adapters/wordpress/lightbox/parseLightboxResponse.ts';
import { lightboxAnswer } from '../../fixtures/wordpress/lightboxMarkup.ts';

const context = { base: 'https://site.test/wp-admin/', galleryId: '1', candidatesOf: undefined };

function settingsOf(settings: Readonly<Record<string, unknown>>, controls: readonly string[] = []) {
  const markup = controls.map((name) => `<i class="bwg_ctrl_btn ${name}"></i>`).join('');
  return parseLightboxResponse(markup + lightboxAnswer({ settings }), '1', context).data.settings;
}

describe('settings for the layout around the image', () => {
  test('are read from the data, with numbers and flags in any notation', () => {
    const settings = settingsOf({
      lightbox_ctrl_btn_pos: 'top',
      lightbox_info_pos: 'top',
      lightbox_info_align: 'center',
      lightbox_comment_pos: 'right',
      lightbox_comment_width: '420',
      lightbox_filmstrip_pos: 'left',
      popup_enable_ctrl_btn: '0',
      popup_enable_info: 1,
      popup_enable_fullscreen: 'nonsense',
      popup_info_always_show: true,
      popup_info_full_width: '',
      popup_enable_zoom: false,
      show_image_counts: '1',
    });
    expect(settings).toMatchObject({
      controlBar: false,
      controlBarPosition: 'top',
      counter: true,
      info: true,
      infoPosition: 'top',
      infoAlign: 'center',
      infoAlwaysShown: true,
      infoFullWidth: false,
      sidebarPosition: 'right',
      sidebarWidth: 420,
      filmstripPosition: 'left',
      zoom: false,
    });
    expect(settings.fullscreen).toBeUndefined();
  });

  test('fall back to the defaults for unknown values', () => {
    const settings = settingsOf({
      lightbox_ctrl_btn_pos: 'middle',
      lightbox_comment_pos: 7,
      lightbox_comment_width: '',
    });
    expect(settings.controlBarPosition).toBeUndefined();
    expect(settings.sidebarPosition).toBeUndefined();
    expect(settings.sidebarWidth).toBeUndefined();
  });

  test('are derived from the rendered controls if missing from the data', () => {
    expect(settingsOf({}, ['bwg_play_pause', 'bwg_info'])).toMatchObject({
      info: true,
      counter: false,
      fullscreen: false,
      zoom: false,
    });
    expect(settingsOf({}, ['bwg_zoom']).zoom).toBe(true);
    expect(settingsOf({}, ['bwg_image_count_container', 'bwg_fullscreen'])).toMatchObject({
      info: false,
      counter: true,
      fullscreen: true,
    });
  });

  test('are `undefined` if the site renders no controls', () => {
    expect(settingsOf({}).info).toBeUndefined();
  });
});
