/**
 * Rows of numbers that only grow. Longer versions of a list share the memory of shorter ones, so that appending costs what
 * is appended.
 */
export interface ColumnStore {
  /** Rows that have been written, by whichever version of the list. */
  readonly used: number;
  get(row: number, column: number): number;
  /** Appends one number per column. They are named one by one, because an array for each row would be half of the work. */
  push(first: number, second?: number, third?: number, fourth?: number, fifth?: number): void;
  /** The store to write on after so many rows: this one, or a copy where another version has already written on. */
  after(length: number): ColumnStore;
}

const FIRST_CAPACITY = 64;

/** Makes a store whose rows have so many numbers. */
export function createColumnStore(columns: number, initial = new Float64Array(0), length = 0): ColumnStore {
  let data = initial;
  let used = length;
  const store: ColumnStore = {
    get used() {
      return used;
    },
    get: (row, column) => data[row * columns + column] ?? 0,
    push(first, second = 0, third = 0, fourth = 0, fifth = 0) {
      if ((used + 1) * columns > data.length) {
        const larger = new Float64Array(Math.max(FIRST_CAPACITY, used * 2) * columns);
        larger.set(data);
        data = larger;
      }
      const start = used * columns;
      data[start] = first;
      // What goes beyond the row is written over with the next one, or falls off the end.
      data[start + 1] = second;
      data[start + 2] = third;
      data[start + 3] = fourth;
      data[start + 4] = fifth;
      used += 1;
    },
    after: (count) => (count === used ? store : createColumnStore(columns, data.slice(0, count * columns), count)),
  };
  return store;
}
