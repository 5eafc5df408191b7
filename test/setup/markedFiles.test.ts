import { describe, expect, test } from 'vitest';
import { MARK, readBrowserTests } from './markedFiles.mjs';

/** Names that read focus, or move it. */
const FOCUS = /toHaveFocus|activeElement|\.focus\(|:focus|focus(?:in|out)\b|\.(?:keyboard|tab|type)\(|\bpress\(/g;
/** Names that measure time. */
const TIME =
  /FakeTimers|performance\.|PerformanceObserver|Date\.now|currentTime|set(?:Timeout|Interval)|AnimationFrame|IdleCallback|[aA]nimation|[tT]ransition|untilGuardIsOver/g;
/** Names that move a finger or a mouse. */
const GESTURES =
  /[sS]wip(?:e|ing)|[dD]rag|\bwheel|[tT]ouch|[fF]ingers|pointer(?:[a-z]+|Event)|\bhover\(|requestFullscreen/g;

const wordsIn = (source: string) => [FOCUS, TIME, GESTURES].flatMap((words) => source.match(words) ?? []);

const tests = readBrowserTests();
const marked = tests.filter(({ isMarked }) => isMarked);

describe('a browser test file with the mark', () => {
  test.each(marked)('$path names nothing of focus, time or gestures', ({ source }) => {
    expect(wordsIn(source.slice(MARK.length))).toEqual([]);
  });

  test('has the mark in its first line', () => {
    const lost = tests.filter(({ source, isMarked }) => !isMarked && source.includes(MARK));
    expect(lost.map(({ path }) => path)).toEqual([]);
    expect(marked.length).toBeGreaterThan(0);
    expect(marked.length).toBeLessThan(tests.length);
  });
});

test.each([
  'await expect.element(button).toHaveFocus()',
  'expect(document.activeElement).toBe(field)',
  'field.focus()',
  'await userEvent.keyboard(keys)',
  'await userEvent.tab()',
  'await press(keys)',
  'vi.useFakeTimers()',
  'const startMs = performance.now()',
  'setTimeout(answer, 20)',
  'expect(video.currentTime).toBe(5)',
  'await new Promise(requestAnimationFrame)',
  'document.getAnimations()',
  'await swipe(stage, -200)',
  "send('Input.dispatchTouchEvent')",
  "new PointerEvent('pointerdown')",
  'await thumbnail.hover()',
])('the words are known: %s', (line) => {
  expect(wordsIn(line)).not.toEqual([]);
});
