import {
  BackToTop,
  Counter,
  FullHeight,
  PageLoader,
  Parallax,
  Reveal,
  type ParallaxProps,
  type RevealProps,
} from '@loggia/ui';
import './shared/page.css';
import { allParts, choice, createLandscapes, range, Story, toggle, withControls } from './shared/index.ts';

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

const Boxes = (options: Partial<RevealProps>) => (
  <ul className="story-boxes">
    {EFFECTS.map((effect) => (
      <Reveal as="li" key={effect} effect={effect} {...options}>
        {effect}
      </Reveal>
    ))}
  </ul>
);

const Scene = ({ url, ...options }: Partial<ParallaxProps> & { readonly url?: string | undefined }) => (
  <Parallax className="story-scene" layer={<img src={url} alt="" />} {...options}>
    <p>Talk to us before you sign.</p>
  </Parallax>
);

const story = withControls([Boxes, Reveal], {
  effect: choice(['fadeInUp', 'fadeInLeft', 'fadeInRight', 'fadeIn'], 'fadeInUp'),
  offset: range(0, 1, 0.85, 0.05),
  staggerMs: range(0, 2000, 200, 50),
  enabled: toggle(true),
});
const counterStory = withControls(Counter, {
  value: range(0, 5000, 1240),
  from: range(0, 5000, 0),
  durationMs: range(0, 10_000, 5000, 250),
  stepMs: range(10, 500, 50, 10),
  delayMs: range(0, 3000, 400, 50),
  offset: range(0, 1, 0.9, 0.05),
  enabled: toggle(true),
});
const parallaxStory = withControls(Scene, { shift: range(0, 0.5, 0.2, 0.05), enabled: toggle(true) });
const topStory = withControls(BackToTop, { enabled: toggle(true) });
const loaderStory = withControls(PageLoader, { enabled: toggle(true) });
const hallStory = withControls(FullHeight, { enabled: toggle(true) });

export const Default = story(
  <Story hint="Scroll down: boxes appear once, one after the other.">
    <div className="story-distance" />
    <Boxes />
  </Story>,
);
export const LinksInHiddenBoxes = story(
  <Story hint="Tab to a link in a hidden box: the box appears immediately. After “Back to top”, Tab starts at the top.">
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
  </Story>,
);
export const PictureFailure = parallaxStory(
  <Story hint="The background image fails to load. The text stays readable.">
    <Scene url="/missing.jpg" />
  </Story>,
);
export const ManyBoxes = story(
  <Story hint="300 boxes. Those that enter the view together appear one after the other.">
    <ul className="story-boxes">
      {MANY_BOXES.map((number) => (
        <Reveal as="li" key={number}>
          Box {number}
        </Reveal>
      ))}
    </ul>
  </Story>,
);
export const Counters = counterStory(
  <Story hint="Numbers count for five seconds. The layout does not shift. Change the numbers in the controls.">
    <div className="story-row">
      {NUMBERS.map(([value, name]) => (
        <p key={name} className="story-number">
          <Counter value={value} format={(number) => GERMAN.format(Math.round(number))} /> {name}
        </p>
      ))}
    </div>
  </Story>,
);
export const BackToTopLink = topStory(
  <Story hint="Past 200 px a link leads back to the top.">
    <div className="story-distance" />
    <BackToTop />
  </Story>,
);
export const Loader = loaderStory(
  <Story hint="The page loader disappears when the page has loaded.">
    <PageLoader />
  </Story>,
);
export const ParallaxLayer = parallaxStory(
  <Story hint="The image moves more slowly than the page.">
    <div className="story-distance" />
    <Scene url={LANDSCAPE?.url} />
    <div className="story-distance" />
  </Story>,
);
export const FullHeightSection = hallStory(
  <Story hint="On phones the section is as high as its text.">
    <FullHeight className="story-hall">A hall.</FullHeight>
  </Story>,
);

export const AllParts = allParts('Page', { Default, Counters, ParallaxLayer, BackToTopLink, FullHeightSection });
