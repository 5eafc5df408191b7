export interface Answer<Value> {
  readonly promise: Promise<Value>;
  resolve(value: Value): void;
  fail(error: unknown): void;
}

/**
 * A promise that the test settles later.
 * Throws if it is settled twice: the second call would be ignored, and the test would wait in vain.
 */
export function createAnswer<Value>(): Answer<Value> {
  const { promise, resolve, reject } = withResolvers<Value>();
  let isGiven = false;
  const once =
    <Argument>(settle: (argument: Argument) => void) =>
    (argument: Argument) => {
      if (isGiven) throw new Error('This question has its answer. Wait for the next question first.');
      isGiven = true;
      settle(argument);
    };
  return { promise, resolve: once(resolve), fail: once(reject) };
}

function withResolvers<Value>() {
  let resolve: (value: Value) => void = () => {};
  let reject: (error: unknown) => void = () => {};
  const promise = new Promise<Value>((...settle) => {
    [resolve, reject] = settle;
  });
  return { promise, resolve, reject };
}
