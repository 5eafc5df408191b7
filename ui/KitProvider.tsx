'use client';
import { createContext, useContext, useMemo, type HTMLAttributes, type ReactElement, type ReactNode } from 'react';
import type { UseEmbedOptions } from '@loggia/hooks/embed';
import type { AnalyticsListeners } from '@loggia/hooks/analytics';
import type { ImageComponent } from './picture/Picture.tsx';
import type { KitLabels } from './labels/KitLabels.ts';

/** The options of a `KitProvider`. */
export interface KitOptions {
  /**
   * The nonce of the page's content security policy, for the `<style>` of a gallery's first paint. It is needed only on
   * the server, because browsers hide nonces from scripts. If your policy doesn't allow inline styles, pass `false` to
   * omit the `<style>`. In that case, lists that don't have the default sizes shift when their script loads.
   * @default none
   */
  readonly nonce?: string | false | undefined;
  /** Labels, keyed by hook. Missing labels default to English. */
  readonly labels?: KitLabels | undefined;
  /** A component that renders every image of a grid instead of `<img>`. @default `<img>` */
  readonly imageComponent?: ImageComponent | undefined;
  /**
   * The consent and host options for third-party content: playlists, and videos and posts in galleries and pop-ups. A
   * component's own props take precedence.
   */
  readonly embeds?: Pick<UseEmbedOptions, 'requiresConsent' | 'consent' | 'hosts'> | undefined;
  /**
   * Whether to also report playlist failures and the first error in a comment form with the browser's `alert`, as the
   * server's scripts do. A component's own prop takes precedence.
   * @default false
   */
  readonly alertFailures?: boolean | undefined;
}

/** The options of the nearest `KitProvider`, or an empty object if there is none. */
export const KitContext = createContext<KitOptions>({});

/** Returns the options of the nearest `KitProvider`. */
export function useKit(): KitOptions {
  return useContext(KitContext);
}

/** The callbacks that report a lightbox's events to the app. Empty if `onEvent` is not set. */
export const ListenersContext = createContext<Partial<AnalyticsListeners>>({});

/**
 * Renders a status message. If its element is visible, pass the text to announce as `text`. Without `text`, the
 * element's content is announced, and the element itself is visually hidden.
 */
export type RenderStatus = (status: ReactElement<HTMLAttributes<HTMLElement>>, text?: ReactNode) => ReactNode;

/**
 * Renders status messages, by default each in its own live region. A lightbox provides a function that moves them into
 * its single live region.
 */
export const StatusContext = createContext<RenderStatus>((status) => status);

export interface KitProviderProps extends KitOptions {
  readonly children?: ReactNode;
}

/**
 * Provides labels, the style nonce, an image component, and consent and alert options to all of the kit's components
 * below it.
 */
export function KitProvider(props: KitProviderProps): ReactElement {
  const { nonce, labels, imageComponent, embeds, alertFailures, children } = props;
  const kit = useMemo<KitOptions>(
    () => ({ nonce, labels, imageComponent, embeds, alertFailures }),
    [nonce, labels, imageComponent, embeds, alertFailures],
  );
  return <KitContext.Provider value={kit}>{children}</KitContext.Provider>;
}
