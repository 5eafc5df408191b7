'use client';
import { useMemo } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { KitContext } from './KitContext.ts';
import type { KitSettings } from './KitContext.ts';

export interface KitProviderProps extends KitSettings {
  readonly children?: ReactNode;
}

/** Settings for every part of the kit below it: texts, the style nonce, the element that draws pictures, consent, and alerts. */
export function KitProvider(props: KitProviderProps): ReactElement {
  const { nonce, labels, imageComponent, embeds, alertFailures, children } = props;
  const kit = useMemo<KitSettings>(
    () => ({ nonce, labels, imageComponent, embeds, alertFailures }),
    [nonce, labels, imageComponent, embeds, alertFailures],
  );
  return <KitContext.Provider value={kit}>{children}</KitContext.Provider>;
}
