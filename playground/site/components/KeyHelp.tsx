const KEYS = [
  { keys: ['Enter'], effect: 'opens' },
  { keys: ['←', '→'], effect: 'move' },
  { keys: ['Home', 'End'], effect: 'jump' },
  { keys: ['Space'], effect: 'plays' },
  { keys: ['Esc'], effect: 'closes' },
] as const;

/** The keys of the lightbox, for those who have keys. */
export function KeyHelp() {
  return (
    <p className="site-keys">
      {KEYS.map(({ keys, effect }) => (
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
