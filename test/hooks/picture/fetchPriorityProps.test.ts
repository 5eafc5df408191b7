import { afterEach, describe, expect, test, vi } from 'vitest';

/** Returns the props as created under the given React version. */
async function propsUnder(version: string, priority: 'high' | 'low' | undefined): Promise<object> {
  vi.resetModules();
  vi.doMock('react', () => ({ version }));
  const { fetchPriorityProps } = await import('../../../hooks/core/picture/pictureAttributes.ts');
  return fetchPriorityProps(priority);
}

afterEach(() => {
  vi.doUnmock('react');
  vi.resetModules();
});

describe('the fetch priority of an image', () => {
  test.each([
    ['18.2.0', 'high', { fetchpriority: 'high' }],
    ['18.3.1', 'high', { fetchpriority: 'high' }],
    ['19.3.1', 'low', { fetchPriority: 'low' }],
  ] as const)('uses the prop name of React %s', async (version, priority, props) => {
    expect(await propsUnder(version, priority)).toStrictEqual(props);
  });

  test('is omitted in React 18, which warns even if the value is `undefined`', async () => {
    expect(await propsUnder('18.2.0', undefined)).toStrictEqual({});
  });
});
