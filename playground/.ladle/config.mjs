const OVERVIEW = 'overview--all-capabilities';

/** @type {import('@ladle/react').UserConfig} */
export default {
  stories: 'stories/*.stories.tsx',
  viteConfig: `${import.meta.dirname}/vite.config.mjs`,
  outDir: 'build/stories',
  // Relative, so that a build may lie anywhere on a server.
  base: './',
  defaultStory: OVERVIEW,
  // Ladle takes its text to the browser: nothing from outside of it is there.
  storyOrder: (stories) =>
    stories
      .map((story) => {
        const place = story.startsWith('overview--') ? 0 : story.startsWith('error-catalogue--') ? 2 : 1;
        return [`${place} ${story.split('--')[0]} ${story.endsWith('--all-parts') ? 0 : 1} ${story}`, story];
      })
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([, story]) => story),
  // Letters belong to what a story shows.
  hotkeys: {
    control: ['alt+c'],
    darkMode: ['alt+d'],
    fullscreen: ['alt+f'],
    width: ['alt+w'],
    rtl: ['alt+r'],
    source: ['alt+s'],
    a11y: ['alt+a'],
  },
  addons: {
    a11y: { enabled: true },
    // All sources would be in the first file: the frame fetches the one that somebody asks for.
    source: { enabled: false },
    theme: { defaultState: 'auto' },
  },
};
