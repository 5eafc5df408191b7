// @vitest-environment node
import { expect, test } from 'vitest';
import { hiddenContent } from '../../../hooks/core/scrollArea/useScrollArea.ts';

test.each([
  [0, 100, 100, 'none'],
  [0, 101, 100, 'none'],
  [0, 300, 100, 'below'],
  [50, 300, 100, 'both'],
  [199.5, 300, 100, 'above'],
  [200, 300, 100, 'above'],
  [0, 0, 0, 'none'],
] as const)(
  'hiddenContent after scrolling by %d px through %d px in a viewport of %d px returns %s',
  (scrollTop, scrollHeight, clientHeight, hidden) => {
    expect(hiddenContent(scrollTop, scrollHeight - clientHeight)).toBe(hidden);
  },
);
