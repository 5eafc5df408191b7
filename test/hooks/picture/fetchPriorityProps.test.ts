import { afterEach, describe, expect, test, vi } from 'vitest';

/** The props as an application with this React gets them. */
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

describe('the loading priority of a picture', () => {
  test.each([
    ['18.2.0', 'high', { fetchpriority: 'high' }],
    ['18.3.1', 'high', { fetchpriority: 'high' }],
    ['19.3.1', 'low', { fetchPriority: 'low' }],
  ] as const)('has the name that React %s knows', async (version, priority, props) => {
    expect(await propsUnder(version, priority)).toStrictEqual(props);
  });

  test('is omitted from the props in React 18, which warns even about an undefined one', async () => {
    expect(await propsUnder('18.2.0', undefined)).toStrictEqual({});
  });
});
