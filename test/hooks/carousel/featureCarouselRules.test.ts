// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { firstPaintRules, type FirstPaintOf } from '@loggia/hooks/firstPaint';

type FeatureCarousel = FirstPaintOf<'featureCarousel'>;

const rulesOf = (slides: FeatureCarousel['slides'], sizes: Partial<FeatureCarousel> = {}) =>
  firstPaintRules({ ...sizes, view: 'featureCarousel', selector: '[data-carousel=a]', count: 9, slides });

describe('the first-paint rules of a feature carousel', () => {
  test('set the image size even if scripting is disabled', () => {
    const rules = rulesOf([], { imageWidth: 400, imageHeight: 200 });
    expect(rules).toMatch(
      /^\[data-carousel=a\]\{--loggia-feature-width:min\(400px,50cqi\);--loggia-feature-height:min\(200px,25cqi\)\}@media/,
    );
  });

  test('position each image only if scripting is enabled, until the carousel is ready', () => {
    const rules = rulesOf([{ slot: 0 }, { slot: 1 }, { slot: -2 }]);
    const [, staged = ''] = rules.split('@media (scripting:enabled)');
    expect(rules.split('nth-child')).toHaveLength(4);
    const placeOf = (at: number) => staged.split(`nth-child(${at}){`)[1]?.split('}')[0];
    expect(placeOf(1)).toMatch(/scale\(1\);z-index:9;opacity:1$/);
    expect(placeOf(2)).toContain('100cqi - var(--loggia-feature-width))*0.25)*var(--loggia-feature-sign)');
    expect(placeOf(2)).toMatch(/scale\(0\.75\);z-index:8;opacity:1$/);
    expect(placeOf(3)).toContain('100cqi - var(--loggia-feature-width))*-0.5)*var(--loggia-feature-sign)');
    expect(placeOf(3)).toMatch(/scale\(0\.5625\);z-index:7;opacity:1$/);
    for (const rule of staged.slice(1, -1).split(/(?<=\})/)) {
      expect(rule).toMatch(/^\[data-carousel=a\]:not\(\[data-ready\]\)/);
    }
  });

  test('contain no character that is escaped in a style element', () => {
    expect(rulesOf([{ slot: 0 }])).not.toMatch(/[<>&'"]/);
  });
});
