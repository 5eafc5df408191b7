export { useRest } from './useRest.ts';
export { REST_LABELS } from './labels.ts';
export { restFailureText } from './restFailureText.ts';
export { restCodeOf } from './restFailureText.ts';
export type {
  PreloadedAnswer,
  RestAnswer,
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
