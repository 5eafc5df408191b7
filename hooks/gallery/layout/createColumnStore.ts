/**
 * A growing table of numbers. Longer versions of a list share the memory of shorter ones, so the cost of appending
 * depends only on the number of added rows.
 */
export interface ColumnStore {
  /** Number of rows written by any version of the list. */
  readonly used: number;
  get(row: number, column: number): number;
  /**
   * Appends a row. The numbers are separate parameters, because creating an array for each row would double the cost.
   */
  push(first: number, second?: number, third?: number): void;
  /**
   * Returns a store that ends after `length` rows, for appending more. This is the same store, or a copy if another
   * version of the list has already appended rows to it.
   */
  after(length: number): ColumnStore;
}

const FIRST_CAPACITY = 64;

/** Creates a store with the given number of columns per row. */
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
      // Values beyond the end of the row are overwritten by the next row or fall outside the array.
      data[start + 1] = second;
      data[start + 2] = third;
      used += 1;
    },
    after: (count) => (count === used ? store : createColumnStore(columns, data.slice(0, count * columns), count)),
  };
  return store;
}
