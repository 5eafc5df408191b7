'use client';
import { createContext } from 'react';
import type { Context } from 'react';
import type { Backend } from './Backend.ts';

/** Carries the back end from `BackendProvider` to the hooks; null outside one. */
export const BackendContext: Context<Backend | null> = createContext<Backend | null>(null);
