'use client';
import { useMemo } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { thumbnailsStyleSheet } from '@loggia/hooks';
import { KitContext } from './KitContext.ts';
import type { Kit, KitSettings } from './KitContext.ts';

export interface KitProviderProps extends KitSettings {
  readonly children?: ReactNode;
}

/** Settings for every part of the kit below it: texts, the style nonce, the element that draws pictures, consent, and alerts. */
export function KitProvider(props: KitProviderProps): ReactElement {
  const { nonce, labels, imageComponent, embeds, alertsFailures, children } = props;
  const kit = useMemo<Kit>(() => {
    // A browser hides nonces from scripts: the element keeps its own, whatever React thinks of it.
    const renderFirstPaint: Kit['renderFirstPaint'] = (options) => (
      <style nonce={nonce} suppressHydrationWarning>
        {thumbnailsStyleSheet(options)}
      </style>
    );
    return {
      nonce,
      labels,
      imageComponent,
      embeds,
      alertsFailures,
      renderFirstPaint: nonce === undefined ? undefined : renderFirstPaint,
    };
  }, [nonce, labels, imageComponent, embeds, alertsFailures]);
  return <KitContext.Provider value={kit}>{children}</KitContext.Provider>;
}
