'use client';
import { memo, type ReactNode } from 'react';
import { useBackend, type Backend } from '@loggia/hooks/backend';
import { useLightboxContext, type UseLightboxResult } from '@loggia/hooks/lightbox';
import { useSidebars, type UseSidebarsOptions, type UseSidebarsResult } from '@loggia/hooks/panels';
import { createCompanion } from '../companion.ts';
import { IconButton } from '../iconButton/IconButton.tsx';
import { useKit } from '../KitProvider.tsx';
import { LightboxDecoration } from '../lightbox/LightboxDecoration.tsx';
import { useLightboxRoot } from '../lightbox/LightboxRootContext.ts';
import { Spinner } from '../lightbox/LightboxParts.tsx';
import { Sidebar, SidebarFailure, type SidebarFailureProps } from './Sidebar.tsx';

export const SidebarsCompanion = /* @__PURE__ */ createCompanion<UseSidebarsResult<string>>('Sidebars');

/** Returns the state of the nearest `Sidebars`. */
export const useSidebarsContext = (): UseSidebarsResult<string> => SidebarsCompanion.use();

export interface SidebarsProps extends Omit<UseSidebarsOptions<string>, 'labels'> {
  /**
   * The names of the sidebars.
   * @default those of 'comments' and 'shop' that the backend offers for the current image
   */
  readonly names?: readonly string[] | undefined;
  readonly children?: ReactNode;
}

/** Manages the sidebars next to the image. Only one is open at a time. Render it around the `LightboxDialog`. */
export function Sidebars({ children, ...options }: SidebarsProps) {
  const lightbox = useLightboxContext();
  const backend = useBackend();
  const { names = backendSidebars(lightbox, backend) } = options;
  const { openRequest } = useLightboxRoot();
  // The thumbnail icon that opened the lightbox can request the comments or the shop even if the settings disable them.
  const request = lightbox.openReason === 'trigger' ? openRequest?.request : undefined;
  const settings = { ...lightbox.settings, ...request };
  const target = { ...lightbox, settings };
  const sidebars = useSidebars<string>(target, { ...options, names, labels: useKit().labels?.panels });
  const { getContainerProps, getCoveredProps } = sidebars;
  return (
    <SidebarsCompanion.Provider value={sidebars}>
      <LightboxDecoration getStageProps={getContainerProps} getCoveredProps={getCoveredProps}>
        {children}
      </LightboxDecoration>
    </SidebarsCompanion.Provider>
  );
}

/** Returns the sidebars that the backend offers for the current image. */
function backendSidebars(
  { settings, image }: Pick<UseLightboxResult, 'settings' | 'image'>,
  backend: Backend | null,
): readonly string[] {
  const hasComments = backend?.comments !== undefined && settings.comments !== false;
  const hasShop = backend?.cart !== undefined && settings.shop !== false && image?.priceList !== undefined;
  return [...(hasComments ? ['comments'] : []), ...(hasShop ? ['shop'] : [])];
}

export interface LightboxSidebarProps {
  readonly name: string;
  readonly children?: ReactNode;
}

/** Renders a sidebar, unless the list of images failed to load. Render it next to `LightboxView`. */
export function LightboxSidebar({ name, children }: LightboxSidebarProps) {
  const { status, error } = useLightboxContext();
  const sidebars = SidebarsCompanion.use();
  if (status !== 'open' || error) return null;
  return <Sidebar {...{ sidebars, name }}>{children}</Sidebar>;
}

/** Renders a notice with a retry button in a sidebar whose content failed to load. */
export function LightboxSidebarFailure(props: Pick<SidebarFailureProps<string>, 'name' | 'getRetryButtonProps'>) {
  const { isOffline } = useLightboxContext();
  return <SidebarFailure {...props} sidebars={SidebarsCompanion.use()} isOffline={isOffline} />;
}

/** Renders a spinner in a sidebar whose content is loading. */
export function LightboxSidebarSpinner() {
  return <Spinner labels={useLightboxContext().labels} />;
}

export interface SidebarButtonProps<TName extends string> {
  /** @default the state of the nearest `Sidebars` */
  readonly sidebars?: Pick<UseSidebarsResult<TName>, 'has' | 'getToggleProps'> | undefined;
  readonly name: TName;
  /** The icon, such as an `<svg>`, which is shown 24 pixels wide. */
  readonly icon: ReactNode;
}

/** Renders a button that toggles a sidebar. It is hidden if there is no sidebar with this name. */
export const SidebarButton = memo(SidebarButtonOf) as typeof SidebarButtonOf;

function SidebarButtonOf<TName extends string>({ sidebars, name, icon }: SidebarButtonProps<TName>) {
  const { has, getToggleProps } = SidebarsCompanion.use(sidebars);
  if (!has(name)) return null;
  return <IconButton {...getToggleProps({ name })} icon={icon} />;
}
