import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import './story.css';

export interface StoryProps {
  /** Instructions for trying it out. */
  readonly hint: string;
  /** @default that of the page */
  readonly dir?: 'ltr' | 'rtl' | undefined;
  /** A story that stands beside another one is a section: a page has one main part. @default 'main' */
  readonly part?: 'main' | 'section' | undefined;
  readonly children: ReactNode;
}

/** The part of the page that a story is: of a page of several it is none but a section. */
export const StoryPart = createContext<'main' | 'section'>('main');

/** The page around a story: a line that says what to try, and the thing itself. */
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
