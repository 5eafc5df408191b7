import { act, fireEvent, render, screen } from '@testing-library/react-hooks';
import { beforeEach, afterEach, describe, expect, test, vi } from 'vitest';
import { usePauseOnInteraction } from '../../../hooks/slides/slideshow/usePauseOnInteraction.ts';
import { useSlideshow } from '../../../hooks/slides/slideshow/useSlideshow.ts';
import type { UseSlideshowOptions } from '../../../hooks/slides/slideshow/types.ts';
import { fakeImages, useFakeLightbox, type FakeLightbox } from '../../helpers/fakeLightbox.ts';

interface StageProps extends UseSlideshowOptions {
  readonly isInline?: boolean;
  readonly isVideo?: boolean;
  readonly onLightbox?: (lightbox: FakeLightbox) => void;
}

function Stage({ isInline = false, isVideo = false, onLightbox, ...options }: StageProps) {
  const images = fakeImages(3).map((image) => ({ ...image, kind: isVideo ? ('video' as const) : ('image' as const) }));
  const lightbox = useFakeLightbox({ images, defaultOpenIndex: 0 });
  onLightbox?.(lightbox);
  const interaction = usePauseOnInteraction();
  const target = isInline ? { ...lightbox, status: undefined } : lightbox;
  const slideshow = useSlideshow(target, { pauseReasons: isInline ? interaction.pauseReasons : [], ...options });
  return (
    <div {...interaction.getRegionProps({ 'data-testid': 'region' })}>
      <button type="button" {...slideshow.getPlayButtonProps()} />
      <div key={lightbox.index} {...slideshow.getProgressProps({ 'data-testid': 'progress' })} />
      <div {...slideshow.getStatusProps({ 'data-testid': 'announcement' })} />
      <output data-testid="paused-by">{[...slideshow.pausedBy].join(' ')}</output>
    </div>
  );
}

const button = () => screen.getByRole('button', { hidden: true });
const progress = () => screen.getByTestId('progress');
const region = () => screen.getByTestId('region');
const pausedBy = () => screen.getByTestId('paused-by').textContent;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the play button', () => {
  test('starts and stops the slideshow, is labeled with the next action, and announces the change', () => {
    render(<Stage />);
    expect(button().getAttribute('aria-label')).toBe('Play slideshow');
    fireEvent.click(button());
    expect(button().getAttribute('aria-label')).toBe('Pause slideshow');
    expect(screen.getByTestId('announcement').textContent).toBe('Slideshow started.');
    fireEvent.click(button());
    expect(screen.getByTestId('announcement').textContent).toBe('Slideshow stopped.');
  });

  test('is hidden on an embedded video, and its shortcut is ignored', () => {
    let lightbox: FakeLightbox | undefined;
    render(<Stage isVideo onLightbox={(now) => (lightbox = now)} />);
    expect(button().hidden).toBe(true);
    act(() => lightbox?.press('togglePlay'));
    expect(pausedBy()).toBe('stopped');
  });

  test('has a keyboard shortcut', () => {
    let lightbox: FakeLightbox | undefined;
    render(<Stage onLightbox={(now) => (lightbox = now)} />);
    act(() => lightbox?.press('togglePlay'));
    expect(pausedBy()).toBe('');
  });

  test('lets the app veto a change based on its reason', () => {
    const onStartedChange = vi.fn<NonNullable<UseSlideshowOptions['onStartedChange']>>((_next, details) =>
      details.cancel(),
    );
    render(<Stage onStartedChange={onStartedChange} />);
    fireEvent.click(button());
    expect(pausedBy()).toBe('stopped');
    expect(onStartedChange.mock.calls[0]?.[0]).toBe(true);
    expect(onStartedChange.mock.calls[0]?.[1]).toMatchObject({ reason: 'playButton' });
  });

  test('has no effect by itself if the slideshow is controlled', () => {
    const { rerender } = render(<Stage isStarted={false} />);
    fireEvent.click(button());
    expect(pausedBy()).toBe('stopped');
    rerender(<Stage isStarted />);
    expect(pausedBy()).toBe('');
  });

  test('uses custom labels', () => {
    render(<Stage labels={{ play: 'Diaschau starten' }} />);
    expect(button().getAttribute('aria-label')).toBe('Diaschau starten');
  });
});

describe('the progress bar', () => {
  test('runs for one interval while the slideshow is playing', () => {
    render(<Stage intervalMs={3000} />);
    expect(progress().dataset['running']).toBeUndefined();
    expect(progress().getAttribute('style')).toBeNull();
    fireEvent.click(button());
    expect(progress().dataset['running']).toBe('');
    expect(progress().style.getPropertyValue('--loggia-slideshow-interval')).toBe('3000ms');
    fireEvent.click(button());
    expect(progress().dataset['running']).toBeUndefined();
  });
});

describe('hovering an inline slideshow', () => {
  const hover = (pointerType: string) => fireEvent.pointerEnter(region(), { pointerType });

  test('pauses the slideshow while a mouse is over it', () => {
    render(<Stage isInline autoplay />);
    hover('mouse');
    expect(pausedBy()).toBe('hover');
    fireEvent.pointerLeave(region());
    expect(pausedBy()).toBe('');
  });

  test('does not pause the slideshow on touch', () => {
    render(<Stage isInline autoplay />);
    hover('touch');
    expect(pausedBy()).toBe('');
  });
});
