'use client';
import { useCallback, useMemo } from 'react';
import type { LightboxOpenRequest } from '../../lightbox/lightboxIntent/types.ts';
import { useLightboxIntent } from '../../lightbox/lightboxIntent/useLightboxIntent.ts';
import { useAdjustedState } from '../../core/shared/useAdjustedState.ts';
import type { PropGetter } from '../../core/shared/ElementProps.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { safeHref } from '../../core/shared/urls.ts';
import { useMediaQuery } from '../../core/shared/useMediaQuery.ts';
import { useUnchanged } from '../../core/shared/useUnchanged.ts';
import { FRAME_MIN_WIDTH_PX } from './constants.ts';
import { POPUP_HOSTS, popupMedia } from './popupMedia.ts';
import type { UseMediaLinkOptions, UseMediaLinkResult } from './types.ts';

/**
 * Manages a link to a video or a map, which opens in a pop-up if the viewport is wide enough. In a narrower viewport,
 * and for unsupported URLs, it is an ordinary link. The pop-up itself (`useFramePopup`) can be loaded on demand.
 *
 * @example
 * const link = useMediaLink({ href: 'https://vimeo.com/123' });
 * <a {...link.getLinkProps()}>Our office</a>
 * {link.shouldLoad && <Popup link={link} />}
 */
export function useMediaLink({
  href,
  hosts,
  minWidth = FRAME_MIN_WIDTH_PX,
  enabled = true,
}: UseMediaLinkOptions): UseMediaLinkResult {
  const allHosts = useUnchanged({ ...POPUP_HOSTS, ...hosts });
  const media = useMemo(() => popupMedia(href, allHosts), [href, allHosts]);
  const isWide = useMediaQuery(`(min-width: ${minWidth}px)`);
  const isOn = enabled && media !== null;
  const opensPopup = isOn && isWide;
  const intent = useLightboxIntent({ enabled: opensPopup });
  // A request made before the link was disabled must not open the pop-up once the link is enabled again.
  const [dismissed] = useAdjustedState<LightboxOpenRequest | null>(
    () => null,
    (known) => (isOn ? known : intent.openRequest),
  );
  const { setOpenRequest, getContainerProps, getTriggerProps } = intent;

  const getLinkProps = useCallback<PropGetter<'a'>>(
    (props) => {
      const { onPointerEnter, onFocus } = getContainerProps();
      const own = mergeProps({ onPointerEnter, onFocus }, props);
      if (!opensPopup) return mergeProps({ href: safeHref(href) }, own);
      return getTriggerProps({ image: { id: href, url: href, kind: 'video' }, ...own });
    },
    [getContainerProps, getTriggerProps, opensPopup, href],
  );
  const opening = isOn && intent.openRequest !== dismissed ? intent.openRequest : null;
  // This does not depend on the width, so that rotating a phone does not close the pop-up.
  const shouldLoad = isOn && (intent.shouldLoad || opening !== null);
  return { media, opensPopup, shouldLoad, openRequest: opening, setOpenRequest, getLinkProps };
}
