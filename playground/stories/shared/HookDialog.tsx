import type { UseLightboxResult } from '@loggia/hooks';
import type { ReactNode } from 'react';

export interface HookDialogProps {
  readonly lightbox: UseLightboxResult;
  /** Below the image. */
  readonly children?: ReactNode;
}

/** The markup of a lightbox that a story builds with hooks only. */
export function HookDialog({ lightbox, children }: HookDialogProps) {
  if (!lightbox.isMounted) return null;
  return (
    <dialog {...lightbox.getDialogProps()}>
      <div {...lightbox.getStageProps()}>
        {lightbox.slides.map(({ index, image, role }) => (
          <div key={image.id} {...lightbox.getSlideProps({ index, hidden: role === 'neighbour' })}>
            <img {...lightbox.getImageProps({ index, width: 480 })} alt={image.title ?? ''} />
          </div>
        ))}
        {children}
        <p className="story-row">
          <button {...lightbox.getPreviousButtonProps()}>Previous</button>
          <button {...lightbox.getNextButtonProps()}>Next</button>
          <button {...lightbox.getCloseButtonProps()}>Close</button>
        </p>
      </div>
    </dialog>
  );
}
