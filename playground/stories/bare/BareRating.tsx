import { useRating, type UseLightboxResult, type UseRatingOptions, type UseRatingPanelResult } from '@loggia/hooks';

export interface BareRatingProps extends Pick<UseRatingOptions, 'onVoted'> {
  readonly lightbox: UseLightboxResult;
  readonly panel: UseRatingPanelResult;
}

/** Selectable stars, the current rating, and a retry button after an error. */
export function BareRating({ lightbox, panel, onVoted }: BareRatingProps) {
  const rating = useRating(lightbox, { onVoted });
  if (!rating.isAvailable) return null;
  return (
    <div {...panel.getPanelProps({ className: 'bare-rating' })}>
      <div {...rating.getStarsProps()}>
        {rating.stars.map(({ score, face }) => (
          <span key={score} {...rating.getStarProps({ score })}>
            {face === 'empty' ? '☆' : '★'}
          </span>
        ))}
      </div>
      <p {...rating.getHintProps({ 'aria-hidden': true })} />
      <p {...rating.getStatusProps()} />
      <p {...rating.getErrorProps()} />
      {rating.error && (
        <>
          {rating.canRetry && <button {...rating.getRetryButtonProps()} />}
          <button {...rating.getCancelButtonProps()}>{rating.labels.cancel}</button>
        </>
      )}
    </div>
  );
}
