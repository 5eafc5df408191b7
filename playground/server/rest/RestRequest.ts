import type { Access } from '../auth/createAccess.ts';

export type RestMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A parsed REST request. A method override is already applied. */
export interface RestRequest {
  readonly method: RestMethod;
  /** The path below the root, such as `/wp/v2/posts/7`. */
  readonly route: string;
  /** The query, without the `rest_route` parameter of plain URLs. */
  readonly query: URLSearchParams;
  readonly access: Access;
  readonly origin: string;
  /** The root URL of the API, as used in links. */
  readonly root: string;
  readonly raw: Request;
}

/** A response of the REST API. */
export interface RestReply {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Handles the requests to one path. The handlers receive the number in the path. */
export interface RestRoute {
  readonly pattern: RegExp;
  readonly handlers: Partial<Record<RestMethod, (request: RestRequest, id: number) => RestReply | Promise<RestReply>>>;
}
