// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkJourney, readJourneys } from './journeys.mjs';

const read = (path: string) => readFileSync(path, 'utf8');
const journeys = readJourneys(read('docs/contributing.md'));

test('docs/contributing.md walks five journeys', () => {
  expect(journeys).toHaveLength(5);
});

test.each(journeys)('the journey $name can be walked as it is written', (journey) => {
  expect(checkJourney(journey, read)).toEqual([]);
});

describe('a journey is refused', () => {
  const files: Readonly<Record<string, string>> = {
    'hooks/zoom/useZoom.ts': "import { zoomBy } from './zoomPlan.ts';\nexport function useZoom() {}",
    'hooks/zoom/zoomPlan.ts': 'export const zoomBy = 1;',
    'hooks/zoom/labels.ts': 'export const ZOOM_LABELS = {};',
    'hooks/zoom/types.ts': "import type { ZOOM_LABELS } from './labels.ts';\nexport interface ZoomState {}",
    'hooks/zoom/zoomReducer.ts': "import type { ZoomState } from './types.ts';\nexport function zoomReducer() {}",
    'hooks/zoom/index.ts': "export { useZoom } from './useZoom.ts';\nexport { ZOOM_LABELS } from './labels.ts';",
    'ui/Zoom.tsx': "import { useZoom } from '@loggia/hooks/zoom';\nexport function Zoom() {}",
  };
  const readFile = (path: string) => files[path] ?? '';
  const check = (heading: string, ...stops: string[]) => {
    const text = `### Zooming (${heading})\n\n\`\`\`\n${stops.join('\n')}\n\`\`\`\n`;
    return readJourneys(text).flatMap((journey) => checkJourney(journey, readFile));
  };
  const walk = ['hooks/zoom/zoomPlan.ts#zoomBy', 'hooks/zoom/useZoom.ts#useZoom', 'ui/Zoom.tsx#Zoom'] as const;

  test('not when every stop is joined to the next, by a file or by an entry', () => {
    expect(check('3 of 4', ...walk)).toEqual([]);
  });

  test('has a wrong number in its heading', () => {
    expect(check('2 of 4', ...walk)).toEqual([expect.stringContaining('the heading says 2')]);
  });

  test('has a stop that is not there', () => {
    expect(check('1 of 4', 'hooks/zoom/useZoom.ts#useSwipe')).toEqual([
      expect.stringContaining('declares no useSwipe'),
    ]);
  });

  test('has two stops that nothing joins', () => {
    expect(check('2 of 4', 'hooks/zoom/labels.ts#ZOOM_LABELS', 'hooks/zoom/useZoom.ts#useZoom')).toEqual([
      expect.stringContaining('no import joins hooks/zoom/labels.ts and hooks/zoom/useZoom.ts'),
    ]);
  });

  test('not when types join it with the stop of a type', () => {
    expect(check('2 of 4', 'hooks/zoom/zoomReducer.ts#zoomReducer', 'hooks/zoom/types.ts#ZoomState')).toEqual([]);
  });

  test('has two stops that types alone join', () => {
    expect(check('2 of 4', 'hooks/zoom/types.ts#ZoomState', 'hooks/zoom/labels.ts#ZOOM_LABELS')).toEqual([
      expect.stringContaining('no import joins hooks/zoom/types.ts and hooks/zoom/labels.ts'),
    ]);
  });

  test('leads through an entry to a file of which no name is used', () => {
    expect(check('2 of 4', 'hooks/zoom/labels.ts#ZOOM_LABELS', 'ui/Zoom.tsx#Zoom')).toEqual([
      expect.stringContaining('no import joins hooks/zoom/labels.ts and ui/Zoom.tsx'),
    ]);
  });
});
