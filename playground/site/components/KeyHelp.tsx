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
/** A slideshow in the page leaves the keys that scroll to the page. */
const SLIDESHOW_KEYS = [OPENS, MOVE, CLOSES];

export interface KeyHelpProps {
  /** The page shows a slideshow, which has keys of its own. @default false */
  readonly hasSlideshow?: boolean | undefined;
}

/** The keys of the lightbox, for those who have keys. */
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
