import type { ReactNode } from 'react';
import type { ElementProps } from '@loggia/hooks/shared';
import type { SlideshowImagesOptions } from './SlideshowImagesOptions.ts';

export interface SlideshowFrameProps extends Pick<SlideshowImagesOptions, 'filmstrip' | 'filmstripPosition'> {
  readonly regionProps: ElementProps<'div'>;
  readonly stageProps?: ElementProps<'div'> | undefined;
  readonly slides: ReactNode;
  /** What lies over the pictures. */
  readonly over: ReactNode;
  readonly strip: ReactNode;
  /** What stands before the pictures: a keyboard comes there first. */
  readonly children?: ReactNode;
}

/** Where everything of a slideshow stands: the pictures' room, what lies over it, and the strip at its side. */
export function SlideshowFrame(props: SlideshowFrameProps) {
  const { filmstrip = 'fixedSize', filmstripPosition = 'bottom', regionProps, stageProps, slides, over, strip } = props;
  return (
    <div {...regionProps} className="loggia-slideshow" data-strip={filmstrip ? filmstripPosition : undefined}>
      <div className="loggia-slideshow-room">
        {props.children}
        <div {...stageProps} className="loggia-slideshow-stage">
          {slides}
        </div>
        {over}
      </div>
      {strip}
    </div>
  );
}
