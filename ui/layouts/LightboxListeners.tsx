'use client';
import type { ReactNode } from 'react';
import { useAnalyticsListeners } from '@loggia/hooks/analytics';
import { ListenersContext } from '../ListenersContext.ts';
import type { LightboxAnalyticsProps } from './LightboxAnalytics.tsx';

export interface LightboxListenersProps extends LightboxAnalyticsProps {
  readonly children: ReactNode;
}

/** Lets every tool in it tell the page what a visitor does. */
export function LightboxListeners({ lightbox, onEvent, children }: LightboxListenersProps) {
  const listeners = useAnalyticsListeners(lightbox, { onEvent });
  return <ListenersContext.Provider value={listeners}>{children}</ListenersContext.Provider>;
}
