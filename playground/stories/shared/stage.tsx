import type { ComponentType } from 'react';
import { Story, type StoryProps } from './Story.tsx';

export type Staged<TProps> = Partial<TProps> & Partial<Omit<StoryProps, 'children'>>;

/**
 * Puts a component into the frame of a story. The result takes the component's options, with `shared` as their
 * defaults, and a hint that says what to try.
 */
export function stage<TProps extends object>(Component: ComponentType<TProps>, shared: NoInfer<TProps>) {
  return function Stage({ hint = 'Choose an image.', dir, part, ...own }: Staged<TProps>) {
    return (
      <Story hint={hint} dir={dir} part={part}>
        <Component {...shared} {...(own as Partial<TProps>)} />
      </Story>
    );
  };
}
