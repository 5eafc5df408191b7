const OPENS = { keys: ['Enter'], effect: 'opens' };
const MOVE = { keys: ['←', '→'], effect: 'move' };
const CLOSES = { keys: ['Esc'], effect: 'closes' };
const LIGHTBOX_KEYS = [
  OPENS,
  MOVE,
  { keys: ['Home', 'End'], effect: 'jump' },
  { keys: ['Space'], effect: 'plays' },
  CLOSES,
];
/** An inline slideshow leaves scrolling keys to the page. */
const SLIDESHOW_KEYS = [OPENS, MOVE, CLOSES];

export interface KeyHelpProps {
  /** Whether the page shows a slideshow, which has its own keys. @default false */
  readonly hasSlideshow?: boolean | undefined;
}

/** The lightbox's keyboard shortcuts, for devices with a keyboard. */
export function KeyHelp({ hasSlideshow = false }: KeyHelpProps) {
  return (
    <p className="site-keys">
      {(hasSlideshow ? SLIDESHOW_KEYS : LIGHTBOX_KEYS).map(({ keys, effect }) => (
        <span key={effect}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}{' '}
          {effect}
        </span>
      ))}
    </p>
  );
}
