import { describe, expect, test } from 'vitest';
import { parseLightboxResponse } from '../../../hooks/adapters/wordpress/lightbox/parseLightboxResponse.ts';
import { lightboxAnswer } from '../../fixtures/wordpress/lightboxMarkup.ts';
import { growsTooFast } from '../../helpers/growsTooFast.ts';

const context = { base: 'https://site.test/wp-admin/', galleryId: '1', candidatesOf: undefined };
const HITS = '<div class="bwg_image_hits">Hits: <span>3</span></div>';

function settingsOf(rules: string, settings: Readonly<Record<string, unknown>> = {}, markup = '') {
  const html = `<style>${rules}</style>${markup}${lightboxAnswer({ settings })}`;
  return parseLightboxResponse(html, '1', context).data.settings;
}

describe('style rules in a response without layout data', () => {
  test.each(['top', 'bottom'])('position ratings and hits at the %s', (edge) => {
    const rules =
      `.bwg_image_hit_spun {\n  text-align: left;\n  vertical-align: ${edge};\n}\n` +
      `.bwg_image_rate_spun {\n  text-align: left;\n  vertical-align: ${edge};\n}`;
    expect(settingsOf(rules)).toMatchObject({ ratingPosition: edge, hitCounterPosition: edge });
  });

  test.each(['top', 'right', 'bottom', 'left'])('position the filmstrip at the %s', (side) => {
    const rules = `.bwg_image_container { top: 9px; } .bwg_filmstrip_container {\n  display: table;\n  ${side}: 0;\n}`;
    expect(settingsOf(rules).filmstripPosition).toBe(side);
    expect(settingsOf(rules.replaceAll(/\s/g, '')).filmstripPosition).toBe(side);
    expect(settingsOf(`.bwg_filmstrip_container{/* wide; */\n${side} : 0}`).filmstripPosition).toBe(side);
  });

  test('align the info box and open it', () => {
    const rules = '.bwg_image_info_container1 { display: table-cell; } .bwg_image_info_spun { text-align: center; }';
    expect(settingsOf(rules)).toMatchObject({ infoAlign: 'center', infoAlwaysShown: true });
    expect(settingsOf('.bwg_image_info_container1 { display: none; }').infoAlwaysShown).toBe(false);
  });

  test('determine whether the hit count is shown, because it is always in the markup', () => {
    expect(settingsOf('.bwg_image_hit_container1 { display: none;; }', {}, HITS).hitCounter).toBe(false);
    expect(settingsOf('.bwg_image_hit_container1 { display: table-cell;; }', {}, HITS).hitCounter).toBe(true);
    expect(settingsOf('', {}, HITS).hitCounter).toBe(true);
  });

  test('are read from the first match only, because later ones are for other viewport sizes', () => {
    const rules =
      '.bwg_image_rate_spun { vertical-align: top } @media (max-width: 9px) { .bwg_image_rate_spun { vertical-align: bottom } }';
    expect(settingsOf(rules).ratingPosition).toBe('top');
  });
});

test('valid data takes precedence over style rules', () => {
  const rules =
    '.bwg_image_rate_spun { vertical-align: bottom } .bwg_image_hit_spun { vertical-align: top }' +
    '.bwg_filmstrip_container { right: 0 } .bwg_image_info_container1 { display: table-cell }';
  const told = { lightbox_rate_pos: 'top', lightbox_filmstrip_pos: 'left', popup_info_always_show: 0 };
  expect(settingsOf(rules, { ...told, lightbox_hit_pos: 'middle' })).toMatchObject({
    ratingPosition: 'top',
    hitCounterPosition: 'top',
    filmstripPosition: 'left',
    infoAlwaysShown: false,
  });
});

test('style rules with unknown positions are ignored', () => {
  const read = (rules: string) => {
    const { ratingPosition, hitCounterPosition, filmstripPosition, infoAlign } = settingsOf(rules);
    return [ratingPosition, hitCounterPosition, filmstripPosition, infoAlign];
  };
  const nothing = [undefined, undefined, undefined, undefined];
  expect(read('')).toEqual(nothing);
  expect(read('.bwg_image_rate_spun { vertical-align: middle } .bwg_image_hit_spun { vertical-align')).toEqual(nothing);
  expect(read('.bwg_filmstrip_container { border-top-left-radius: 4px } } {')).toEqual(nothing);
  expect(read('.bwg_filmstrip_container_left { left: 0 } .bwg_image_rate { vertical-align: top }')).toEqual(nothing);
});

test.each([
  ['rule openings', '.bwg_image_rate_spun{'],
  ['blanks', ' '],
  ['colons', ':'],
  ['unclosed comments', '/*'],
  ['braces', '}{'],
])('megabytes of %s take linear time', (_name, piece) => {
  const isSlow = growsTooFast((length) => {
    const rules = `.bwg_image_rate_spun{${piece.repeat(Math.ceil(length / piece.length))}`;
    return () => expect(settingsOf(rules).ratingPosition).toBeUndefined();
  }, 1_000_000);
  expect(isSlow).toBe(false);
});
