import { createChunk } from '@loggia/hooks/chunk';

interface Code {
  readonly name: string;
}

/** A chunk whose latest request is settled by the test. */
export function controlledChunk() {
  const requests: { resolve(code: Code): void; reject(error: Error): void }[] = [];
  const chunk = createChunk(() => new Promise<Code>((resolve, reject) => requests.push({ resolve, reject })));
  return {
    chunk,
    requestCount: () => requests.length,
    arrive: (code: Code = { name: 'Map' }) => requests.at(-1)?.resolve(code),
    fail: (error = new TypeError('Failed to fetch dynamically imported module')) => requests.at(-1)?.reject(error),
  };
}
