import { afterEach, describe, expect, test } from 'vitest';
import { readContactForm } from '../../../hooks/adapters/wordpress/contactForm/markup/readContactForm.ts';
import { fieldsOf, formOf, line, pageOf, STATE, wrap } from './contactFormPage.ts';

afterEach(() => {
  Reflect.deleteProperty(window, 'wpcf7');
});

describe('the label of a field', () => {
  test.each([
    ['a label with its id', `<label for="x">Your <b>name</b></label> <p>${line('id="x"')}</p>`, 'Your name'],
    ['a wrapping label', `<p><label>Your name<br>${line()}</label></p>`, 'Your name'],
    ['the preceding text', `<p>Your name (required)<br>${line()}</p>`, 'Your name (required)'],
    ['its own preceding text', `<p>First ${line('', 'b')} Your name ${line()}</p>`, 'Your name'],
    ['only the preceding line', `<div><p>Write to us.</p><p>Your name</p><p>${line()}</p></div>`, 'Your name'],
    ['the preceding cell', `<table><tr><td>Your name</td><td>${line()}</td></tr></table>`, 'Your name'],
    ['its aria-label', line('aria-label="Your name" placeholder="Ann"'), 'Your name'],
    ['its placeholder', line('placeholder="Your name"'), 'Your name'],
    ['its name as a last resort', line('', 'your-name').replace('name="a"', ''), 'your name'],
    ['without a required marker', `<label>Your name *${line('aria-required="true"')}</label>`, 'Your name'],
  ])('is %s', (_name, content, label) => {
    const fields = fieldsOf(content);
    expect(fields.at(-1)).toMatchObject({ type: 'text', label });
    const said = fields.flatMap((field) => (field.type === 'paragraph' ? field.text.map(({ text }) => text) : []));
    expect(said).not.toContain(label);
  });

  test.each([
    ['its placeholder', line('placeholder="Your name"')],
    ['its aria-label', line('aria-label="Your name"')],
    ['its name', line()],
    [
      'the name of a group',
      wrap('<span class="wpcf7-checkbox"><input type="checkbox" name="a[]" value="x"></span>', 'a'),
    ],
  ])('is not visible if it is %s', (_name, content) => {
    expect(fieldsOf(content).at(-1)).toMatchObject({ isLabelHidden: true });
    expect(fieldsOf(`<label>Your name ${line()}</label>`).at(-1)).toMatchObject({ isLabelHidden: undefined });
  });

  test('is the legend for a group, and the following text for a checkbox', () => {
    const box = (value: string) => `<span class="wpcf7-list-item"><label><input type="radio" name="a" value="${value}">
      <span class="wpcf7-list-item-label">${value}</span></label></span>`;
    const group = wrap(`<span class="wpcf7-form-control wpcf7-radio">${box('North')}${box('South')}</span>`);
    const accept = wrap('<span class="wpcf7-acceptance"><input type="checkbox" name="t" value="1"></span>', 't');
    expect(fieldsOf(`<fieldset><legend>Light</legend>${group}</fieldset><p>${accept} I agree.</p>`)).toMatchObject([
      { type: 'radio', label: 'Light', choices: [{ label: 'North' }, { label: 'South' }] },
      { type: 'acceptance', label: 'I agree.' },
    ]);
  });

  test('keeps a link to the terms', () => {
    const label = '<span class="wpcf7-list-item-label">I accept the <a href="/terms">terms</a></span>';
    const accept = `<span class="wpcf7-acceptance"><label><input type="checkbox" name="t" value="1">${label}</label></span>`;
    expect(fieldsOf(wrap(accept, 't'))).toMatchObject([
      { label: 'I accept the terms', richLabel: [{ text: 'I accept the ' }, { text: 'terms', href: '/terms' }] },
    ]);
  });
});

describe('a field written as plain markup', () => {
  test('is read like generated fields: inputs, checkboxes and buttons', () => {
    const content =
      '<p>Size <select name="s"><option>S</option><option value="l">Large</option></select></p>' +
      '<label><input type="checkbox" name="c" value="yes"> Gift</label><button>Send <b>it</b></button>';
    expect(fieldsOf(content)).toMatchObject([
      { type: 'select', name: 's', label: 'Size', choices: [{ label: 'S' }, { label: 'Large', value: 'l' }] },
      { type: 'checkbox', name: 'c', isExclusive: true, choices: [{ label: 'Gift', value: 'yes' }] },
      { type: 'submit', label: 'Send it' },
    ]);
  });

  test('is read as a hidden field if it is not displayed', () => {
    const trap =
      '<p style="display: none !important;" class="akismet-fields-container"><label>Δ<textarea name="_wpcf7_ak_hp_textarea">' +
      '</textarea></label><input type="hidden" name="_wpcf7_ak_js" value="1"></p>';
    expect(fieldsOf(trap)).toEqual([
      { type: 'hidden', name: '_wpcf7_ak_hp_textarea', value: '' },
      { type: 'hidden', name: '_wpcf7_ak_js', value: '1' },
    ]);
  });

  test.each([
    ['the selected option', '<select name="a"><option>S</option><option selected>L</option></select>', ['L']],
    [
      'the first enabled option',
      '<select name="a"><option disabled>S</option><option value="">L</option></select>',
      [''],
    ],
    ['nothing for a select without options', '<select name="a"></select>', []],
    [
      'all selected options of a multiple select',
      '<select name="a" multiple><option selected>S</option><option>M</option><option selected value="l">L</option></select>',
      ['S', 'l'],
    ],
    ['nothing for a multiple select without a selection', '<select name="a" multiple><option>S</option></select>', []],
    ['a checked checkbox without a value', '<input type="checkbox" name="a" checked>', ['on']],
    ['a checked radio button with an empty value', '<input type="radio" name="a" value="" checked>', ['']],
    ['nothing for an unchecked checkbox', '<input type="checkbox" name="a" value="1">', []],
    ['a multiline text', '<textarea name="a">two\nlines</textarea>', ['two\nlines']],
    ['an empty text', '<input name="a">', ['']],
    ['nothing for a disabled field', '<input name="a" value="1" disabled>', []],
    [
      'nothing for files and buttons',
      '<input type="file" name="a"><button type="button" name="a" value="1">x</button>',
      [],
    ],
  ])('submits the values that a browser would submit: %s', (_name, control, values) => {
    const expected = values.map((value) => ({ type: 'hidden', name: 'a', value }));
    expect(fieldsOf(`<div style="display:none">${control}</div>`)).toEqual(expected);
    expect(fieldsOf(`<div hidden>${control}</div>`)).toEqual(expected);
  });

  test('is read as a button without a label, or labeled with the image’s alternative text', () => {
    expect(fieldsOf('<input type="submit"><input type="IMAGE" src="/go.png" alt="Go">')).toMatchObject([
      { type: 'submit', label: '' },
      { type: 'submit', label: 'Go' },
    ]);
  });
});

describe('hostile markup in a contact form', () => {
  test('is reduced to text, without scripts, handlers or script URLs', () => {
    const content =
      '<script>alert(1)</script><style>*{display:none}</style><h2 onclick="alert(1)">Write <img src=x onerror=alert(1)></h2>' +
      `<p>See <a href="javascript:alert(1)">this</a> &lt;script&gt;alert(2)&lt;/script&gt;</p>` +
      `<svg onload="alert(1)"><title>t</title></svg><label>Name<input name="n" value='"&gt;<script>alert(3)</script>'></label>` +
      `<img class="wpcf7-captchac wpcf7-captcha-c" src="javascript:alert(1)">${wrap('<input class="wpcf7-captchar" name="c">', 'c')}`;
    const form = readContactForm(formOf(content, 'action="javascript:alert(1)"'));
    expect(form.action).toBeUndefined();
    expect(form.fields).toMatchObject([
      { type: 'heading', level: 2, text: [{ text: 'Write' }] },
      { type: 'paragraph', text: [{ text: 'See this <script>alert(2)</script>' }] },
      { type: 'paragraph', text: [{ text: 't' }] },
      { type: 'text', name: 'n', label: 'Name', defaultValue: '"><script>alert(3)</script>' },
      { type: 'captcha', name: 'c', imageUrl: '' },
    ]);
    expect(JSON.stringify(form)).not.toContain('javascript:');
  });

  test('is reduced to safe characters in the unit tag', () => {
    const form = formOf('');
    form.querySelector('[name=_wpcf7_unit_tag]')?.setAttribute('value', 'a"><img src=x>b');
    expect(readContactForm(form).unitTag).toBe('aimgsrcxb');
  });
});

describe('a contact form', () => {
  test.each([
    ['no form', pageOf('<p class="wpcf7">').body],
    ['only an unrelated form', pageOf('<form><input name="q"></form>').body],
    ['a third-party captcha', formOf('<input type="hidden" name="_wpcf7_recaptcha_response" value="">')],
    ['a third-party bot check', formOf('<div class="wpcf7-turnstile cf-turnstile"></div>')],
    [
      'a payment field',
      formOf('<div class="wpcf7-stripe"></div><input type="hidden" name="_wpcf7_stripe_payment_intent" value="">'),
    ],
    ['conditional groups', formOf('<input type="hidden" name="_wpcf7cf_options" value="{}">')],
    ['an iframe', formOf('<iframe src="https://pay.test"></iframe>')],
    ['an unknown input type', formOf('<input type="color" name="c">')],
    ['a script button', formOf('<button type="button">Next</button>')],
  ])('is left to the server if it contains %s', (_name, element) => {
    expect(() => readContactForm(element)).toThrow('`readContactForm`');
  });

  test('is left to the server if the page disables sending', () => {
    Reflect.set(window, 'wpcf7', { api: { root: '/wp-json/' }, blocked: 1 });
    document.body.append(formOf(line()));
    expect(() => readContactForm(document.body)).toThrow('disable sending');
  });
});

test('a form on a cached page is marked as cached', () => {
  Reflect.set(window, 'wpcf7', { api: { root: '/wp-json/', namespace: 'contact-form-7/v1' }, cached: 1 });
  document.body.append(formOf(line()));
  expect(readContactForm(document.body).isCached).toBe(true);
});

test('reading a form does not modify the page', () => {
  const form = formOf(`<p><label>Name<br>${line('value="Ann"')}</label></p><p>Thanks.</p>`);
  const before = form.outerHTML;
  readContactForm(form);
  expect(form.outerHTML).toBe(before);
});

test('a thousand fields can be read', () => {
  const names = Array.from({ length: 1000 }, (_, index) => `f${index}`);
  const fields = fieldsOf(names.map((name) => `<p><label>${name} ${line('', name)}</label></p>`).join(''));
  expect(fields.map((field) => ('label' in field ? field.label : ''))).toEqual(names);
});

describe('HTML attributes set by the form’s author', () => {
  test('include `multiple`, `accept` and `capture` on a file field with an array name', () => {
    const [field] = fieldsOf(
      wrap('<input type="file" name="photos[]" multiple accept=".png" capture="user">', 'photos'),
    );
    expect(field).toMatchObject({ type: 'file', name: 'photos', isMultiple: true, accept: '.png', capture: 'user' });
  });

  test('include `disabled` on options, and the labels of option groups', () => {
    const options = '<option disabled>Where?</option><optgroup label="North"><option>Oslo</option></optgroup>';
    const [field] = fieldsOf(wrap(`<select name="a">${options}</select>`));
    expect(field).toMatchObject({
      choices: [
        { label: 'Where?', isDisabled: true },
        { label: 'Oslo', group: 'North' },
      ],
    });
  });

  test('include `pattern` and `inputmode`', () => {
    expect(fieldsOf(line('pattern="[0-9]+" inputmode="numeric"'))[0]).toMatchObject({
      pattern: '[0-9]+',
      inputMode: 'numeric',
    });
  });

  test.each([
    ['a datalist', `${line('list="towns"')}<datalist id="towns"><option value="Oslo"></datalist>`],
    ['multiple files without an array name', wrap('<input type="file" name="a" multiple>')],
  ])('lead to an error if they include %s, so that the form is left to the server', (_name, content) => {
    expect(() => fieldsOf(content)).toThrow('would be lost');
  });
});

test('only the first of two forms with the same ids keeps its ids', () => {
  const form = `<div class="wpcf7"><form>${STATE}<label for="x">Name</label>${line('id="x"')}${line('id="x"', 'b')}</form></div>`;
  const page = pageOf(form + form);
  const ids = [...page.querySelectorAll('.wpcf7')].map((each) =>
    readContactForm(each).fields.map((field) => ('id' in field ? field.id : 'none')),
  );
  expect(ids).toStrictEqual([
    ['x', undefined],
    [undefined, undefined],
  ]);
});

describe('a control associated with a form by id', () => {
  const form = (content = '', attributes = 'id="order"') =>
    `<div class="wpcf7"><form ${attributes}>${STATE}${line()}${content}</form></div>`;
  const read = (html: string, index = 0) =>
    readContactForm([...pageOf(html).querySelectorAll('.wpcf7')][index] ?? expect.unreachable('no form'));

  test('stays associated, because the form keeps its id', () => {
    expect(read(form()).elementId).toBe('order');
    expect(read(form('<input type="hidden" name="own" form="order" value="1">')).elementId).toBe('order');
    expect(read(form('', '')).elementId).toBeUndefined();
    expect(read(form('', 'id=""')).elementId).toBeUndefined();
  });

  test('belongs to the first element with that id on the original page', () => {
    expect([0, 1].map((index) => read(form() + form(), index).elementId)).toEqual(['order', undefined]);
    expect(read(`<section id="order"></section>${form()}`).elementId).toBeUndefined();
  });

  test.each([
    ['another form', form('<input name="b" form="search">') + '<form id="search"></form>'],
    ['no form', form('<input type="hidden" name="b" form="gone" value="1">')],
    ['the first of two forms with the same id', `${form()}${form('<input type="hidden" name="b" form="order">')}`, 1],
  ])('leads to an error if it is inside the form but belongs to %s', (_owner, html, index = 0) => {
    expect(() => read(html, index)).toThrow('belongs to another form');
  });

  test.each([
    ['a name outside the form', `${form()}<input name="parentNode" form="order">`],
    ['an id outside the form', `${form()}<button id="setAttribute" form="order">Send</button>`],
    ['an id inside the form', form(line('id="parentNode"', 'b'))],
  ])('leads to an error if it shadows a property that React needs with %s', (_where, html) => {
    expect(() => read(html)).toThrow('React');
  });
});
