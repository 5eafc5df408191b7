'use client';
import { memo, useCallback, type ReactNode } from 'react';
import { useLightboxContext } from '@loggia/hooks/lightbox';
import { useFullSize, useMaximize, type UseMaximizeOptions, type UseMaximizeResult } from '@loggia/hooks/panels';
import type { ElementProps } from '@loggia/hooks/shared';
import { createCompanion } from '../companion.ts';
import { FullscreenCompanion } from '../fullscreen/Fullscreen.tsx';
import { IconButton } from '../iconButton/IconButton.tsx';
import { MaximizeIcon } from '../icons/MaximizeIcon.ts';
import { RestoreIcon } from '../icons/RestoreIcon.ts';
import { useKit } from '../KitProvider.tsx';
import { LightboxDecoration } from '../lightbox/LightboxDecoration.tsx';
import { useLightboxSize } from '../lightbox/LightboxDialog.tsx';

const MaximizeCompanion = /* @__PURE__ */ createCompanion<UseMaximizeResult>('Maximize');

/** Returns the state of the nearest `Maximize`. */
export const useMaximizeContext = (): UseMaximizeResult => MaximizeCompanion.use();

export interface MaximizeProps extends Omit<UseMaximizeOptions, 'labels' | 'isFullscreen'> {
  readonly children?: ReactNode;
}

/** Lets users enlarge a lightbox that does not fill the window. Render it around the `LightboxDialog`. */
export function Maximize({ children, ...options }: MaximizeProps) {
  const lightbox = useLightboxContext();
  const isFullscreen = FullscreenCompanion.useOptional()?.isFullscreen;
  const { labels } = useKit();
  const size = useLightboxSize(options);
  const maximize = useMaximize(lightbox, { ...options, ...size, isFullscreen, labels: labels?.panels });
  const { isMaximized } = maximize;
  const getDialogProps = useCallback(
    (props?: ElementProps<'dialog'>) => ({ ...props, 'data-maximized': isMaximized ? '' : undefined }),
    [isMaximized],
  );
  const isFullSize = useFullSize(lightbox.dialogElement, isMaximized);
  return (
    <MaximizeCompanion.Provider value={maximize}>
      <LightboxDecoration {...{ getDialogProps, isFullSize }}>{children}</LightboxDecoration>
    </MaximizeCompanion.Provider>
  );
}

export interface MaximizeButtonProps {
  /** @default the state of the nearest `Maximize` */
  readonly maximize?: Pick<UseMaximizeResult, 'isAvailable' | 'isMaximized' | 'getButtonProps'> | undefined;
}

/**
 * Renders a button that maximizes and restores the lightbox. It is hidden in fullscreen, and if the lightbox always
 * fills the window.
 */
export const MaximizeButton = memo(function MaximizeButton(props: MaximizeButtonProps) {
  const { isAvailable, isMaximized, getButtonProps } = MaximizeCompanion.use(props.maximize);
  if (!isAvailable) return null;
  return <IconButton {...getButtonProps()} icon={isMaximized ? <RestoreIcon /> : <MaximizeIcon />} />;
});
