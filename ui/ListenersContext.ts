'use client';
import { createContext } from 'react';
import type { AnalyticsListeners } from '@loggia/hooks/analytics';

/** Options that parts of a lightbox have besides their own: they tell the page what visitors do. Empty where it does not ask. */
export const ListenersContext = createContext<Partial<AnalyticsListeners>>({});
