import { describe, expect, test } from 'vitest';
import { parseLightboxResponse } from '../../../hooks/adapters/wordpress/lightbox/parseLightboxResponse.ts';
import { toOriginalUrl } from '../../../hooks/adapters/wordpress/toItemImage.ts';
import { toWatermark } from '../../../hooks/adapters/wordpress/lightbox/lightboxSettings.ts';
import { lightboxAnswer } from '../../fixtures/wordpress/lightboxMarkup.ts';

const BASE = 'https://site.test/wp-admin/';
const context = { base: BASE, galleryId: '1', candidatesOf: undefined };
const settingsOf = (controls: string, settings: Readonly<Record<string, unknown>> = {}) =>
  parseLightboxResponse(controls + lightboxAnswer({ settings }), '1', context).data.settings;

describe('server-rendered controls', () => {
  const button = (name: string) => `<a id="${name}"><i class="bwg_ctrl_btn ${name}"></i></a>`;

  test('determine the share networks', () => {
    expect(settingsOf(button('bwg_play_pause') + button('bwg_twitter') + button('bwg_facebook')).shareNetworks).toEqual(
      ['facebook', 'x'],
    );
    expect(settingsOf(button('bwg_play_pause')).shareNetworks).toEqual([]);
    expect(settingsOf('').shareNetworks).toBeUndefined();
  });

  test('determine whether the original image is offered', () => {
    expect(settingsOf('')).toMatchObject({ showOriginal: false, showDownload: false });
    expect(settingsOf(button('bwg_fullsize_image') + button('bwg_download'))).toMatchObject({
      showOriginal: true,
      showDownload: true,
    });
  });
});

describe('the share URL from WordPress', () => {
  test.each([
    ['https://site.test/s/?image_id&x=1', 'https://site.test/s/?image_id={imageId}&x=1'],
    ['https://site.test/s/?x=1&image_id=', 'https://site.test/s/?x=1&image_id={imageId}'],
    ['/s/?image_id=3', 'https://site.test/s/?image_id={imageId}'],
    ['https://site.test/s/', 'https://site.test/s/'],
    ['javascript:alert(1)', undefined],
  ])('gets a placeholder for the image id: %s', (bwg_share_url, shareUrl) => {
    expect(settingsOf('', { bwg_share_url }).shareUrl).toBe(shareUrl);
  });

  test('is the same with and without AddThis', () => {
    const { shareUrl, shareNetworks } = settingsOf('', { enable_addthis: true, addthis_profile_id: 'ra-1' });
    expect({ shareUrl, shareNetworks }).toEqual({ shareUrl: settingsOf('').shareUrl, shareNetworks: undefined });
  });
});

describe('toOriginalUrl', () => {
  test.each([
    ['https://site.test/a/thumb/b.jpg?bwg=17', 'https://site.test/a/.original/b.jpg'],
    ['https://site.test/a/b.jpg', undefined],
    [undefined, undefined],
  ])('converts the thumbnail URL %s to %s', (thumbnail, original) => {
    expect(toOriginalUrl(thumbnail)).toBe(original);
  });
});

describe('the watermark from WordPress', () => {
  const read = (query: string) => toWatermark(`https://site.test/wp-admin/admin-ajax.php?image_id=1&${query}`, BASE);

  test('is read as text from a recorded URL', () => {
    const recorded =
      'watermark_link&watermark_opacity=30&watermark_position%5B0%5D=bottom&watermark_position%5B1%5D=right' +
      '&watermark_text=rig+mark&watermark_font_size=20&watermark_font=Arial&watermark_color=FFFFFF';
    expect(read(recorded)).toEqual({
      type: 'text',
      text: 'rig mark',
      fontSize: 20,
      font: 'Arial',
      color: '#FFFFFF',
      position: 'bottom-right',
      opacity: 0.3,
      link: undefined,
    });
  });

  test('can be an image', () => {
    const query = 'watermark_url=/mark.png&watermark_width=90&watermark_height=40&watermark_position=middle-center';
    expect(read(query)).toMatchObject({
      type: 'image',
      url: 'https://site.test/mark.png',
      width: 90,
      height: 40,
      position: 'middle-center',
    });
  });

  test('is undefined if not configured', () => {
    expect(read('watermark_opacity=30')).toBeUndefined();
    expect(toWatermark(undefined, BASE)).toBeUndefined();
  });

  test('ignores invalid values', () => {
    const query =
      'watermark_text=x&watermark_link=javascript:alert(1)&watermark_color=red;x:url(//evil)&watermark_font=a{b:c}' +
      '&watermark_opacity=900&watermark_position=over-there&watermark_font_size=-3&watermark_url=data:image/png,x';
    const nothing = { link: undefined, color: undefined, font: undefined, opacity: undefined, position: undefined };
    expect(read(query)).toEqual({ type: 'text', text: 'x', fontSize: undefined, ...nothing });
  });
});
