import type { ComponentType } from 'react';

export interface StoryFile {
  readonly file: string;
  readonly stories: readonly { readonly name: string; readonly Story: ComponentType }[];
}

declare global {
  interface ImportMeta {
    /** Vite's eager glob import. */
    glob(
      pattern: string,
      options: { readonly eager: true },
    ): Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  }
}

const isStory = (entry: [string, unknown]): entry is [string, ComponentType] =>
  entry[0] !== 'default' && typeof entry[1] === 'function';

/** Returns all stories of the playground: the named exports of each `.stories.tsx`, as Ladle finds them. */
export function readStories(): readonly StoryFile[] {
  const modules = import.meta.glob('../../playground/stories/*.stories.tsx', { eager: true });
  return Object.entries(modules).map(([path, exports]) => ({
    file: path.slice(path.lastIndexOf('/') + 1, -'.stories.tsx'.length),
    stories: Object.entries(exports)
      .filter(isStory)
      .map(([name, Story]) => ({ name, Story })),
  }));
}
