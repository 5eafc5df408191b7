export { useAnalyticsListeners } from './useAnalyticsListeners.ts';
export { useLightboxAnalytics } from './useLightboxAnalytics.ts';
export type {
  AddedToCartEvent,
  AnalyticsListeners,
  ClosedEvent,
  CommentedEvent,
  DownloadedEvent,
  LightboxAnalyticsEvent,
  OpenedEvent,
  RatedEvent,
  SharedEvent,
  ShownEvent,
  SlideshowEvent,
  UseLightboxAnalyticsOptions,
  ZoomedEvent,
} from './types.ts';
