'use client';
import { createContext } from 'react';
import type { ReactNode } from 'react';
import type { ThumbnailsStyleSheetOptions, UseEmbedOptions } from '@loggia/hooks';
import type { ImageComponent } from './components/picture/ImageComponent.ts';
import type { KitLabels } from './labels/KitLabels.ts';

/** What a `KitProvider` hands down. */
export interface KitSettings {
  /**
   * The page's style nonce, for the one `<style>` of a gallery's first paint. Give it on the server; on the client, where the
   * browser hides nonces, an empty text says that there was one.
   */
  readonly nonce?: string | undefined;
  /** Texts of every hook, each a part or the whole. */
  readonly labels?: KitLabels | undefined;
  /** Draws every picture of a grid in place of `<img>`. */
  readonly imageComponent?: ImageComponent | undefined;
  /** How everything of other companies loads: playlists, videos and posts of galleries, pop-ups. What a part is told itself wins. */
  readonly embeds?: Pick<UseEmbedOptions, 'requiresConsent' | 'consent' | 'hosts'> | undefined;
  /**
   * The first thing that is wrong with a comment, and why a playlist has no more videos, are also told by the browser's own alert, as
   * the server's scripts do it. What a part is told itself wins. @default false
   */
  readonly alertsFailures?: boolean | undefined;
}

/** What the parts of the kit get of a `KitProvider`. */
export interface Kit extends KitSettings {
  /** Draws the style rules of a grid's first paint, where the page has a style nonce. */
  readonly renderFirstPaint?: ((options: ThumbnailsStyleSheetOptions) => ReactNode) | undefined;
}

/** Carries the settings; empty outside a `KitProvider`. */
export const KitContext = createContext<Kit>({});
