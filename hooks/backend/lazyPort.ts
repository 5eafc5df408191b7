/** Methods that answer later. */
type Port = Readonly<Record<PropertyKey, (...values: never[]) => Promise<unknown>>>;

/** The port `name` of several that are made, or fetched, when a method is first called. A failure of `load` is the failure of that call. */
export function lazyPort<TPorts, TName extends keyof TPorts>(load: () => Promise<TPorts>, name: TName): TPorts[TName] {
  const port = new Proxy({} as Port, {
    get:
      (_, method) =>
      async (...values: never[]) =>
        ((await load())[name] as Port)[method]?.(...values),
  });
  return port as TPorts[TName];
}
