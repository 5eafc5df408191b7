import type { ComponentType } from 'react';

export interface StoryFile {
  readonly file: string;
  readonly stories: readonly { readonly name: string; readonly Story: ComponentType }[];
}

declare global {
  interface ImportMeta {
    /** Vite's: every module of the pattern, imported at once. */
    glob(
      pattern: string,
      options: { readonly eager: true },
    ): Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  }
}

const isStory = (entry: [string, unknown]): entry is [string, ComponentType] =>
  entry[0] !== 'default' && typeof entry[1] === 'function';

/** Every story of the playground, as Ladle finds them: each named export of a `.stories.tsx`. */
export function readStories(): readonly StoryFile[] {
  const modules = import.meta.glob('../../playground/stories/*.stories.tsx', { eager: true });
  return Object.entries(modules).map(([path, exports]) => ({
    file: path.slice(path.lastIndexOf('/') + 1, -'.stories.tsx'.length),
    stories: Object.entries(exports)
      .filter(isStory)
      .map(([name, Story]) => ({ name, Story })),
  }));
}
