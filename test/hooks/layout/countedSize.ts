/** A size that counts how often its width is read. */
export function countedSize() {
  let reads = 0;
  return {
    height: 100,
    get width() {
      reads += 1;
      return 100;
    },
    readCount: () => reads,
  };
}
