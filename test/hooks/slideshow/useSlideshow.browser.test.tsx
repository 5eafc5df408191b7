import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { usePauseOnInteraction, useSlideshow } from '@loggia/hooks';
import { fakeImages, useFakeLightbox } from '../../helpers/fakeLightbox.ts';

function InlineSlideshow() {
  const lightbox = useFakeLightbox({ images: fakeImages(3), defaultOpenIndex: 0 });
  const interaction = usePauseOnInteraction();
  const slideshow = useSlideshow(
    { ...lightbox, status: undefined },
    {
      autoplay: true,
      pauseReasons: interaction.pauseReasons,
      onStartedChange: (isStarted) => isStarted && interaction.clear(),
    },
  );
  return (
    <>
      <div {...interaction.getRegionProps()}>
        <button type="button" {...slideshow.getPlayButtonProps()}>
          Play
        </button>
        <button type="button">Next</button>
      </div>
      <button type="button">Elsewhere</button>
      <output>{[...slideshow.pausedBy].join(' ')}</output>
    </>
  );
}

test('keyboard focus pauses an inline slideshow until focus leaves or the user presses play', async () => {
  const screen = await render(<InlineSlideshow />);
  const pausedBy = screen.getByRole('status');
  await userEvent.keyboard('{Tab}');
  await expect.element(pausedBy).toHaveTextContent('focus');
  await userEvent.keyboard('{Tab}');
  await expect.element(pausedBy).toHaveTextContent('focus');
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  await expect.element(pausedBy).toBeEmptyDOMElement();

  await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}');
  await expect.element(pausedBy).toHaveTextContent('focus');
  await userEvent.keyboard('{Enter}');
  await expect.element(pausedBy).toHaveTextContent('focus stopped');
  await userEvent.keyboard('{Enter}');
  await expect.element(pausedBy).toBeEmptyDOMElement();
});
