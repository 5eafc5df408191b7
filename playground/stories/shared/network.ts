import { OfflineError } from '@loggia/hooks/errors';

/** The response time of a slow network. */
const SLOW_RESPONSE_MS = 2000;
/** Names of backend methods that send a request. Other methods respond without one. */
const REQUEST = /^(?:load|save|add|remove|send|refill|upload|submit)/;
/**
 * The method that returns a page without a request. It returns nothing while the network is slow or failing, because
 * that page would bypass the simulated network.
 */
const INITIAL_PAGE = 'getInitialPage';
/** Names of methods that return another backend object. */
const OPENING = /^open/;

const state = { isSlow: false, fails: false };

/** The simulated network between stories and their backends, controlled by the workshop's switches. */
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
  if (state.isSlow) await new Promise((resolve) => setTimeout(resolve, SLOW_RESPONSE_MS));
  if (state.fails) throw new OfflineError();
  return await request();
}

/**
 * Whether an object is plain data, without methods or nested objects. An object without enumerable fields is not
 * considered plain data, because it may be a lazily created backend.
 */
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
    if (isHindered && name === INITIAL_PAGE) return undefined;
    const result = call();
    return OPENING.test(name) && isPlainObject(result) ? overNetwork(result) : result;
  };
}

/** Wraps a backend so that its requests use the simulated network. */
export function overNetwork<T extends object>(backend: T): T {
  const ports = new Map<string | symbol, unknown>();
  return new Proxy(backend, {
    get(target, name) {
      if (!ports.has(name)) ports.set(name, portOver(target, String(name), Reflect.get(target, name)));
      return ports.get(name);
    },
  });
}
