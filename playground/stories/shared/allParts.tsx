import type { ComponentType } from 'react';
import { StoryPart } from './Story.tsx';
import './story.css';

const wordsOf = (name: string): string => name.replaceAll(/(?<=.)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Creates a story that shows several others one below the other. */
export function allParts(title: string, stories: Readonly<Record<string, ComponentType>>) {
  return function AllPartsOfIt() {
    return (
      <main className="story-parts">
        <h1>{title}</h1>
        <StoryPart value="section">
          {Object.entries(stories).map(([name, Part]) => (
            <div key={name}>
              <h2>{wordsOf(name)}</h2>
              <Part />
            </div>
          ))}
        </StoryPart>
      </main>
    );
  };
}
