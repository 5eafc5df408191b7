import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';

export interface ListenOptions {
  readonly host: string;
  /** The first port to try; with `isFixed`, the only one. */
  readonly port: number;
  readonly isFixed: boolean;
}

const PORTS_TRIED = 20;

function listenOn(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** Listens on the port, or on the next free one if the port was not given explicitly. Returns the port. */
export async function listen(server: Server, { host, port, isFixed }: ListenOptions): Promise<number> {
  for (let candidate = port; ; candidate += 1) {
    try {
      return await listenOn(server, host, candidate);
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!isTaken) throw error;
      if (isFixed) {
        throw new Error(`Port ${port} is taken. Choose another one: PORT=${port + 1} npm start`, { cause: error });
      }
      if (candidate === port + PORTS_TRIED) {
        throw new Error(`No port between ${port} and ${candidate} is free.`, { cause: error });
      }
    }
  }
}
