'use client';
import { useSyncExternalStore } from 'react';
import { hasBase } from './pageAddress.ts';

const subscribe = () => () => undefined;
const onServer = () => false;

/** Whether the page has a `<base>` that links may need `linkAddress` for: never in the first render of a client that hydrates. */
export const useHasBase = (): boolean => useSyncExternalStore(subscribe, hasBase, onServer);
