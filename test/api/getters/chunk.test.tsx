import { renderHook } from '@testing-library/react-hooks';
import { test } from 'vitest';
import { createChunk } from '@loggia/hooks/chunk';
import { useChunk } from '@loggia/hooks';
import { createGetterReport, expectAsReported } from '../createGetterReport.ts';

test('chunk', async () => {
  const report = createGetterReport('chunk');
  const chunk = createChunk(() => new Promise<never>(() => {}));
  report.hook('useChunk').state('awaited', renderHook(() => useChunk(chunk)).result.current);
  await expectAsReported(report);
});
