'use client';
import { createContext, useContext, useMemo } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { UseEmbedOptions } from '@loggia/hooks/embed';
import type { AnalyticsListeners } from '@loggia/hooks/analytics';
import type { ImageComponent } from './components/picture/Picture.tsx';
import type { KitLabels } from './labels/KitLabels.ts';

/** The settings that a `KitProvider` hands down. */
export interface KitSettings {
  /**
   * The nonce of the page's content security policy, for the one `<style>` of a gallery's first paint. Only a page with a policy
   * needs it, and only on the server: browsers hide nonces from scripts. False: no `<style>` at all, for a policy that allows none;
   * then lists that are not of the default sizes move when their script comes. @default none
   */
  readonly nonce?: string | false | undefined;
  /** Texts of every hook, each a part or the whole. */
  readonly labels?: KitLabels | undefined;
  /** Draws every picture of a grid in place of `<img>`. */
  readonly imageComponent?: ImageComponent | undefined;
  /** The loading of everything from other companies: playlists, videos and posts of galleries, pop-ups. A part's own props win. */
  readonly embeds?: Pick<UseEmbedOptions, 'requiresConsent' | 'consent' | 'hosts'> | undefined;
  /**
   * The first thing that is wrong with a comment, and why a playlist has no more videos, are also told by the browser's own alert, as
   * the server's scripts do it. What a part is told itself wins. @default false
   */
  readonly alertFailures?: boolean | undefined;
}

/** Carries the settings; empty outside a `KitProvider`. */
export const KitContext = createContext<KitSettings>({});

/** The settings of the nearest `KitProvider`. */
export function useKit(): KitSettings {
  return useContext(KitContext);
}

/** Options that parts of a lightbox have besides their own: they tell the page what visitors do. Empty where it does not ask. */
export const ListenersContext = createContext<Partial<AnalyticsListeners>>({});

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
