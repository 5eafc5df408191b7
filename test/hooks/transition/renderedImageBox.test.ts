// @vitest-environment node
import { expect, test } from 'vitest';
import { renderedImageBox } from '../../../hooks/slides/transition/engine/animateTiles.ts';

const contentBox = { x: 10, y: 20, width: 400, height: 200 };

test.each([
  ['contain', '50% 50%', 300, 300, { x: 110, y: 20, width: 200, height: 200 }],
  ['contain', '0% 50%', 300, 300, { x: 10, y: 20, width: 200, height: 200 }],
  ['contain', '30px 0px', 300, 300, { x: 40, y: 20, width: 200, height: 200 }],
  ['contain', 'calc(50% + 2px) 50%', 300, 300, { x: 110, y: 20, width: 200, height: 200 }],
  ['cover', '50% 50%', 300, 300, { x: 10, y: -80, width: 400, height: 400 }],
  ['cover', '50% 100%', 300, 300, { x: 10, y: -180, width: 400, height: 400 }],
  ['fill', '50% 50%', 300, 300, contentBox],
  ['none', '50% 50%', 300, 300, { x: 60, y: -30, width: 300, height: 300 }],
  ['scale-down', '50% 50%', 300, 300, { x: 110, y: 20, width: 200, height: 200 }],
  ['scale-down', '50% 50%', 100, 100, { x: 160, y: 70, width: 100, height: 100 }],
  ['contain', '50% 50%', 0, 0, contentBox],
] as const)(
  'renderedImageBox for %s at %s with %i × %i px returns the painted area',
  (fit, position, naturalWidth, naturalHeight, box) => {
    expect(renderedImageBox({ contentBox, naturalWidth, naturalHeight, fit, position })).toEqual(box);
  },
);
