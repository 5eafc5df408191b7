/**
 * A growing table of numbers. Longer versions of a list share the memory of shorter ones, so appending costs only the rows that are
 * added.
 */
export interface ColumnStore {
  /** The number of rows that any version of the list has written. */
  readonly used: number;
  get(row: number, column: number): number;
  /** Appends one number per column. They are separate parameters, because an array for each row would cost as much as the rest. */
  push(first: number, second?: number, third?: number): void;
  /** Returns the store to continue with after `length` rows: this one, or a copy if another version has already continued it. */
  after(length: number): ColumnStore;
}

const FIRST_CAPACITY = 64;

/** Creates a store with this many numbers per row. */
export function createColumnStore(columns: number, initial = new Float64Array(0), length = 0): ColumnStore {
  let data = initial;
  let used = length;
  const store: ColumnStore = {
    get used() {
      return used;
    },
    get: (row, column) => data[row * columns + column] ?? 0,
    push(first, second = 0, third = 0) {
      if ((used + 1) * columns > data.length) {
        const larger = new Float64Array(Math.max(FIRST_CAPACITY, used * 2) * columns);
        larger.set(data);
        data = larger;
      }
      const start = used * columns;
      data[start] = first;
      // Numbers beyond the row are overwritten by the next row, or fall off the end.
      data[start + 1] = second;
      data[start + 2] = third;
      used += 1;
    },
    after: (count) => (count === used ? store : createColumnStore(columns, data.slice(0, count * columns), count)),
  };
  return store;
}
