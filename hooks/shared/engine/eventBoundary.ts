import type { SyntheticEvent } from 'react';
import { closestComposed } from './composedTree.ts';
import { memoizeByPair } from '../memoizeByKey.ts';

type Handler = (event: SyntheticEvent) => void;

/** The events of a press: they end here for React and for the page around its root. */
const PRESSES = [
  'Click',
  'AuxClick',
  'DoubleClick',
  'ContextMenu',
  'PointerDown',
  'PointerUp',
  'MouseDown',
  'MouseUp',
  'TouchStart',
  'TouchEnd',
  'Submit',
  'Reset',
  'Change',
  'Input',
  'Invalid',
] as const;

/** The events that end here for React only: listeners of the document still get them. */
const SIGNS = `
  KeyDown KeyUp KeyPress BeforeInput CompositionStart CompositionUpdate CompositionEnd Focus Blur Select Copy Cut
  Paste Wheel Scroll Cancel Close Toggle PointerMove PointerCancel PointerOver PointerOut GotPointerCapture
  LostPointerCapture MouseMove MouseOver MouseOut TouchMove TouchCancel Drag DragStart DragEnd DragEnter
  DragLeave DragOver Drop Load Error Play Playing Pause Ended TimeUpdate VolumeChange Waiting Seeking Seeked
  AnimationStart AnimationIteration AnimationEnd TransitionEnd
`
  .trim()
  .split(/\s+/);

/** Matches elements whose default action is triggered by a click within. */
const ACTING = 'label, summary, a[href], button';
/** Matches elements that act on a click themselves, and so do not trigger what is around them. */
const OWN_ACTION = 'a[href], button, input, select, textarea, label, summary, option, audio[controls], video[controls]';

function isForOuter(dialog: Element, target: EventTarget): boolean {
  const outer = dialog.parentElement && closestComposed(dialog.parentElement, ACTING);
  if (!outer || !(target instanceof Element)) return false;
  const inner = target.closest(OWN_ACTION);
  return inner === null || !dialog.contains(inner);
}

/** Ends an event in React; the native event goes on. */
const endInReact: Handler = (event) => {
  event.isPropagationStopped = () => true;
};

/** Whether an element was put over the dialog by the page: its listeners may be anywhere. */
const isGuest = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[data-overlay-host]') !== null;

const endPress: Handler = (event) => {
  if (isGuest(event.target)) {
    endInReact(event);
    return;
  }
  // A label around it would tick its box, a summary would fold.
  if (event.type === 'click' && isForOuter(event.currentTarget, event.target)) event.preventDefault();
  const { currentTarget: boundary, nativeEvent } = event;
  const listener = nativeEvent.currentTarget;
  if (!(listener instanceof Node) || listener === boundary || !boundary.contains(listener)) {
    event.stopPropagation();
    return;
  }
  // Content portalled into the dialog has a React root inside it: native listeners between that root and the dialog are still to come.
  endInReact(event);
  const endHere = (later: Event) => {
    if (later === nativeEvent) later.stopPropagation();
  };
  boundary.addEventListener(nativeEvent.type, endHere, { once: true });
};

const ENDINGS: ReadonlyMap<string, Handler> = new Map([
  ...PRESSES.map((name) => [`on${name}`, endPress] as const),
  ...SIGNS.map((name) => [`on${name}`, endInReact] as const),
]);

const thenEnd = memoizeByPair((own: Handler, end: Handler): Handler => (event) => {
  own(event);
  end(event);
});

/**
 * Props of an element at which all events from within end. React bubbles events along its own tree, so out of a dialog, too, that lies over
 * the page: a press on a picture would press the card that contains the gallery. The getters of a dialog include it. Content that is
 * portalled into a dialog from elsewhere in React's tree needs it on its outermost element.
 *
 * @example
 * createPortal(<div {...endEvents({ className: 'toasts' })}>…</div>, lightbox.stageElement)
 */
export function endEvents<TProps extends object>(props: TProps): TProps {
  const ending: Record<string, unknown> = { ...(props as Record<string, unknown>) };
  for (const [name, end] of ENDINGS) {
    const own = ending[name];
    ending[name] = typeof own === 'function' ? thenEnd(own as Handler, end) : end;
  }
  return ending as TProps;
}
