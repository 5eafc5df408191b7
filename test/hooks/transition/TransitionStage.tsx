import { useRef, type ReactNode } from 'react';
import { vi } from 'vitest';
import { useSlideTransition, type SlideTransition, type UseSlideTransitionOptions } from '@loggia/hooks';

export interface TransitionStageProps extends Omit<UseSlideTransitionOptions, 'getSlideElement'> {
  readonly dir?: 'ltr' | 'rtl';
  readonly hasOutgoing?: boolean;
  /** The content of the outgoing slide. */
  readonly children?: ReactNode;
}

/** Two stacked slides, with the outgoing one on top. */
export function TransitionStage({ dir = 'ltr', hasOutgoing = true, children, ...options }: TransitionStageProps) {
  const slides = useRef<(HTMLElement | null)[]>([]);
  useSlideTransition({ ...options, getSlideElement: (index) => slides.current[index] ?? null });
  const refFor = (index: number) => (element: HTMLElement | null) => void (slides.current[index] = element);
  const slide = { position: 'absolute', inset: 0 } as const;
  return (
    <div dir={dir} data-testid="stage" style={{ position: 'relative', width: '301px', height: '203px' }}>
      <div ref={refFor(1)} data-testid="incoming" style={slide} />
      {hasOutgoing && (
        <div ref={refFor(0)} data-testid="outgoing" style={slide}>
          {children}
        </div>
      )}
    </div>
  );
}

export const change = (parts: Partial<SlideTransition> = {}): SlideTransition => ({
  fromIndex: 0,
  toIndex: 1,
  direction: 'forward',
  effect: 'fade',
  durationMs: 80,
  ...parts,
});

export const slide = (name: 'outgoing' | 'incoming') => document.querySelector<HTMLElement>(`[data-testid=${name}]`);
export const animationsOf = (name: 'outgoing' | 'incoming') => slide(name)?.getAnimations() ?? [];

/** The end state of an animation. */
export const endOf = (animation: Animation | undefined) =>
  animation?.effect instanceof KeyframeEffect ? animation.effect.getKeyframes().at(-1) : undefined;

/** The tiles on top of the outgoing slide. */
export const tiles = (): HTMLElement[] =>
  [...(slide('outgoing')?.children ?? [])].flatMap(({ shadowRoot }) => [
    ...(shadowRoot?.querySelectorAll<HTMLElement>('div > div') ?? []),
  ]);

/** Polls until the value is truthy, for example once a chunk has loaded. */
export const eventually = <TValue,>(read: () => TValue | false | undefined | null): Promise<TValue> =>
  vi.waitFor(() => {
    const value = read();
    if (!value) throw new Error('It is not there yet.');
    return value;
  });
