import { useEffect, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { useIsAlive } from '../components/useIsAlive.ts';
import {
  DISPLAY_SWITCHES,
  displayCookie,
  displaySwitches,
  readDisplay,
  rootAttributes,
  type Display,
  type DisplaySwitch,
} from './display.ts';

export interface DisplayMenuProps {
  /** The page to return to without JavaScript. */
  readonly path: string;
  readonly initialDisplay: Display;
  /** The page's own theme, which the menu does not change. */
  readonly brand?: string | undefined;
}

function applyToPage(display: Display, brand: string | undefined): void {
  for (const [name, value] of Object.entries(rootAttributes(display, brand))) {
    if (value === null) document.documentElement.removeAttribute(name);
    else document.documentElement.setAttribute(name, value);
  }
}

const isSame = (one: Display, other: Display): boolean => displaySwitches.every((name) => one[name] === other[name]);

/**
 * Manages the user's choices, which are stored in a cookie. If the browser restores a page from the back/forward cache
 * or the HTTP cache, the cookie is read again, because the choices may have changed.
 */
function useDisplay(initialDisplay: Display, brand: string | undefined) {
  const [display, setDisplay] = useState(initialDisplay);
  useEffect(() => {
    const handleShow = () => {
      const kept = readDisplay(document.cookie);
      applyToPage(kept, brand);
      setDisplay((shown) => (isSame(shown, kept) ? shown : kept));
    };
    handleShow();
    window.addEventListener('pageshow', handleShow);
    return () => window.removeEventListener('pageshow', handleShow);
  }, [brand]);
  const choose = (next: Display) => {
    // oxlint-disable-next-line unicorn/no-document-cookie -- not every browser has a cookie store
    document.cookie = displayCookie(next);
    applyToPage(next, brand);
    setDisplay(next);
  };
  return [display, choose] as const;
}

/** Closes a `<details>` like a menu: on Escape, on a press outside, and when focus leaves it. */
function useClosing() {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const handlePress = ({ target }: PointerEvent) => {
      if (ref.current && target instanceof Node && !ref.current.contains(target)) ref.current.open = false;
    };
    document.addEventListener('pointerdown', handlePress);
    return () => document.removeEventListener('pointerdown', handlePress);
  }, []);
  return {
    ref,
    onKeyDown({ key }: KeyboardEvent) {
      if (key !== 'Escape' || !ref.current?.open) return;
      ref.current.open = false;
      ref.current.querySelector('summary')?.focus();
    },
    onBlur({ relatedTarget }: { readonly relatedTarget: EventTarget | null }) {
      if (ref.current && relatedTarget instanceof Node && !ref.current.contains(relatedTarget))
        ref.current.open = false;
    },
  };
}

interface SwitchProps {
  readonly name: DisplaySwitch;
  readonly value: string;
  readonly onChoose: (event: SyntheticEvent<HTMLInputElement>) => void;
}

function Switch({ name, value, onChoose }: SwitchProps) {
  const { name: text, values } = DISPLAY_SWITCHES[name];
  return (
    <fieldset>
      <legend>{text}</legend>
      {Object.entries(values).map(([each, label]) => (
        <label key={each}>
          <input type="radio" name={name} value={each} checked={each === value} onChange={onChoose} />
          <span dir="auto">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

/**
 * The switches for theme, direction, motion and text size. They apply immediately; without JavaScript, they are
 * submitted as a form.
 */
export function DisplayMenu({ path, initialDisplay, brand }: DisplayMenuProps) {
  const [display, choose] = useDisplay(initialDisplay, brand);
  const isAlive = useIsAlive();
  return (
    <details className="site-display" {...useClosing()}>
      <summary>
        <span>Display</span>
      </summary>
      <form method="post" action="/display">
        <input type="hidden" name="page" value={path} />
        {displaySwitches.map((name) => (
          <Switch
            key={name}
            name={name}
            value={display[name]}
            onChoose={({ currentTarget }) => choose({ ...display, [name]: currentTarget.value })}
          />
        ))}
        {!isAlive && (
          <button className="site-button" type="submit">
            Apply
          </button>
        )}
      </form>
    </details>
  );
}
