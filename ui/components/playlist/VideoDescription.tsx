'use client';
import { useClampedText } from '@loggia/hooks/playlist';
import type { PlaylistVideo } from '@loggia/hooks/backend';
import type { PlaylistLabels } from '@loggia/hooks/playlist';

export interface VideoDescriptionProps {
  readonly video: Pick<PlaylistVideo, 'title' | 'description'>;
  readonly labels: Pick<PlaylistLabels, 'more' | 'less'>;
}

/** A description of a few lines, and the way to read the rest: it lies over what is below, and nothing moves. */
export function VideoDescription({ video: { title, description }, labels }: VideoDescriptionProps) {
  const text = useClampedText();
  const toggle = text.isOpen ? labels.less : labels.more;
  return (
    <div className="loggia-video-description" data-clamped={text.isClamped ? '' : undefined}>
      <p {...text.getTextProps({ dir: 'auto' })}>{description}</p>
      {text.isClamped && <button {...text.getToggleProps({ 'aria-label': `${toggle}: ${title}` })}>{toggle}</button>}
    </div>
  );
}
