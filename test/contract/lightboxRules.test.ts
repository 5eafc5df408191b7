// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { parseLightboxResponse } from '../../hooks/adapters/wordpress/lightbox/parseLightboxResponse.ts';
import { lightboxAnswer } from '../fixtures/wordpress/lightboxMarkup.ts';
import { lightboxRules, type LightboxRules } from '../fixtures/wordpress/lightboxRules.ts';

const HITS = '<div class="bwg_image_hit"><div class="bwg_image_hits">Hits: <span>3</span></div></div>';

function settingsOf(rules: LightboxRules) {
  const context = { base: 'https://site.test/', galleryId: '7', candidatesOf: undefined };
  return parseLightboxResponse(lightboxRules(rules) + HITS + lightboxAnswer(), '1', context).data.settings;
}

test('the filmstrip, rating, info and hit counter positions are parsed from the default CSS', () => {
  const rules = { filmstrip: 'bottom', rating: 'top', hits: 'bottom', infoAlign: 'left' };
  expect(settingsOf({ ...rules, showsInfo: false, showsHits: false })).toMatchObject({
    filmstripPosition: 'bottom',
    ratingPosition: 'top',
    hitCounter: false,
    hitCounterPosition: 'bottom',
    infoAlign: 'left',
    infoAlwaysShown: false,
  });
});

test.each(['top', 'right', 'left'])(
  'the positions are parsed from custom CSS with the filmstrip at the %s',
  (filmstrip) => {
    const rules = { filmstrip, rating: 'bottom', hits: 'top', infoAlign: 'center' };
    expect(settingsOf({ ...rules, showsInfo: true, showsHits: true })).toMatchObject({
      filmstripPosition: filmstrip,
      ratingPosition: 'bottom',
      hitCounter: true,
      hitCounterPosition: 'top',
      infoAlign: 'center',
      infoAlwaysShown: true,
    });
  },
);
