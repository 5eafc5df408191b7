import { fireEvent, render, screen } from '@testing-library/react-hooks';
import { describe, expect, test, vi } from 'vitest';
import type { LightboxSettings } from '../../../hooks/data/backend/LightboxSettings.ts';
import { useControlBar } from '../../../hooks/lightbox/panels/useControlBar.ts';
import { useMoreMenu, type UseMoreMenuOptions } from '../../../hooks/lightbox/panels/useMoreMenu.ts';
import { fakeImages, useFakeLightbox } from '../../helpers/fakeLightbox.ts';

const images = fakeImages(3);
const settings: LightboxSettings = {};

interface BarProps extends Pick<UseMoreMenuOptions, 'onOpenChange'> {
  readonly onPrint?: () => void;
}

/** A bar whose menu has a button, a link and a toggle that hides the bar. The "h" button replaces the shortcut. */
function Bar({ onOpenChange, onPrint }: BarProps) {
  const lightbox = useFakeLightbox({ images, settings, defaultOpenIndex: 0 });
  const bar = useControlBar(lightbox);
  const menu = useMoreMenu({ onOpenChange, enabled: bar.isOpen });
  return (
    <div {...bar.getBarProps()}>
      <button aria-label="h" onClick={() => lightbox.press('toggleControls')} />
      {!bar.isOpen && <button {...bar.getToggleProps()} />}
      <div {...bar.getControlsProps()}>
        <button {...menu.getMenuButtonProps()} />
        {menu.isOpen && (
          <div {...menu.getMenuProps()}>
            <button onClick={onPrint}>Print</button>
            <a href="#original">Original</a>
            <button {...bar.getToggleProps()} />
          </div>
        )}
      </div>
    </div>
  );
}

const more = () => screen.getByRole('button', { name: 'More', hidden: true });
const menu = () => screen.queryByRole('group', { name: 'More' });

describe('the More menu of a control bar', () => {
  test('opens when its button is clicked, and closes when a button in the menu is clicked', () => {
    const reasons: string[] = [];
    const onPrint = vi.fn<() => void>();
    render(<Bar onPrint={onPrint} onOpenChange={(_, { reason }) => void reasons.push(reason)} />);
    fireEvent.click(more());
    expect(more().getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(onPrint).toHaveBeenCalledTimes(1);
    expect(menu()).toBeNull();
    expect(reasons).toEqual(['menuButton', 'chosen']);
  });

  test('stays open when a link in the menu is clicked', () => {
    render(<Bar />);
    fireEvent.click(more());
    fireEvent.click(screen.getByRole('link', { name: 'Original' }));
    expect(menu()).not.toBeNull();
  });

  test('hides the bar, and moves focus to the button that shows the bar again', () => {
    render(<Bar />);
    fireEvent.click(more());
    const hide = screen.getByRole('button', { name: 'Hide controls' });
    hide.focus();
    fireEvent.click(hide);
    expect(menu()).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show controls' }));
  });

  test('closes when a shortcut hides the bar, and the same shortcut shows the bar again', () => {
    render(<Bar />);
    fireEvent.click(more());
    fireEvent.click(screen.getByRole('button', { name: 'h' }));
    expect(menu()).toBeNull();
    expect(screen.getByRole('button', { name: 'Show controls' })).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'h' }));
    expect(screen.queryByRole('button', { name: 'Show controls' })).toBeNull();
  });
});
