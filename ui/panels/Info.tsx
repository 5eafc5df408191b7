'use client';
import { memo, type ReactNode } from 'react';
import { useLightboxContext } from '@loggia/hooks/lightbox';
import { useInfo, type UseInfoOptions, type UseInfoResult } from '@loggia/hooks/panels';
import { createCompanion } from '../companion.ts';
import { IconButton } from '../iconButton/IconButton.tsx';
import { InfoIcon } from '../icons/InfoIcon.ts';
import { useKit } from '../KitProvider.tsx';

export const InfoCompanion = /* @__PURE__ */ createCompanion<UseInfoResult>('Info');

/** Returns the state of the nearest `Info`. */
export const useInfoContext = (): UseInfoResult => InfoCompanion.use();

export interface InfoProps extends Omit<UseInfoOptions, 'labels' | 'defaultIsOpen'> {
  /** Whether the caption is initially visible. @default the `infoAlwaysShown` setting, otherwise true */
  readonly defaultIsOpen?: boolean | undefined;
  readonly children?: ReactNode;
}

/** Manages the caption, so that an `InfoButton` can hide it. Without `Info`, a `LightboxCaption` is always shown. */
export function Info({ children, ...options }: InfoProps) {
  const lightbox = useLightboxContext();
  const { defaultIsOpen = lightbox.settings.infoAlwaysShown ?? true } = options;
  const info = useInfo(lightbox, { ...options, defaultIsOpen, labels: useKit().labels?.panels });
  return <InfoCompanion.Provider value={info}>{children}</InfoCompanion.Provider>;
}

export interface InfoButtonProps {
  /** @default the state of the nearest `Info` */
  readonly info?: Pick<UseInfoResult, 'getToggleProps'> | undefined;
}

const INFO = <InfoIcon />;

/** Renders a button that toggles the info box. It is disabled if the image has no info. */
export const InfoButton = memo(function InfoButton({ info }: InfoButtonProps) {
  const { getToggleProps } = InfoCompanion.use(info);
  return <IconButton {...getToggleProps()} icon={INFO} />;
});
