import { fireEvent, render, renderHook } from '@testing-library/react-hooks';
import { describe, expect, test, vi } from 'vitest';
import { useImageProtection } from '../../../hooks/gallery/protection/useImageProtection.ts';

function Gallery({ enabled, onContextMenu }: { readonly enabled?: boolean; readonly onContextMenu?: () => void }) {
  const { getContainerProps } = useImageProtection({ enabled });
  return (
    <div {...getContainerProps({ className: 'gallery', onContextMenu })}>
      <img src="/1.jpg" alt="Boat" />
      <textarea aria-label="Comment" />
      <dialog open>
        <p>Another one</p>
      </dialog>
    </div>
  );
}

/** Whether the context menu of the browser opens. */
const opensMenu = (view: ReturnType<typeof render>) => fireEvent.contextMenu(view.getByAltText('Boat'));

describe('a protected container', () => {
  test('suppresses the context menu, and has a data attribute for styling', () => {
    const view = render(<Gallery />);
    expect(opensMenu(view)).toBe(false);
    expect(view.container.querySelector('.gallery')?.hasAttribute('data-protected')).toBe(true);
  });

  test('still calls the app’s `onContextMenu` handler', () => {
    const onContextMenu = vi.fn<() => void>();
    opensMenu(render(<Gallery onContextMenu={onContextMenu} />));
    expect(onContextMenu).toHaveBeenCalledOnce();
  });

  test('keeps its context menu while protection is disabled', () => {
    const view = render(<Gallery enabled={false} />);
    expect(opensMenu(view)).toBe(true);
    expect(view.container.querySelector('.gallery')?.hasAttribute('data-protected')).toBe(false);
  });

  test('keeps the context menu of text fields and dialogs in the container', () => {
    const view = render(<Gallery />);
    expect(fireEvent.contextMenu(view.getByLabelText('Comment'))).toBe(true);
    expect(fireEvent.contextMenu(view.getByText('Another one'))).toBe(true);
  });

  test('can be an element rendered by another component', () => {
    const element = document.body.appendChild(document.createElement('figure'));
    const hook = renderHook(() => useImageProtection({ element }));
    expect(fireEvent.contextMenu(element)).toBe(false);
    hook.unmount();
    expect(fireEvent.contextMenu(element)).toBe(true);
    expect(element.outerHTML).toBe('<figure></figure>');
    element.remove();
  });
});
