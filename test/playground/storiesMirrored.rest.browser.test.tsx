import { simulateReducedMotion } from '../../playground/stories/shared/reducedMotion.ts';
import { readStories } from './readStories.ts';
import { showStories } from './showStories.tsx';

// The first story of each file, as with the workshop's switches for direction and motion.
showStories(
  readStories().map(({ file, stories }) => ({
    file: `${file}, right to left and with reduced motion`,
    stories: stories.slice(0, 1),
  })),
  () => {
    const endReducedMotion = simulateReducedMotion();
    document.documentElement.dir = 'rtl';
    return () => {
      endReducedMotion();
      document.documentElement.removeAttribute('dir');
    };
  },
);
