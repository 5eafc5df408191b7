import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { createWordPressContactForms } from '@loggia/hooks/wordpress';
import { ContactForm, KitProvider } from '@loggia/ui';
import { contactFormWithEverything as FORM } from '../helpers/contactFormWithEverything.ts';

const backend = createWordPressContactForms({ root: '/wp-json/' });
const render = (form = FORM): string =>
  renderToString(
    <KitProvider>
      <ContactForm form={form} backend={backend} />
    </KitProvider>,
  );

describe('a server-rendered contact form', () => {
  const html = render();

  test('can be submitted without JavaScript, with all visible and hidden fields', () => {
    const [tag = ''] = /<form [^>]*>/.exec(html) ?? [];
    for (const attribute of ['action="/contact"', 'method="post"', 'encType="multipart/form-data"'])
      expect(tag).toContain(attribute);
    const names = new Set([...html.matchAll(/ name="([^"]*)"/g)].map(([, name]) => name));
    const asked = FORM.fields.flatMap((field) =>
      'name' in field && field.name ? [field.name.replace('prints', 'prints[]')] : [],
    );
    for (const name of [
      ...asked,
      ...backend.hiddenFields({ form: FORM, unitTag: 'unit-o1', continuation: '' }).map(([each]) => each),
    ])
      expect(names).toContain(name);
    expect(html).toContain('value="token-of-the-quiz"');
    expect(html).toContain('value="unit-o1"');
  });

  test('has no disabled controls or style attributes', () => {
    expect(html).not.toContain('disabled');
    expect(html).not.toContain('style=');
  });

  test('contains the text between fields, without unsafe links', () => {
    expect(html).toContain('>Write to <strong><a href="/us">us</a></strong></h2>');
    expect(html).toContain('Now &lt;choose&gt;:');
    expect(html).toMatch(/<fieldset[^>]*><legend[^>]*>Your <strong>visit<\/strong><\/legend>/);
    expect(html).toContain('<ol class="loggia-contact-prose"><li>one</li><li>two</li></ol>');
    expect(html).not.toContain('javascript:');
  });

  test('shows the response to a submission without JavaScript', () => {
    const invalidFields = [{ name: 'your-name', message: 'Please fill this in.' }];
    const answered = render({
      ...FORM,
      initialResponse: { outcome: 'invalid', message: 'Some errors.', invalidFields, continuation: 'hash-of-before' },
    });
    expect(answered).toMatch(/<p role="status"[^>]*>Some errors\.<\/p>/);
    expect(answered.match(/Please fill this in\./g)).toHaveLength(2);
    expect(answered.match(/<input [^>]*aria-invalid="true"[^>]*>/)?.[0]).toContain('name="your-name"');
    expect(answered).toContain('value="hash-of-before"');
  });
});
