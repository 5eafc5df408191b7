/** A port whose methods are all asynchronous. */
type Port = Readonly<Record<PropertyKey, (...values: never[]) => Promise<unknown>>>;

/**
 * Returns the port `name` from a set that is loaded when a method is first called. If loading fails, that call rejects.
 */
export function lazyPort<TPorts, TName extends keyof TPorts>(load: () => Promise<TPorts>, name: TName): TPorts[TName] {
  const port = new Proxy({} as Port, {
    get:
      (_, method) =>
      async (...values: never[]) =>
        ((await load())[name] as Port)[method]?.(...values),
  });
  return port as TPorts[TName];
}
