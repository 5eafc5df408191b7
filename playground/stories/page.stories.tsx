import '@loggia/ui/styles.css';
import { useState } from 'react';
import { BackToTop, Counter, FullHeight, PageLoader, Parallax, Reveal } from '@loggia/ui';
import { createLandscapes } from './shared/createLandscapes.ts';
import { ReducedMotion } from './shared/ReducedMotion.tsx';
import { Story } from './shared/Story.tsx';
import './shared/page.css';

export default { title: 'Page' };

const [LANDSCAPE] = createLandscapes(1);
const EFFECTS = ['fadeInUp', 'fadeInLeft', 'fadeInRight', 'fadeIn'] as const;
const NUMBERS = [
  [1240, 'clients'],
  [386, 'cases'],
  [27, 'awards'],
] as const;
const MANY_BOXES = Array.from({ length: 300 }, (_, index) => index + 1);
const GERMAN = new Intl.NumberFormat('de');

const Boxes = () => (
  <ul className="story-boxes">
    {EFFECTS.map((effect) => (
      <Reveal as="li" key={effect} effect={effect}>
        {effect}
      </Reveal>
    ))}
  </ul>
);

export const Default = () => (
  <Story hint="Scroll down: boxes come in once, one after the other.">
    <div className="story-distance" />
    <Boxes />
  </Story>
);
export function Controlled() {
  const [isOn, setIsOn] = useState(false);
  const [value, setValue] = useState(1240);
  return (
    <Story hint="The page decides whether anything moves, and what is counted to.">
      <p className="story-row">
        <label>
          <input type="checkbox" checked={isOn} onChange={(event) => setIsOn(event.target.checked)} /> count
        </label>
        <button type="button" onClick={() => setValue(value + 1)}>
          One more client
        </button>
      </p>
      <p className="story-number">
        <Counter value={value} enabled={isOn} /> clients
      </p>
    </Story>
  );
}
export const Keyboard = () => (
  <Story hint="Tab to a link in a box that has not come in: it is there at once. After the way to the top, Tab begins at the top.">
    <a href="#first">The first link</a>
    <div className="story-distance" />
    <ul className="story-boxes">
      {EFFECTS.map((effect) => (
        <Reveal as="li" key={effect} effect={effect}>
          <a href={`#${effect}`}>{effect}</a>
        </Reveal>
      ))}
    </ul>
    <BackToTop />
  </Story>
);
export const PictureFailure = () => (
  <Story hint="The picture behind the text cannot be loaded: the text is read without it.">
    <Parallax className="story-scene" layer={<img src="/missing.jpg" alt="" />}>
      <p>Talk to us before you sign.</p>
    </Parallax>
  </Story>
);
export const ManyBoxes = () => (
  <Story hint="Three hundred boxes: those that come into view together come one after the other, each once.">
    <ul className="story-boxes">
      {MANY_BOXES.map((number) => (
        <Reveal as="li" key={number}>
          Box {number}
        </Reveal>
      ))}
    </ul>
  </Story>
);
export const RightToLeft = () => (
  <Story
    hint="The way to the top stands at the other side, and what comes from a side comes from the other one."
    dir="rtl"
  >
    <Boxes />
    <div className="story-distance" />
    <BackToTop />
  </Story>
);
export const Counters = () => (
  <Story hint="Numbers count for five seconds, and nothing beside them moves.">
    <div className="story-row">
      {NUMBERS.map(([value, name]) => (
        <p key={name} className="story-number">
          <Counter value={value} format={(number) => GERMAN.format(Math.round(number))} /> {name}
        </p>
      ))}
    </div>
  </Story>
);
export const ReducedMotionWanted = () => (
  <ReducedMotion>
    <Story hint="Everything is there, and nothing moves.">
      <Boxes />
      <p className="story-number">
        <Counter value={1240} /> clients
      </p>
    </Story>
  </ReducedMotion>
);
export const BackToTopLink = () => (
  <Story hint="Past 200 px a link leads back to the top.">
    <div className="story-distance" />
    <BackToTop />
  </Story>
);
export const Loader = () => (
  <Story hint="A page that is loaded has no cover.">
    <PageLoader />
  </Story>
);
export const ParallaxLayer = () => (
  <Story hint="The picture moves more slowly than the page.">
    <div className="story-distance" />
    <Parallax className="story-scene" layer={<img src={LANDSCAPE?.url} alt="" />}>
      <p>Talk to us before you sign.</p>
    </Parallax>
    <div className="story-distance" />
  </Story>
);
export const FullHeightSection = () => (
  <Story hint="On phones it is as high as its text.">
    <FullHeight className="story-hall">A hall.</FullHeight>
  </Story>
);
