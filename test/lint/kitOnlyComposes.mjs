/** The marks of a hook: state and effects, observers, clocks, listeners, reading and writing the page. Ids, memos, contexts and portals are the kit's. */
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
/** A handler that is written on an element, where a getter brings it. */
const BARE_HANDLER = /<[a-z][\w.]*\s(?:=>|[^<>])*?\b(on[A-Z]\w*)=\{/;
const KIT_PACKAGES = /^(?:react|react-dom|@loggia\/hooks\/\w+)$/;

/** The kit but for what takes over pages that others rendered, and what builds its style sheets. */
const KIT_FILE = /^ui\/(?!mount\/|guard\/).*\.tsx?$/;

/** The kit spreads getters on elements: no state, no effect, no word with the page. */
export function kitOnlyComposes({ path, code, imports }) {
  if (!KIT_FILE.test(path)) return [];
  const [word] = BEHAVIOUR.exec(code) ?? [];
  const [, handler] = BARE_HANDLER.exec(code) ?? [];
  const others = imports.filter(({ target, file }) => file === undefined && !KIT_PACKAGES.test(target));
  return [
    ...(word
      ? [`has behaviour of its own: ${word}; a custom theme needs it too, so it is a hook of @loggia/hooks`]
      : []),
    ...(handler ? [`has a handler of its own: ${handler}; the getter of a hook brings it`] : []),
    ...others.map(({ target }) => `imports ${target}; the kit is made of React and of @loggia/hooks`),
  ];
}
