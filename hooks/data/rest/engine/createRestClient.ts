import { CrossOriginError } from '../../../core/errors/CrossOriginError.ts';
import { plainText, withoutEnd } from '../../../core/shared/foreignValues.ts';
import { invariant } from '../../../core/shared/developerMessages.ts';
import { requestEveryPage } from '../requestEveryPage.ts';
import { requestWithNonce, createNonceKeeper } from './createNonceKeeper.ts';
import { EVERY_PAGE_SIZE } from '../constants.ts';
import { parseResponse, readRestResponse, unwrapEnvelope } from '../readRestResponse.ts';
import type {
  PreloadedResponse,
  RequestMethod,
  RestResponse,
  RestClient,
  RestClientOptions,
  RestRequest,
  RestWire,
} from '../types.ts';
import { createExchange } from './createExchange.ts';
import { isOtherOrigin, restUrl, splitPath, type QueryPair, type RestPath } from './restUrl.ts';

const OVERRIDDEN: ReadonlySet<RequestMethod> = new Set(['PUT', 'PATCH', 'DELETE']);
const SAFE: ReadonlySet<RequestMethod> = new Set(['GET', 'HEAD', 'OPTIONS']);
const BODILESS: ReadonlySet<RequestMethod> = new Set(['GET', 'HEAD']);

/** Returns the parameters that the client adds to every query. */
function addedQuery(wire: RestWire, options: RestClientOptions): readonly QueryPair[] {
  const { localeName = wire.localeName, envelope = false } = options;
  const added: QueryPair[] = [];
  if (localeName !== false) added.push([localeName, wire.localeValue]);
  if (envelope) added.push([wire.envelopeName, '1']);
  return added;
}

/** Adds parameters to the query of a path, unless it already has them. */
function withQuery(path: RestPath, added: readonly QueryPair[]): RestPath {
  const given = new Set(path.query.map(([name]) => name));
  return { ...path, query: [...path.query, ...added.filter(([name]) => !given.has(name))] };
}

function methodOf({ method, data, body }: RestRequest): RequestMethod {
  return method ?? (data === undefined && body === undefined ? 'GET' : 'POST');
}

/** Creates a REST client for one kind of server. Creating it makes no requests. */
export function createRestClient(wire: RestWire, options: RestClientOptions): RestClient {
  const { root, hasMethodOverride = true, credentials = 'include', envelope = false } = options;
  const exchange = createExchange({ fetch: options.fetch });
  const keeper = createNonceKeeper({ nonce: options.nonce, nonceUrl: options.nonceUrl, credentials, exchange });
  const preloaded = createPreloaded(options.preloaded);

  const added = addedQuery(wire, options);

  async function send(path: RestPath, request: RestRequest, nonce: string | undefined): Promise<RestResponse> {
    const { data, body, signal, onUploadProgress } = request;
    const method = methodOf(request);
    const isOverridden = hasMethodOverride && OVERRIDDEN.has(method);
    const headers = new Headers({ Accept: 'application/json, */*;q=0.1' });
    for (const [name, value] of Object.entries({ ...options.headers, ...request.headers })) headers.set(name, value);
    // Servers reject an empty nonce, but accept a missing one.
    if (headers.get(wire.nonceHeader) === '') headers.delete(wire.nonceHeader);
    if (data !== undefined) headers.set('Content-Type', 'application/json');
    if (isOverridden) headers.set(wire.overrideHeader, method);
    if (nonce !== undefined) headers.set(wire.nonceHeader, nonce);
    const content = data === undefined ? body : JSON.stringify(data);
    const response = await exchange(restUrl(root, withQuery(path, added)), {
      signal,
      method: isOverridden ? 'POST' : method,
      headers: Object.fromEntries(headers),
      credentials,
      limitBytes: options.maxResponseBytes,
      isWrite: !SAFE.has(method),
      timeoutMs: SAFE.has(method) ? undefined : options.writeTimeoutMs,
      onUploadProgress,
      ...(content !== undefined && { body: content }),
    });
    keeper.learn(response.headers.get(wire.nonceHeader));
    return readRestResponse(envelope ? unwrapEnvelope(response) : response, method !== 'HEAD');
  }

  async function sendRequest(request: RestRequest): Promise<RestResponse> {
    const { signal } = request;
    signal.throwIfAborted();
    const method = methodOf(request);
    const hasContent = request.data !== undefined || request.body !== undefined;
    invariant(
      !hasContent || !BODILESS.has(method),
      `A ${method} request cannot have a body. Move \`data\` to \`query\`, or set \`method\`.`,
    );
    if (hasMethodOverride && OVERRIDDEN.has(method) && isOtherOrigin(root))
      throw new CrossOriginError('methodOverride');

    const path = splitPath(request, request.query);
    const known = preloaded.take(method, path);
    if (known) return known;

    const { pageSizeName, badNonceCode } = wire;
    const requestPage = async (page: RestPath): Promise<RestResponse> =>
      preloaded.take(method, page) ??
      requestWithNonce({ keeper, badNonceCode, signal, send: (nonce) => send(page, request, nonce) });
    const wantsAll = path.query.some(([name, value]) => name === pageSizeName && value === '-1');
    if (method !== 'GET' || !wantsAll) return requestPage(path);
    const others = path.query.filter(([name]) => name !== pageSizeName);
    const firstPage: RestPath = { ...path, query: [...others, [pageSizeName, String(EVERY_PAGE_SIZE)]] };
    return requestEveryPage({ path: firstPage, wire, requestPage });
  }

  return {
    send: sendRequest,
    request: async (request, parse) => parseResponse(await sendRequest(request), parse),
  };
}

interface Preloaded {
  /** Returns the preloaded response once. Later requests go to the server. */
  take(method: RequestMethod, path: RestPath): RestResponse | undefined;
}

const isResponse = (value: unknown): value is PreloadedResponse =>
  typeof value === 'object' && value !== null && 'body' in value;

/** Returns the same key for the same request, regardless of the order of its query parameters. */
function keyOf(method: RequestMethod, { route, query }: RestPath): string {
  const pairs = query.map(([name, value]) => new URLSearchParams([[name, value]]).toString()).sort();
  return `${method} ${withoutEnd(route, '/')}?${pairs.join('&')}`;
}

function readHeaders(headers: unknown): Headers {
  const read = new Headers();
  for (const [name, value] of Object.entries(headers ?? {})) {
    try {
      read.set(name, plainText(value));
    } catch {
      // An invalid header is ignored.
    }
  }
  return read;
}

/**
 * Stores preloaded responses by path and query. Entries under the `OPTIONS` key are used for OPTIONS requests, and all
 * other entries for GET requests.
 */
function createPreloaded(entries: Readonly<Record<string, unknown>> = {}): Preloaded {
  const responses = new Map<string, RestResponse>();
  const add = (method: RequestMethod, paths: object): void => {
    for (const [path, value] of Object.entries(paths)) {
      if (!isResponse(value)) continue;
      const { body, headers } = value;
      responses.set(keyOf(method, splitPath({ path })), { body, status: 200, headers: readHeaders(headers) });
    }
  };
  const { OPTIONS: options, ...rest } = entries;
  add('GET', rest);
  if (typeof options === 'object' && options !== null) add('OPTIONS', options);

  return {
    take(method, path) {
      const key = keyOf(method, path);
      const response = responses.get(key);
      responses.delete(key);
      return response;
    },
  };
}
