import { useRating, type RatingTarget, type UseRatingOptions, type UseRatingResult } from '@loggia/hooks';

export interface StrangersStarsProps extends UseRatingOptions {
  readonly target: RatingTarget;
  readonly onRender?: (rating: UseRatingResult) => void;
}

const FACES = { full: '★', half: '⯪', empty: '☆' } as const;

/** Stars in custom markup. */
export function StrangersStars({ target, onRender, ...options }: StrangersStarsProps) {
  const rating = useRating(target, options);
  onRender?.(rating);
  return (
    <section>
      <div {...rating.getStarsProps({ 'data-testid': 'stars' })}>
        {rating.stars.map(({ score, face }) => (
          <span key={score} {...rating.getStarProps({ score, 'data-testid': `star ${score}` })}>
            {FACES[face]}
          </span>
        ))}
      </div>
      <p {...rating.getHintProps({ 'data-testid': 'hint' })} />
      <p {...rating.getErrorProps()} />
      <button {...rating.getRetryButtonProps()}>again</button>
      <button {...rating.getCancelButtonProps()}>back</button>
    </section>
  );
}
