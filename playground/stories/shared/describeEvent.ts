import type { LightboxAnalyticsEvent } from '@loggia/hooks';

/** Describes an event in one line. */
export function describeEvent({ type, image, ...facts }: LightboxAnalyticsEvent): string {
  const details = Object.entries(facts).filter(([name]) => name !== 'previousImage');
  return `${type}: ${image.title ?? image.id} ${JSON.stringify(Object.fromEntries(details))}`;
}
