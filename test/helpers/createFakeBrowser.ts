/** An entry of a session history: the mark of its owner, and whether its hash identifies the lightbox. */
export interface FakeEntry {
  readonly mark: string | null;
  readonly isNamed: boolean;
}

export interface FakeBrowser {
  top(): FakeEntry;
  readonly entries: readonly FakeEntry[];
  /** The index of the current entry. */
  position(): number;
  push(entry: FakeEntry): void;
  replace(entry: FakeEntry): void;
  /** Requests a traversal, as `history.go` does. It takes effect with the next `arrive`. */
  go(by: number): void;
  isTravelling(): boolean;
  /** Performs the requested traversals, and calls the listener after each. */
  arrive(onPopState: () => void): void;
}

/** A session history that traverses asynchronously, as in a real browser. */
export function createFakeBrowser(first: FakeEntry = { mark: null, isNamed: false }): FakeBrowser {
  let entries: FakeEntry[] = [first];
  let position = 0;
  let travels: number[] = [];
  return {
    top: () => entries[position] ?? first,
    get entries() {
      return entries;
    },
    position: () => position,
    push(entry) {
      entries = [...entries.slice(0, position + 1), entry];
      position += 1;
    },
    replace(entry) {
      entries = entries.map((existing, index) => (index === position ? entry : existing));
    },
    go(by) {
      travels.push(by);
    },
    isTravelling: () => travels.length > 0,
    arrive(onPopState) {
      const asked = travels;
      travels = [];
      for (const by of asked) {
        if (position + by < 0 || position + by >= entries.length) continue;
        position += by;
        onPopState();
      }
    },
  };
}
