'use client';
import { createContext, useMemo, type CSSProperties, type ReactNode } from 'react';
import { useLightboxContext } from '@loggia/hooks/lightbox';
import { useIdle } from '@loggia/hooks/panels';
import { StatusContext, useKit } from '../KitProvider.tsx';
import { Tooltip } from '../panels/Tooltip.tsx';
import { LIGHTBOX_HEIGHT_PX, LIGHTBOX_WIDTH_PX } from './constants.ts';
import { useLightboxDecorations } from './LightboxDecoration.tsx';
import { renderLine, useLightboxStatus } from './lightboxStatus.tsx';

/** The size of a lightbox. */
export interface LightboxSize {
  /**
   * Whether the lightbox fills the window. If false, its size is given by `width` and `height`.
   * @default the backend's setting, otherwise true
   */
  readonly fullWindow?: boolean | undefined;
  /**
   * The width of a lightbox that does not fill the window, in CSS pixels.
   * @default the backend's setting, otherwise 800
   */
  readonly width?: number | undefined;
  /**
   * The height of a lightbox that does not fill the window, in CSS pixels.
   * @default the backend's setting, otherwise 500
   */
  readonly height?: number | undefined;
}

interface ResolvedSize {
  readonly fullWindow: boolean;
  readonly width: number;
  readonly height: number;
}

/** Returns the size of a lightbox. The given size overrides the backend's settings, which override the defaults. */
export function useLightboxSize({ fullWindow, width, height }: LightboxSize): ResolvedSize {
  const { settings } = useLightboxContext();
  return {
    fullWindow: fullWindow ?? settings.fullWindow ?? true,
    width: width ?? settings.width ?? LIGHTBOX_WIDTH_PX,
    height: height ?? settings.height ?? LIGHTBOX_HEIGHT_PX,
  };
}

/** The size of the dialog around the component, in CSS pixels. `undefined` if the dialog fills the window. */
export const LightboxAreaContext = createContext<Pick<ResolvedSize, 'width' | 'height'> | undefined>(undefined);

const HIDDEN = { className: 'loggia-visually-hidden' } as const;

export interface LightboxDialogProps extends LightboxSize {
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** While the lightbox is open, renders its modal dialog with the children, and the tooltips of its buttons. */
export function LightboxDialog(props: LightboxDialogProps) {
  return useLightboxContext().isMounted && <OpenDialog {...props} />;
}

function OpenDialog({ className = '', children, ...ownSize }: LightboxDialogProps) {
  const lightbox = useLightboxContext();
  const { fullWindow, width, height } = useLightboxSize(ownSize);
  const { getDialogProps, getStageProps } = useLightboxDecorations();
  const area = useMemo(() => (fullWindow ? undefined : { width, height }), [fullWindow, width, height]);
  const { region, renderStatus } = useLightboxStatus();
  const kit = useKit();
  useIdle(lightbox);
  // The dialog renders only on the client, so React sets its size through the CSSOM. A strict content security policy
  // would block a `style` attribute.
  const size = { '--loggia-width': `${width}px`, '--loggia-height': `${height}px` } as CSSProperties;
  const dialog = {
    className: `loggia-lightbox ${className}`,
    style: fullWindow ? undefined : size,
    'data-full-window': fullWindow ? '' : undefined,
  };
  const stage = { className: 'loggia-stage loggia-sidebar-area' };
  const { status, stageElement, shortcuts } = lightbox;
  return (
    <StatusContext.Provider value={renderStatus}>
      <LightboxAreaContext.Provider value={area}>
        <dialog {...lightbox.getDialogProps(getDialogProps?.(dialog) ?? dialog)}>
          <div {...lightbox.getStageProps(getStageProps?.(stage) ?? stage)}>
            <div {...region.getRegionProps(HIDDEN)}>{renderLine(region, lightbox.announcement)}</div>
            {children}
            <Tooltip {...{ status, stageElement, shortcuts }} labels={kit.labels?.panels} />
          </div>
        </dialog>
      </LightboxAreaContext.Provider>
    </StatusContext.Provider>
  );
}

/** Renders a column with the image and its control bar. Sidebars and filmstrips are next to this column. */
export function LightboxView({ children }: { readonly children?: ReactNode }) {
  const { getCoveredProps } = useLightboxDecorations();
  const view = { className: 'loggia-view' };
  return <div {...(getCoveredProps?.({ ...view, name: 'view' }) ?? view)}>{children}</div>;
}
