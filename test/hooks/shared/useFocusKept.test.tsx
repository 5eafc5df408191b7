import { act, render, screen } from '@testing-library/react-hooks';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { useFocusKept } from '../../../hooks/core/shared/useFocusKept.ts';

const CONTROLS = { region: '.region', control: 'button' };

const buttons = (name: string) => [1, 2].map((number) => <button key={number}>{`${name} ${number}`}</button>);

function Still({ name }: { readonly name: string }) {
  return <div className="region">{buttons(name)}</div>;
}

function Moving({ name }: { readonly name: string }) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  useFocusKept(element, CONTROLS);
  return (
    <div className="region" ref={setElement}>
      {buttons(name)}
    </div>
  );
}

/** Two regions that can be replaced at once. */
function Page({ moving = false }: { readonly moving?: boolean }) {
  const Region = moving ? Moving : Still;
  return (
    <>
      <button>Outside</button>
      <Region name="Upper" />
      <Region name="Lower" />
    </>
  );
}

describe('replacing two regions at the same time', () => {
  test.each(['Upper 2', 'Lower 1', 'Lower 2', 'Outside'])('keeps focus on %j', (name) => {
    const { rerender } = render(<Page />);
    act(() => screen.getByText(name).focus());
    rerender(<Page moving />);
    expect(document.activeElement?.textContent).toBe(name);
  });

  test('does not move focus if no control was focused', () => {
    const { rerender } = render(<Page />);
    rerender(<Page moving />);
    expect(document.activeElement).toBe(document.body);
  });
});
