const OVERVIEW = 'overview--all-capabilities';

/** @type {import('@ladle/react').UserConfig} */
export default {
  stories: 'stories/*.stories.tsx',
  viteConfig: `${import.meta.dirname}/vite.config.mjs`,
  outDir: 'build/stories',
  // Relative, so that a build can be served from any path.
  base: './',
  defaultStory: OVERVIEW,
  // Ladle serializes this function for the browser, so it must not use anything from its scope.
  storyOrder: (stories) =>
    stories
      .map((story) => {
        const place = story.startsWith('overview--') ? 0 : story.startsWith('error-catalogue--') ? 2 : 1;
        return [`${place} ${story.split('--')[0]} ${story.endsWith('--all-parts') ? 0 : 1} ${story}`, story];
      })
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([, story]) => story),
  // Single letters are reserved for the story.
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
    // Ladle would include all sources in the first file. `StorySource` loads each of them on demand.
    source: { enabled: false },
    theme: { defaultState: 'auto' },
  },
};
