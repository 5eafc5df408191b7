import type { ContactFormInputField, ContactFormLineField } from '../backend/ContactFormDescription.ts';
import type { ElementProps } from '../shared/ElementProps.ts';

function lineAttributes({
  placeholder,
  autoComplete,
  defaultValue,
  isReadOnly,
  inputMode,
}: ContactFormLineField): ElementProps<'input'> {
  return { placeholder, autoComplete, defaultValue, readOnly: isReadOnly, inputMode };
}

/** What kind of input a field is, and what it takes. Lengths are no limits here: a counter or the server says what is too much. */
export function inputAttributes(field: ContactFormInputField): ElementProps<'input'> {
  const required = field.isRequired || undefined;
  switch (field.type) {
    case 'number':
    case 'range':
      return {
        type: field.type,
        required,
        min: field.minimum,
        max: field.maximum,
        step: field.step,
        ...lineAttributes(field),
      };
    case 'date':
      return { type: 'date', required, min: field.minimum, max: field.maximum, ...lineAttributes(field) };
    case 'acceptance':
      return { type: 'checkbox', value: '1', required, defaultChecked: field.isTicked ?? false };
    case 'quiz':
    case 'captcha':
      return { type: 'text', required: true, autoComplete: 'off', autoCapitalize: 'none', spellCheck: false };
    case 'file':
      return {
        type: 'file',
        required,
        accept: field.accept,
        multiple: field.isMultiple || undefined,
        capture: field.capture,
      };
    case 'text':
    case 'email':
    case 'url':
    case 'tel':
      return {
        // A browser would call an address without `http://` wrong before we can put it right.
        type: field.type,
        required,
        pattern: field.pattern,
        ...lineAttributes(field),
      };
    default:
      return { type: 'text', required };
  }
}
