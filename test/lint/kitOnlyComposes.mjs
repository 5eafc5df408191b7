/** Behavior that belongs in a hook: state, effects, observers, timers, listeners, DOM access. Ids, memos, contexts and portals are allowed. */
const BEHAVIOUR = new RegExp(
  [
    String.raw`\buse(?:State|Reducer|Ref|SyncExternalStore|Transition|DeferredValue|Optimistic|(?:Layout|Insertion|IsomorphicLayout)?Effect)\b`,
    String.raw`\b(?:Intersection|Mutation|Resize|Performance)Observer\b`,
    String.raw`\b(?:set|clear)(?:Timeout|Interval)\b|\b(?:request|cancel)(?:AnimationFrame|IdleCallback)\b|\bqueueMicrotask\b|\bnew Promise\b|\basync (?:\(|function\b|\w+ =>)`,
    String.raw`\b(?:add|remove)EventListener\b|\bmatchMedia\b|\bfetch\(`,
    String.raw`\bquerySelector(?:All)?\b|\bgetElements?By[A-Z]\w+|\.closest\(|\bgetComputedStyle\b|\bget(?:BoundingClientRect|ClientRects)\b`,
    String.raw`\b(?:set|remove|toggle)Attribute\b|\.(?:classList|dataset|style)\b(?=[.[])|\.(?:style|className|textContent|inert) = `,
    String.raw`\.(?:focus|blur|scroll|scrollTo|scrollBy|scrollIntoView|animate|showModal|showPopover|append|prepend|replaceWith|replaceChildren)\(`,
    String.raw`(?<![.\w])(?:window|document|navigator|location|history|globalThis|localStorage|sessionStorage)\.`,
  ].join('|'),
);
/** An event handler on an element. Getters supply those. */
const BARE_HANDLER = /<[a-z][\w.]*\s(?:=>|[^<>])*?\b(on[A-Z]\w*)=\{/;

/** The kit, except for `mount` and the code that builds its style sheets. */
const KIT_FILE = /^ui\/(?!mount\/|guard\/).*\.tsx?$/;

/** The kit spreads prop getters on elements. It has no state, effects or DOM access. */
export function kitOnlyComposes({ path, code }) {
  if (!KIT_FILE.test(path)) return [];
  const [word] = BEHAVIOUR.exec(code) ?? [];
  const [, handler] = BARE_HANDLER.exec(code) ?? [];
  return [
    ...(word
      ? [`contains behavior: ${word}. Move it to a hook in @loggia/hooks, because a custom theme needs it too`]
      : []),
    ...(handler ? [`contains an event handler: ${handler}. Use a prop getter`] : []),
  ];
}
