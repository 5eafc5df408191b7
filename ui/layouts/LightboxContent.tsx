'use client';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useBackend } from '@loggia/hooks/backend';
import { useIntendedOpening } from '@loggia/hooks/lightboxIntent';
import { useLightbox } from '@loggia/hooks/lightbox';
import { containedSizes } from '@loggia/hooks/picture';
import type { GalleryImage } from '@loggia/hooks/backend';
import { IconButton } from '../components/iconButton/IconButton.tsx';
import { LightboxBar } from '../components/lightbox/LightboxBar.tsx';
import { LightboxDialog } from '../components/lightbox/LightboxDialog.tsx';
import { LightboxSlides } from '../components/lightbox/LightboxSlides.tsx';
import { resolveLightboxShape } from '../components/lightbox/resolveLightboxShape.ts';
import { CloseIcon } from '../icons/CloseIcon.ts';
import { useKit } from '../useKit.ts';
import { LightboxCompanions } from './LightboxCompanions.tsx';
import type { LightboxProps } from './LightboxProps.ts';
import { LightboxStrip } from './LightboxStrip.tsx';
import { LightboxTools } from './LightboxTools.tsx';

/** What the hook is told: all but what is the kit's own. What nobody knows is left to the hook, which says so in development. */
function hookOptions<TImage extends GalleryImage>({
  opening: _opening,
  className: _className,
  children: _children,
  galleryId: _galleryId,
  deepLink: _deepLink,
  history: _history,
  backend: _backend,
  hits: _hits,
  onNeedMore: _onNeedMore,
  onLeave: _onLeave,
  onLongPress: _onLongPress,
  autoplay: _autoplay,
  embeds: _embeds,
  onEvent: _onEvent,
  overlays: _overlays,
  fromThumbnail: _fromThumbnail,
  fullWindow: _fullWindow,
  width: _width,
  height: _height,
  filmstrip: _filmstrip,
  filmstripPosition: _filmstripPosition,
  ...options
}: LightboxProps<TImage>): Omit<LightboxProps<TImage>, 'labels'> {
  return options;
}

/** The lightbox in a client, where it is only ever drawn. */
export function LightboxContent<TImage extends GalleryImage = GalleryImage>(
  props: LightboxProps<TImage>,
): ReactElement | null {
  const { opening, className } = props;
  const kit = useKit();
  const backend = useBackend(props.backend);
  const labels = props.labels ?? kit.labels;
  const lightbox = useLightbox<TImage>({
    ...hookOptions(props),
    // A source says its settings itself, with its list.
    settings: props.settings ?? (props.source ? undefined : backend?.settings),
    labels: labels?.lightbox,
  });
  const [isFilling, setFilling] = useState(false);
  const [visibleCount, setVisibleCount] = useState(0);
  useIntendedOpening(lightbox, opening);

  const shape = resolveLightboxShape(props, lightbox);
  const room = shape.fullWindow || isFilling ? undefined : shape;
  const sizes = (file: GalleryImage) => containedSizes(file, room);
  const { barPosition } = shape;
  const bar = (
    <LightboxBar lightbox={lightbox} position={barPosition}>
      {/* The page's own tools get this very lightbox, whose images are of their kind. */}
      <LightboxTools {...(props as unknown as LightboxProps)} {...{ lightbox, shape, labels }} onFill={setFilling} />
    </LightboxBar>
  );

  return (
    <>
      <LightboxCompanions {...props} {...{ lightbox, visibleCount, sizes }} />
      {lightbox.isPresent && (
        <LightboxDialog lightbox={lightbox} shape={shape} className={className}>
          <div {...lightbox.getAnnouncementProps({ className: 'loggia-visually-hidden' })} />
          <div className="loggia-view">
            <IconButton {...lightbox.getCloseButtonProps({ className: 'loggia-close' })} icon={<CloseIcon />} />
            {barPosition === 'top' && bar}
            <LightboxSlides lightbox={lightbox} sizes={sizes} />
            {barPosition !== 'top' && bar}
          </div>
          <LightboxStrip {...{ lightbox, shape, labels }} onVisibleCountChange={setVisibleCount} />
        </LightboxDialog>
      )}
    </>
  );
}
