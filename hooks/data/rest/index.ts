export { useRest } from './useRest.ts';
export { REST_LABELS } from './labels.ts';
export { restErrorText } from './restErrorText.ts';
export { restCodeOf } from './restErrorText.ts';
export type {
  PreloadedResponse,
  RestResponse,
  RestClient,
  RestClientOptions,
  RestContent,
  RestParser,
  RestQueryValue,
  RestRequest,
  RestTarget,
} from './types.ts';
export type { RequestMethod, UploadProgress } from './types.ts';
export type { RestLabels } from './labels.ts';
export type { RestResource, RestStatus, UseRestOptions, UseRestResult } from './useRest.ts';
