import { act, fireEvent, render, screen } from '@testing-library/react-hooks';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createChunk } from '@loggia/hooks/chunk';
import { lateComponent, type LateOptions } from '../../ui/lateComponent.tsx';

interface MapProps {
  readonly place: string;
  readonly wish?: object;
}

const names: string[] = [];

/** A component that records its renders, in order. */
const named = (name: string) =>
  function Named({ place }: MapProps) {
    names.push(name);
    return (
      <label>
        {name} of {place} <input />
      </label>
    );
  };

const code = { Map: named('Map') };
const Placeholder = named('Wait');
const Substitute = named('List');

/** A chunk whose requests the test resolves one by one. */
function createMap(options?: LateOptions<MapProps>) {
  const requests: { readonly resolve: (value: typeof code) => void; readonly reject: (error: Error) => void }[] = [];
  const chunk = createChunk(
    () => new Promise<typeof code>((resolve, reject) => void requests.push({ resolve, reject })),
  );
  return {
    requests,
    LateMap: lateComponent(chunk, 'Map', options),
    come: () => act(async () => requests.at(-1)?.resolve(code)),
    fail: () => act(async () => requests.at(-1)?.reject(new TypeError('Failed to fetch'))),
  };
}

const networkIsBack = () => act(async () => void fireEvent(window, new Event('online')));
const field = (name: string) => screen.queryByLabelText(`${name} of Ghent`);

beforeEach(() => void names.splice(0));
afterEach(() => document.body.replaceChildren());

describe('a lazy component', () => {
  test('renders the placeholder until its chunk has loaded', async () => {
    const { LateMap, come } = createMap({ Placeholder });
    render(<LateMap place="Ghent" />);
    expect(field('Wait')).not.toBeNull();
    await come();
    expect([field('Wait'), field('Map')]).toEqual([null, expect.any(HTMLInputElement)]);
  });

  test('renders the fallback prop, even `null`, instead of the placeholder', async () => {
    const { LateMap } = createMap({ Placeholder });
    const { container, rerender } = render(<LateMap place="Ghent" fallback={<b>Ghent</b>} />);
    expect(container.textContent).toBe('Ghent');
    rerender(<LateMap place="Ghent" fallback={null} />);
    expect(container.textContent).toBe('');
  });

  test('requests its chunk once for multiple instances', async () => {
    const { LateMap, requests, come } = createMap();
    const { container } = render([<LateMap key="1" place="Ghent" />, <LateMap key="2" place="Bruges" />]);
    await come();
    expect(requests).toHaveLength(1);
    expect(container.textContent).toBe('Map of Ghent Map of Bruges ');
  });

  test('renders immediately if its chunk has already loaded', async () => {
    const { LateMap, come } = createMap({ Placeholder, Substitute });
    const first = render(<LateMap place="Ghent" />);
    await come();
    first.unmount();
    names.splice(0);
    render(<LateMap place="Ghent" />);
    expect(names).toEqual(['Map']);
  });
});

describe('a lazy component whose chunk fails to load', () => {
  test('renders its substitute, and loads once back online', async () => {
    const { LateMap, come, fail } = createMap({ Placeholder, Substitute });
    render(<LateMap place="Ghent" />);
    await fail();
    expect([field('Wait'), field('List')]).toEqual([null, expect.any(HTMLInputElement)]);
    await networkIsBack();
    await come();
    expect([field('List'), field('Map')]).toEqual([null, expect.any(HTMLInputElement)]);
  });

  test('keeps the placeholder if it has no substitute, and loads once back online', async () => {
    const { LateMap, come, fail } = createMap({ Placeholder });
    render(<LateMap place="Ghent" />);
    await fail();
    expect(field('Wait')).not.toBeNull();
    await networkIsBack();
    await come();
    expect(field('Map')).not.toBeNull();
  });

  test('requests the chunk again when the retry key changes', async () => {
    const { LateMap, requests, come, fail } = createMap({ Placeholder, Substitute, retryKeyOf: ({ wish }) => wish });
    const { rerender } = render(<LateMap place="Ghent" />);
    await fail();
    rerender(<LateMap place="Ghent" wish={{}} />);
    expect([field('List'), field('Wait'), requests.length]).toEqual([null, expect.any(HTMLInputElement), 2]);
    await fail();
    expect(field('List')).not.toBeNull();
    rerender(<LateMap place="Ghent" wish={{}} />);
    await come();
    expect([field('List'), field('Map')]).toEqual([null, expect.any(HTMLInputElement)]);
  });

  test('can be retried from renderFailure', async () => {
    const { LateMap, requests, come, fail } = createMap({ Placeholder });
    render(
      <LateMap
        place="Ghent"
        renderFailure={(getRetryButtonProps) => <button {...getRetryButtonProps()}>Try again</button>}
      />,
    );
    await fail();
    expect(field('Wait')).toBeNull();
    fireEvent.click(screen.getByText('Try again'));
    expect([field('Wait'), requests.length]).toEqual([expect.any(HTMLInputElement), 2]);
    await come();
    expect([screen.queryByText('Try again'), field('Map')]).toEqual([null, expect.any(HTMLInputElement)]);
  });

  test('keeps the fallback mounted next to the failure with keepsFallback', async () => {
    const { LateMap, come, fail } = createMap({ Placeholder, keepsFallback: true });
    render(
      <LateMap
        place="Ghent"
        renderFailure={(getRetryButtonProps) => <button {...getRetryButtonProps()}>Try again</button>}
      />,
    );
    const stood = field('Wait');
    stood?.focus();
    await fail();
    expect([screen.queryByText('Try again'), field('Wait')]).toEqual([expect.any(HTMLButtonElement), stood]);
    fireEvent.click(screen.getByText('Try again'));
    expect([screen.queryByText('Try again'), document.activeElement]).toEqual([null, stood]);
    await come();
    expect([field('Wait'), field('Map')]).toEqual([null, expect.any(HTMLInputElement)]);
  });

  test('keeps a substitute that is in use with keepsSubstitute, and loads when remounted', async () => {
    const { LateMap, come, fail } = createMap({ Substitute, keepsSubstitute: true });
    const { rerender } = render(<LateMap place="Ghent" />);
    await fail();
    const list = field('List');
    list?.focus();
    await networkIsBack();
    await come();
    expect([field('Map'), document.activeElement]).toEqual([null, list]);
    rerender(<LateMap key="anew" place="Ghent" />);
    expect([field('List'), field('Map')]).toEqual([null, expect.any(HTMLInputElement)]);
  });
});
