'use client';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import type { GalleryImage } from '@loggia/hooks/backend';
import { useLightboxContext, type UseLightboxResult } from '@loggia/hooks/lightbox';
import { largestShape } from '@loggia/hooks/picture';
import { isEmbedded } from '../embed/isEmbedded.ts';
import { Info, InfoCompanion } from '../panels/Info.tsx';
import { InfoPanel } from '../panels/InfoPanel.tsx';

/**
 * Renders text at the bottom of the image: over the image, or below or beside it if there is space. Render this
 * component in `LightboxSlides`.
 */
export function LightboxTexts({ children }: { readonly children?: ReactNode }) {
  const { status, error, image, imageStatus } = useLightboxContext();
  if (status !== 'open' || error) return null;
  return (
    <div className="loggia-foot" {...footProps(image, imageStatus)}>
      <div className="loggia-foot-texts">{children}</div>
    </div>
  );
}

/**
 * Returns the props that position the text at the bottom of the image. A video or post needs this space for its own
 * controls, so its text is below it. The text is also below the error notice of an image that failed to load.
 */
function footProps(image: GalleryImage | undefined, status: UseLightboxResult['imageStatus']) {
  if (image && (isEmbedded(image) || status === 'failed')) return { 'data-below': '' };
  const shape = image && largestShape(image);
  if (!shape) return {};
  const style = { '--loggia-photo-width': `${shape.width}px`, '--loggia-photo-ratio': shape.ratio };
  return { 'data-sized': '', 'data-wide': shape.ratio >= 1 ? '' : undefined, style: style as CSSProperties };
}

export interface LightboxCaptionProps {
  /**
   * Your own text, below the description. If there is an `Info` around the caption, pass `hasInfo` to it to show the
   * text for images without a title, too.
   */
  readonly children?: ReactNode;
}

/** Renders the title and the description of the current image. To show something else, use `LightboxTexts`. */
export function LightboxCaption(props: LightboxCaptionProps): ReactElement {
  const info = InfoCompanion.useOptional();
  return info ? (
    <LightboxTexts>
      <InfoPanel info={info} {...props} />
    </LightboxTexts>
  ) : (
    <Info defaultIsOpen hasInfo={props.children ? true : undefined}>
      <LightboxCaption {...props} />
    </Info>
  );
}
