import { OfflineError } from '@loggia/hooks/errors';

/** The time that an answer takes on a slow network. */
const SLOW_ANSWER_MS = 2000;
/** The verbs of ports that ask a server; the others answer by themselves. */
const REQUEST = /^(?:load|save|add|remove|send|refill|upload|submit)/;
/** A page that is there without a request would show nothing of the network. */
const AT_HAND = /AtHand$/;
/** These give other ports. */
const OPENING = /^open/;

const state = { isSlow: false, fails: false };

/** The network between stories and their back ends. The workshop's switches set it. */
export const network = {
  get isSlow(): boolean {
    return state.isSlow;
  },
  get fails(): boolean {
    return state.fails;
  },
  set(next: Partial<typeof state>): void {
    Object.assign(state, next);
  },
};

const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

async function travel<T>(request: () => T): Promise<Awaited<T>> {
  if (state.isSlow) await new Promise((resolve) => setTimeout(resolve, SLOW_ANSWER_MS));
  if (state.fails) throw new OfflineError();
  return await request();
}

/** Data has no doors. A port that is made late does not tell its own before. */
function isData(value: object): boolean {
  const fields = Object.values(value);
  return fields.length > 0 && !fields.some((field) => typeof field === 'function' || isPlainObject(field));
}

function portOver(backend: object, name: string, value: unknown): unknown {
  if (isPlainObject(value)) return isData(value) ? value : overNetwork(value);
  if (typeof value !== 'function') return value;
  return (...values: unknown[]): unknown => {
    const call = (): unknown => value.apply(backend, values);
    const isHindered = state.isSlow || state.fails;
    if (isHindered && REQUEST.test(name)) return travel(call);
    if (isHindered && AT_HAND.test(name)) return undefined;
    const answer = call();
    return OPENING.test(name) && isPlainObject(answer) ? overNetwork(answer) : answer;
  };
}

/** The same back end at the other end of the story's network. */
export function overNetwork<T extends object>(backend: T): T {
  const ports = new Map<string | symbol, unknown>();
  return new Proxy(backend, {
    get(target, name) {
      if (!ports.has(name)) ports.set(name, portOver(target, String(name), Reflect.get(target, name)));
      return ports.get(name);
    },
  });
}
