import { useState } from 'react';
import { HttpStatusError } from '@loggia/hooks/errors';
import type { GalleryImage, ImageRating, RatingIcon, RatingStore } from '@loggia/hooks';
import { Rating, type RatingProps } from '@loggia/ui';
import {
  allParts,
  choice,
  createLandscapes,
  overNetwork,
  range,
  stage,
  Story,
  toggle,
  withControls,
} from './shared/index.ts';

export default { title: 'Rating' };

const LANDSCAPES = createLandscapes(6);
const RESPONSE_DELAY_MS = 600;
const ICONS: readonly RatingIcon[] = ['star', 'bell', 'circle', 'flag', 'heart', 'square'];

const pause = () => new Promise((resolve) => setTimeout(resolve, RESPONSE_DELAY_MS));

/** Saves a vote like a server: returns the true average of all votes. */
const STORE: RatingStore = overNetwork({
  async saveRating({ rating = { average: 0, count: 0, own: 0 } }, score) {
    await pause();
    const { average, count } = rating;
    return { average: (average * count + score) / (count + 1), count: count + 1, own: score };
  },
});
const FAILING_STORE: RatingStore = {
  async saveRating() {
    await pause();
    throw new HttpStatusError(503);
  },
};

const withRating = (index: number, rating: ImageRating | undefined): GalleryImage => ({
  id: '1',
  url: '',
  ...LANDSCAPES[index],
  rating,
});

const IMAGE = withRating(0, { average: 3.5, count: 12, own: 0 });

interface RatedImageProps extends Omit<RatingProps, 'target'> {
  readonly image: GalleryImage;
}

function RatedImage({ image, ...options }: RatedImageProps) {
  return (
    <>
      <div className="story-stage">
        <img src={image.url} alt={image.title} />
      </div>
      <Rating target={{ image }} {...options} />
    </>
  );
}

const Stage = stage(RatedImage, { image: IMAGE, store: STORE });

const story = withControls([Stage, Rating, ControlledDemo, AnotherImageDemo], {
  starCount: range(1, 20, 5),
  starSize: range(12, 60, 20),
  icon: choice(ICONS, 'star'),
  isReadOnly: toggle(false),
  enabled: toggle(true),
});

export const Default = story(
  <Stage hint="Choose a star. The server's average appears a moment later. Arrows, Home and End move; Space or Enter votes." />,
);
export const NotRatedYet = story(<Stage hint="No votes yet." image={withRating(1, undefined)} />);
export const Rated = story(
  <Stage hint="You have already voted." image={withRating(2, { average: 4.4, count: 30, own: 5 })} />,
);
export const ReadOnly = story(<Stage hint="Read-only." isReadOnly />);

function ControlledDemo(options: Partial<RatedImageProps>) {
  const [vote, setVote] = useState(0);
  return (
    <Stage
      hint={`The app controls the vote: ${vote}. It requires at least three stars.`}
      vote={vote}
      onVoteChange={(next, details) => (next > 0 && next < 3 ? details.cancel() : setVote(next))}
      {...options}
    />
  );
}

export const Controlled = story(<ControlledDemo />);

export const Failure = story(
  <Stage hint="Votes are not saved. The rating is reset, and you can retry." store={FAILING_STORE} />,
);

const SLOW_STORE: RatingStore = { saveRating: () => new Promise(() => undefined) };
export const SlowServer = story(
  <Stage hint="Choose a star: there is no response. After five seconds a message appears." store={SLOW_STORE} />,
);

export const HalfValues = story(
  <Story hint="Up to .25 empty, from .26 half, from .76 a whole star.">
    {[0.2, 1.3, 2.5, 3.75, 4.76].map((average, index) => (
      <Rating key={average} target={{ image: withRating(index, { average, count: 7, own: 0 }) }} isReadOnly />
    ))}
  </Story>,
);

export const Icons = story(
  <Story hint="Six icons with halves.">
    {ICONS.map((icon) => (
      <Rating key={icon} target={{ image: IMAGE }} store={STORE} icon={icon} starSize={28} />
    ))}
  </Story>,
);

function AnotherImageDemo(options: Partial<RatedImageProps>) {
  const [index, setIndex] = useState(0);
  const image = withRating(index, index % 2 === 0 ? { average: 2 + index / 2, count: 4, own: 0 } : undefined);
  return (
    <>
      <Stage hint="Vote and go on immediately. Each vote belongs to its image." image={image} {...options} />
      <p className="story">
        <button type="button" onClick={() => setIndex((index + 1) % LANDSCAPES.length)}>
          Next image
        </button>
      </p>
    </>
  );
}

export const AnotherImage = story(<AnotherImageDemo />);

export const AllParts = allParts('Rating', { Default, Rated, ReadOnly, HalfValues, Icons });
