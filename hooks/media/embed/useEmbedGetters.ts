'use client';
import { useMemo } from 'react';
import { frameAttributes } from '../player/constants.ts';
import { usePlayerFocus } from '../player/useFramePlayer.ts';
import { buttonProps } from '../../core/shared/controlProps.ts';
import type { ElementProps, PropGetter } from '../../core/shared/ElementProps.ts';
import { fillLabel } from '../../core/shared/fillLabel.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { safeSource } from '../../core/shared/urls.ts';
import { PROVIDER_NAMES, type EmbedLabels } from './labels.ts';
import type { Embed, UseEmbedResult } from './types.ts';
import type { EmbedPlayer } from './useEmbed.ts';

type Getters = Pick<
  UseEmbedResult,
  | 'getContainerProps'
  | 'getPosterProps'
  | 'getFrameProps'
  | 'getVideoProps'
  | 'getLoadButtonProps'
  | 'getAlwaysButtonProps'
>;

export interface UseEmbedGettersOptions
  extends Pick<EmbedPlayer, 'frameProps' | 'videoProps'>, Pick<UseEmbedResult, 'load' | 'allowAlways' | 'isBlocked'> {
  readonly embed: Embed;
  readonly providerName: string;
  readonly title: string;
  readonly poster: string | undefined;
  readonly labels: EmbedLabels;
  readonly box: HTMLElement | null;
  readonly setBox: (element: HTMLElement | null) => void;
}

function ownFrameAttributes(embed: Embed, title: string, labels: EmbedLabels): ElementProps<'iframe'> {
  if (embed.type !== 'frame') return {};
  return {
    src: safeSource(embed.src, 'frame'),
    title: fillLabel(labels.frame, { provider: PROVIDER_NAMES[embed.provider], title: title || labels.untitled }),
    ...frameAttributes,
  };
}

/** Creates an embed's prop getters. */
export function useEmbedGetters(options: UseEmbedGettersOptions): Getters {
  const { embed, providerName, title, poster, labels, setBox, frameProps, videoProps, load, allowAlways, isBlocked } =
    options;
  const handover = usePlayerFocus(options.box);
  return useMemo(() => {
    const provider = providerName;
    const ownBox = {
      ref: setBox,
      'data-embed': embed.type,
      'data-shape': embed.type === 'frame' ? embed.shape : undefined,
      'data-blocked': isBlocked ? '' : undefined,
    };
    const ownFrame = { ...ownFrameAttributes(embed, title, labels), ...frameProps };
    const ownVideo = {
      ...videoProps,
      src: safeSource(embed.type === 'file' ? embed.src : undefined, 'media'),
      poster: safeSource(poster, 'image'),
      controls: true,
      playsInline: true,
      'aria-label': title || labels.untitled,
    };
    const button =
      (label: string, press: () => void): PropGetter<'button'> =>
      (props) =>
        mergeProps({ ...buttonProps(fillLabel(label, { provider }), press), ...handover }, props);
    return {
      getContainerProps: (props) => mergeProps(ownBox, props),
      getPosterProps: (props) => mergeProps({ src: safeSource(poster, 'image'), alt: title }, props),
      getFrameProps: (props) => mergeProps(ownFrame, props),
      getVideoProps: (props) => mergeProps(ownVideo, props),
      getLoadButtonProps: button(labels.load, load),
      getAlwaysButtonProps: button(labels.always, allowAlways),
    };
  }, [
    embed,
    providerName,
    title,
    poster,
    labels,
    setBox,
    frameProps,
    videoProps,
    load,
    allowAlways,
    isBlocked,
    handover,
  ]);
}
