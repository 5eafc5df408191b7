import { createContext, useContext, type ReactNode } from 'react';
import './story.css';

export interface StoryProps {
  /** Instructions for trying the story. */
  readonly hint: string;
  /** The text direction. @default that of the page */
  readonly dir?: 'ltr' | 'rtl' | undefined;
  /**
   * The story's element: a story next to another one is a section, because a page has only one `<main>`. @default
   * 'main'
   */
  readonly part?: 'main' | 'section' | undefined;
  readonly children: ReactNode;
}

/** The element of a story. On a page with several stories, each is a section. */
export const StoryPart = createContext<'main' | 'section'>('main');

/** The page around a story: a line that says what to try, and the story itself. */
export function Story({ hint, dir, part, children }: StoryProps) {
  const partOfPage = useContext(StoryPart);
  const Part = partOfPage === 'section' ? 'section' : (part ?? 'main');
  return (
    <Part className="story" dir={dir} lang={dir === 'rtl' ? 'he' : 'en'}>
      <p className="story-hint" dir="ltr" lang="en">
        {hint}
      </p>
      {children}
    </Part>
  );
}
