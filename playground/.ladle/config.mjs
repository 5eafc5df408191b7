/** @type {import('@ladle/react').UserConfig} */
export default {
  stories: 'stories/*.stories.tsx',
  viteConfig: `${import.meta.dirname}/vite.config.mjs`,
  outDir: 'build/stories',
  defaultStory: 'gallery--default',
  addons: { a11y: { enabled: true } },
};
