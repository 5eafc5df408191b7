'use client';
import { createContext, useContext, useMemo } from 'react';
import type { HTMLAttributes, ReactElement, ReactNode } from 'react';
import type { UseEmbedOptions } from '@loggia/hooks/embed';
import type { AnalyticsListeners } from '@loggia/hooks/analytics';
import type { ImageComponent } from './components/picture/Picture.tsx';
import type { KitLabels } from './labels/KitLabels.ts';

/** The settings of a `KitProvider`. */
export interface KitOptions {
  /**
   * The nonce of the page's content security policy, for the one `<style>` of a gallery's first paint. Only a page with a policy
   * needs it, and only on the server, because browsers hide nonces from scripts. False: no `<style>`, for a policy that allows none. Lists
   * that do not have the default sizes then move when their script loads. @default none
   */
  readonly nonce?: string | false | undefined;
  /** Texts by hook, each in part or as a whole. */
  readonly labels?: KitLabels | undefined;
  /** Draws every picture of a grid in place of `<img>`. */
  readonly imageComponent?: ImageComponent | undefined;
  /** The loading of third-party content: playlists, videos and posts of galleries, pop-ups. A part's own props win. */
  readonly embeds?: Pick<UseEmbedOptions, 'requiresConsent' | 'consent' | 'hosts'> | undefined;
  /**
   * Shows the first error of a comment, and failures of a playlist, also by the browser's `alert`, as the server's scripts do. A part's own
   * prop wins. @default false
   */
  readonly alertFailures?: boolean | undefined;
}

/** The settings; empty outside a `KitProvider`. */
export const KitContext = createContext<KitOptions>({});

/** Returns the settings of the nearest `KitProvider`. */
export function useKit(): KitOptions {
  return useContext(KitContext);
}

/** The callbacks with which parts of a lightbox report events to the page. Empty without `onEvent`. */
export const ListenersContext = createContext<Partial<AnalyticsListeners>>({});

/**
 * Draws the element of a status text. `text` is the announcement of an element that is seen as well; without it the element's content is, and
 * the element is for screen readers alone.
 */
export type DrawStatus = (status: ReactElement<HTMLAttributes<HTMLElement>>, text?: ReactNode) => ReactNode;

/** Draws a live region for each status text. A dialog of the kit brings its own, which makes a line of its one live region of each. */
export const StatusContext = createContext<DrawStatus>((status) => status);

export interface KitProviderProps extends KitOptions {
  readonly children?: ReactNode;
}

/** Settings for every part of the kit below it: texts, the style nonce, the element that draws pictures, consent, and alerts. */
export function KitProvider(props: KitProviderProps): ReactElement {
  const { nonce, labels, imageComponent, embeds, alertFailures, children } = props;
  const kit = useMemo<KitOptions>(
    () => ({ nonce, labels, imageComponent, embeds, alertFailures }),
    [nonce, labels, imageComponent, embeds, alertFailures],
  );
  return <KitContext.Provider value={kit}>{children}</KitContext.Provider>;
}
