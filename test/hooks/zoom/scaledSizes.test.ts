// @vitest-environment node
import { expect, test } from 'vitest';
import { scaledSizes } from '../../../hooks/lightbox/zoom/useZoom.tsx';

test.each([
  ['a length', '100vw', 'calc(2 * (100vw))'],
  ['a function', 'min(100vw, calc(50vw + 2px))', 'calc(2 * (min(100vw, calc(50vw + 2px))))'],
  [
    'each length of a list, but not its conditions',
    '(aspect-ratio > 1.5) and (height < 10px) 150vh, (width < 15px) 100vw , 15px',
    '(aspect-ratio > 1.5) and (height < 10px) calc(2 * (150vh)), (width < 15px) calc(2 * (100vw)), calc(2 * (15px))',
  ],
  [
    'a function after a condition',
    '(width < 9em) calc(1px * (2 + 3)),9vw',
    '(width < 9em) calc(2 * (calc(1px * (2 + 3)))),calc(2 * (9vw))',
  ],
])('scaledSizes doubles %s', (_, sizes, scaled) => {
  expect(scaledSizes(sizes, 2)).toBe(scaled);
});
