import { describe, expect, test, vi } from 'vitest';
import { OfflineError } from '../../../hooks/core/errors/OfflineError.ts';
import { FORM, renderContactForm } from './renderContactForm.tsx';

/** A file as a browser reports it after deletion. */
function deletedFile(name: string, content: string): File {
  const file = new File([content], name);
  file.arrayBuffer = () => Promise.reject(new DOMException('It could not be found.', 'NotFoundError'));
  file.slice = () => (content === '' ? new Blob() : file);
  return file;
}

const form = {
  ...FORM,
  fields: [{ type: 'file', name: 'letter', label: 'Letter' } as const, ...FORM.fields],
};

describe('a form with a file that was deleted after being selected', () => {
  // Chromium reports a size of 0 for a deleted file whose size was not read before.
  test.each(['text', ''])(
    'shows an error at the file field and is sent once another file is selected: %j',
    async (content) => {
      let file = deletedFile('letter.pdf', content);
      const view = renderContactForm({ onSubmit: (data) => data.set('letter', file) }, form);
      await view.accept();
      view.press();
      await view.settle();
      expect(view.sends).toHaveLength(0);
      expect(view.current()).toMatchObject({ status: 'invalid', error: null, isSubmitting: false });
      expect(view.current().errors.map(({ name, message }) => [name, message])).toEqual([
        ['letter', 'letter.pdf can no longer be read. Please choose it again.'],
      ]);
      expect(document.activeElement).toBe(view.input('letter'));
      file = new File(['text'], 'letter.pdf');
      view.press();
      await view.settle();
      expect(view.sends).toHaveLength(1);
      expect(view.current().errors).toEqual([]);
    },
  );
});

test('a form submitted offline reports that it could not be sent, whatever the backend throws', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const view = renderContactForm();
  await view.accept();
  view.press();
  await view.fail(new TypeError('Failed to fetch'));
  vi.restoreAllMocks();
  expect(view.current().error).toBeInstanceOf(OfflineError);
  expect(view.current().message).toContain('could not be sent');
});
