/** An entry of a session history: whose mark it bears, and whether its hash names the lightbox. */
export interface FakeEntry {
  readonly mark: string | null;
  readonly isNamed: boolean;
}

export interface FakeBrowser {
  top(): FakeEntry;
  readonly entries: readonly FakeEntry[];
  /** Of the entry on top. */
  position(): number;
  push(entry: FakeEntry): void;
  replace(entry: FakeEntry): void;
  /** Asks for another entry, as `history.go` does: it comes with the next `arrive`. */
  go(by: number): void;
  isTravelling(): boolean;
  /** Lets everything that was asked for happen, and tells the listener of each. */
  arrive(onPopState: () => void): void;
}

/** A session history whose travels take time, as in a real browser. */
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
