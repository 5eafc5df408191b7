import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface TestServer {
  readonly url: string;
  /** Requests that have arrived, as "METHOD /path". */
  readonly requests: readonly string[];
  close(): Promise<void>;
}

type Answer = (response: ServerResponse, request: IncomingMessage, attempt: number) => void;

/** Starts a real server on a free port. `answers` are looked up by path without the query. */
export async function startServer(answers: Readonly<Record<string, Answer>>): Promise<TestServer> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const path = (request.url ?? '').replace(/\?.*/, '');
    const line = `${request.method} ${path}`;
    requests.push(line);
    const attempt = requests.filter((other) => other === line).length;
    answers[path]?.(response, request, attempt);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}
