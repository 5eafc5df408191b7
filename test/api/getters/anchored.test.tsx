import { renderHook } from '@testing-library/react-hooks';
import { test } from 'vitest';
import { useAnchored } from '@loggia/hooks/anchored';
import { createGetterReport, expectAsReported } from '../createGetterReport.ts';
import { attach } from '../handle.ts';

test('anchored', async () => {
  const report = createGetterReport('anchored');
  const { state } = report.hook('useAnchored');
  const anchorElement = document.createElement('button');
  const box = document.createElement('div');
  document.body.append(anchorElement, box);
  const { result, rerender } = renderHook(({ enabled }) => useAnchored({ anchorElement, enabled }), {
    initialProps: { enabled: true },
  });
  state('before it has a place', result.current);
  await attach(result.current.getAnchoredProps(), box);
  state('in its place', result.current);
  rerender({ enabled: false });
  state('off', result.current);
  await expectAsReported(report);
});
