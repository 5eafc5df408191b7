import { describe, expect, test } from 'vitest';
import type { ContactFormDescription } from '@loggia/hooks';
import { readContactForm } from '@loggia/hooks/wordpress';

const STATE =
  '<input type="hidden" name="_wpcf7" value="9"><input type="hidden" name="_wpcf7_unit_tag" value="wpcf7-f9-p2-o1">';

/** The fields of a form with a select that has these options. */
function fieldsOf(options: string): ContactFormDescription['fields'] {
  const page = new DOMParser().parseFromString(
    `<div class="wpcf7" id="wpcf7-f9-p2-o1"><form class="wpcf7-form init">${STATE}<p><label>Course
      <span class="wpcf7-form-control-wrap" data-name="course"><select class="wpcf7-form-control wpcf7-select" name="course">${options}</select></span>
    </label></p></form></div>`,
    'text/html',
  );
  return readContactForm(page.querySelector('form') ?? page.body).fields;
}

describe('a select of a contact form', () => {
  test('has disabled choices for a disabled `optgroup`', () => {
    const [select] = fieldsOf(
      '<optgroup label="Spring" disabled><option>Etching</option><option>Lithography</option></optgroup>' +
        '<optgroup label="Autumn"><option>Woodcut</option></optgroup>',
    );
    const choices = select?.type === 'select' ? select.choices : [];
    expect(choices.map(({ label, group, isDisabled = false }) => ({ label, group, isDisabled }))).toEqual([
      { label: 'Etching', group: 'Spring', isDisabled: true },
      { label: 'Lithography', group: 'Spring', isDisabled: true },
      { label: 'Woodcut', group: 'Autumn', isDisabled: false },
    ]);
  });
});
