import { act, fireEvent, render } from '@testing-library/react-hooks';
import { afterEach, describe, expect, test } from 'vitest';
import { useImagePopups, type UseImagePopupsOptions, type UseImagePopupsResult } from '@loggia/hooks';

const images = ['quay', 'b"] a', 'mole'].map((id) => ({ id, url: `/${encodeURIComponent(id)}.jpg` }));

const results: UseImagePopupsResult[] = [];
const popups = () => results.at(-1) as UseImagePopupsResult;

function Group(options: UseImagePopupsOptions) {
  const group = useImagePopups(options);
  results.push(group);
  return (
    <div {...group.getContainerProps()}>
      {images.map((image) => (
        <a key={image.id} {...group.getTriggerProps({ image })}>
          {image.id}
        </a>
      ))}
    </div>
  );
}

afterEach(() => document.body.replaceChildren());

describe('thumbnails of a lazily loaded pop-up', () => {
  test.each(images.map(({ id }) => id))('are found by their image id %j', (id) => {
    const { getByText } = render(<Group />);
    expect(popups().findThumbnail(id)).toBe(getByText(id));
  });

  test('are found in their own group only', () => {
    const { getAllByText } = render([<Group key="1" />, <Group key="2" />]);
    expect(popups().findThumbnail('quay')).toBe(getAllByText('quay')[1]);
    expect(popups().findThumbnail('elsewhere')).toBeNull();
  });

  test('replay a click once the chunk has loaded', () => {
    const { getByText } = render(<Group />);
    act(() => fireEvent.click(getByText('mole')));
    expect(popups().openRequest).toMatchObject({ imageId: 'mole', reason: 'trigger', opener: getByText('mole') });
    expect(popups().shouldLoad).toBe(true);
  });

  test('are plain links while the pop-up is disabled', () => {
    const { getByText } = render(<Group enabled={false} />);
    expect(getByText('mole').getAttribute('aria-haspopup')).toBeNull();
    expect(popups().shouldLoad).toBe(false);
  });
});
