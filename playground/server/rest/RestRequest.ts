import type { Access } from '../auth/createAccess.ts';

export type RestMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A call of the interface, read; an override has become the method that it stands for. */
export interface RestRequest {
  readonly method: RestMethod;
  /** Below the root: `/wp/v2/posts/7`. */
  readonly route: string;
  /** Without the route of a plain address. */
  readonly query: URLSearchParams;
  readonly access: Access;
  readonly origin: string;
  /** The root of the interface, as links name it. */
  readonly root: string;
  readonly raw: Request;
}

/** An answer of the interface. */
export interface RestReply {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Handles the requests to one address; receives the numbers in the address. */
export interface RestRoute {
  readonly pattern: RegExp;
  readonly answers: Partial<Record<RestMethod, (request: RestRequest, id: number) => RestReply | Promise<RestReply>>>;
}
