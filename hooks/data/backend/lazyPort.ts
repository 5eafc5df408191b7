/** A port whose methods are all asynchronous. */
type Port = Readonly<Record<PropertyKey, (...values: never[]) => Promise<unknown>>>;

/**
 * Returns a proxy for the port `name` in a lazily loaded set of ports. The set is loaded when one of the proxy's
 * methods is first called. If loading fails, that call rejects.
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
