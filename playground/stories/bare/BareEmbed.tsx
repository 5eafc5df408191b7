import { useEmbed, type UseEmbedOptions } from '@loggia/hooks';

/** A provider's frame or a video file; before it starts, a poster with buttons; for an unknown kind, a link. */
export function BareEmbed(options: UseEmbedOptions) {
  const embed = useEmbed({ ...options, requiresConsent: true });
  const { sandbox, title, ...frame } = embed.getFrameProps();
  const { alt, ...poster } = embed.getPosterProps();
  const { 'aria-label': always, ...alwaysProps } = embed.getAlwaysButtonProps();
  const isUnknown = embed.embed.type === 'unknown';
  return (
    <div {...embed.getContainerProps({ className: 'bare-embed' })}>
      {embed.isMounted && embed.embed.type === 'frame' && <iframe {...frame} sandbox={sandbox} title={title} />}
      {embed.isMounted && embed.embed.type === 'file' && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the clips have no sound
        <video {...embed.getVideoProps()} />
      )}
      {!embed.isMounted && embed.poster && <img {...poster} alt={alt} />}
      {embed.isBlocked && (
        <p>
          <button {...embed.getLoadButtonProps()}>▶</button> {embed.notice}{' '}
          {embed.canRemember && <button {...alwaysProps}>{always}</button>}
        </p>
      )}
      {(isUnknown || embed.hasFailed) && (
        <p>
          {isUnknown ? embed.labels.unknown : embed.labels.failed}{' '}
          <a href={embed.href} target="_blank" rel="noopener noreferrer">
            {embed.labels.link}
          </a>
        </p>
      )}
    </div>
  );
}
