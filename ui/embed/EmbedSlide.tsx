'use client';
import { useEmbed, type UseEmbedOptions, type UseEmbedResult } from '@loggia/hooks/embed';
import { useBackend, type GalleryImage } from '@loggia/hooks/backend';
import { fileHref } from '@loggia/hooks/shared';
import { PlayIcon } from '../icons/PlayIcon.ts';
import { useKit } from '../KitProvider.tsx';
import { Failure } from '../failure/Failure.tsx';
import { EmbedNotice, useEmbedSettings } from './EmbedNotice.tsx';

export interface EmbedSlideProps<TImage extends GalleryImage = GalleryImage> extends UseEmbedOptions<TImage> {
  readonly className?: string | undefined;
}

/**
 * Renders embedded media as a slide: a provider's iframe or a `<video>`, or a poster until the user starts it. It fills
 * its container. With `onUnknown`, the app can render unknown kinds of media into this container.
 */
export function EmbedSlide<TImage extends GalleryImage>({ className, ...options }: EmbedSlideProps<TImage>) {
  const embed = useEmbed({ ...options, ...useEmbedSettings(options) });
  const isForeign = embed.embed.type === 'unknown' && options.onUnknown !== undefined;
  return (
    <div {...embed.getContainerProps({ className: className ? `loggia-embed ${className}` : 'loggia-embed' })}>
      {embed.isMounted && <EmbedPlayer embed={embed} />}
      {!embed.isMounted && !isForeign && <EmbedPoster embed={embed} />}
    </div>
  );
}

interface EmbedPosterProps {
  readonly embed: UseEmbedResult;
}

/** Renders the thumbnail with the consent notice and the button that loads the player. */
function EmbedPoster({ embed }: EmbedPosterProps) {
  const { labels } = embed;
  const { alt, ...poster } = embed.getPosterProps();
  return (
    <div className="loggia-embed-poster">
      {embed.poster && <img {...poster} alt={alt} />}
      {embed.isBlocked && (
        <div className="loggia-embed-gate">
          <button {...embed.getLoadButtonProps({ className: 'loggia-button loggia-embed-play' })}>
            <PlayIcon />
          </button>
          <EmbedNotice embed={embed} />
        </div>
      )}
      {(embed.hasFailed || embed.embed.type === 'unknown') && (
        <div className="loggia-embed-gate">
          <Failure>
            <p>{embed.hasFailed ? labels.failed : labels.unknown}</p>
            <a href={fileHref(embed.href)} target="_blank" rel="noopener noreferrer">
              {labels.link}
            </a>
          </Failure>
        </div>
      )}
    </div>
  );
}

interface EmbedPlayerProps {
  readonly embed: Pick<UseEmbedResult, 'embed' | 'getFrameProps' | 'getVideoProps'>;
}

function EmbedPlayer({ embed }: EmbedPlayerProps) {
  const className = 'loggia-embed-frame';
  if (embed.embed.type === 'file') {
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- no backend provides captions
    return <video {...embed.getVideoProps({ className })} />;
  }
  const { sandbox, title, ...frame } = embed.getFrameProps({ className });
  return <iframe {...frame} sandbox={sandbox} title={title} />;
}

/** Renders an embedded video or post in a blog entry. */
export function BlogEmbed({ image }: { readonly image: GalleryImage }) {
  const { labels } = useKit();
  const backend = useBackend<GalleryImage>(undefined);
  return <EmbedSlide image={image} isCurrent variant="inline" consent={backend?.consent} labels={labels?.embed} />;
}

type SlideshowEmbedProps = Pick<UseEmbedOptions, 'image' | 'isCurrent' | 'onPlaybackChange'>;

/** Renders an embedded video or post in a slideshow. */
export function SlideshowEmbed(props: SlideshowEmbedProps) {
  const { labels } = useKit();
  const backend = useBackend<GalleryImage>(undefined);
  return <EmbedSlide {...props} variant="inline" consent={backend?.consent} labels={labels?.embed} />;
}
