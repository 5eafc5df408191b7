import type { Dispatch } from 'react';
import { ActionType, ThemeState, type GlobalAction } from '@ladle/react';
import type { Capability } from '../stories/shared/capabilities.ts';
import { documentUrl, OVERVIEW, partsUrl, storyUrl } from '../stories/shared/urls.ts';
import { setSwitch, SWITCHES, useSwitches, type SwitchName } from './switches.ts';

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  /** The label of each value. */
  readonly options: Readonly<Record<string, string>>;
  readonly onChoose: (value: string) => void;
}

/** Viewports in which the switches take no space from the story. */
const WIDE = '(min-width: 64rem)';
const THEMES = { [ThemeState.Auto]: 'of the system', [ThemeState.Light]: 'light', [ThemeState.Dark]: 'dark' };
const DIRECTIONS = { ltr: 'left to right', rtl: 'right to left' };
const LABELS: Readonly<Record<SwitchName, string>> = {
  motion: 'Motion',
  text: 'Text',
  network: 'Network',
  requests: 'Requests',
};

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <label className="workshop-choice">
      {label}
      <select value={value} onChange={({ target }) => onChoose(target.value)}>
        {Object.entries(options).map(([name, words]) => (
          <option key={name} value={name}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

const wordsOf = (name: SwitchName): Readonly<Record<string, string>> =>
  Object.fromEntries(SWITCHES[name].map((value) => [value, name === 'text' ? `${value} %` : value]));

interface WorkshopBarProps {
  readonly capability: Capability | undefined;
  readonly theme: ThemeState;
  readonly isRightToLeft: boolean;
  readonly dispatch: Dispatch<GlobalAction>;
}

/** Links from a story to its neighbors, and the switches for the page around it. */
export function WorkshopBar({ capability, theme, isRightToLeft, dispatch }: WorkshopBarProps) {
  const switches = useSwitches();
  return (
    <header className="workshop-bar" dir="ltr">
      <nav aria-label="Workshop">
        <a href={storyUrl(OVERVIEW)}>Overview</a>
        {capability && <a href={partsUrl(capability)}>All parts</a>}
        {capability && <a href={documentUrl(capability)}>Documentation</a>}
      </nav>
      <details className="workshop-switches" open={window.matchMedia(WIDE).matches}>
        <summary>Switches</summary>
        <div>
          <Choice
            label="Theme"
            value={theme}
            options={THEMES}
            onChoose={(value) => dispatch({ type: ActionType.UpdateTheme, value: value as ThemeState })}
          />
          <Choice
            label="Direction"
            value={isRightToLeft ? 'rtl' : 'ltr'}
            options={DIRECTIONS}
            onChoose={(value) => dispatch({ type: ActionType.UpdateRtl, value: value === 'rtl' })}
          />
          {(Object.keys(SWITCHES) as SwitchName[]).map((name) => (
            <Choice
              key={name}
              label={LABELS[name]}
              value={switches[name]}
              options={wordsOf(name)}
              onChoose={(value) => setSwitch(name, value)}
            />
          ))}
        </div>
      </details>
    </header>
  );
}
