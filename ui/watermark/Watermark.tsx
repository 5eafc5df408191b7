'use client';
import { useWatermark, type UseWatermarkOptions, type WatermarkTarget } from '@loggia/hooks/watermark';
import { useKit } from '../KitProvider.tsx';

export interface WatermarkProps extends Omit<UseWatermarkOptions, 'containerElement'> {
  /** The lightbox, or any other object that has a current image. */
  readonly lightbox: WatermarkTarget;
}

/** Renders a watermark over the image. Render it in a positioned element that the image fills as far as possible. */
export function Watermark({ lightbox, ...options }: WatermarkProps) {
  const kit = useKit();
  const watermark = useWatermark(lightbox, { ...options, labels: options.labels ?? kit.labels?.watermark });
  const { type, text, href } = watermark;
  if (type === 'none') return null;
  const content = type === 'image' ? <img {...watermark.getImageProps()} /> : <span>{text}</span>;
  return (
    <div {...watermark.getContainerProps({ className: 'loggia-watermark-container' })}>
      <div {...watermark.getWatermarkProps({ className: 'loggia-watermark' })}>
        {href === undefined ? content : <a {...watermark.getLinkProps()}>{content}</a>}
      </div>
    </div>
  );
}
