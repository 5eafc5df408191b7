import { afterEach, describe, expect, test } from 'vitest';
import { readContactForm } from '../../../hooks/adapters/wordpress/contactForm/markup/readContactForm.ts';
import { fieldsOf, formOf, line, pageOf, STATE, wrap } from './contactFormPage.ts';

afterEach(() => {
  Reflect.deleteProperty(window, 'wpcf7');
});

describe('the label of a field', () => {
  test.each([
    ['a label that names it', `<label for="x">Your <b>name</b></label> <p>${line('id="x"')}</p>`, 'Your name'],
    ['a label around it', `<p><label>Your name<br>${line()}</label></p>`, 'Your name'],
    ['the words before it', `<p>Your name (required)<br>${line()}</p>`, 'Your name (required)'],
    ['the words before it, each its own', `<p>First ${line('', 'b')} Your name ${line()}</p>`, 'Your name'],
    ['the line before it alone', `<div><p>Write to us.</p><p>Your name</p><p>${line()}</p></div>`, 'Your name'],
    ['the cell before it', `<table><tr><td>Your name</td><td>${line()}</td></tr></table>`, 'Your name'],
    ['its attribute', line('aria-label="Your name" placeholder="Ann"'), 'Your name'],
    ['its placeholder', line('placeholder="Your name"'), 'Your name'],
    ['at last its name', line('', 'your-name').replace('name="a"', ''), 'your name'],
    ['no star of its own', `<label>Your name *${line('aria-required="true"')}</label>`, 'Your name'],
  ])('%s', (_name, content, label) => {
    const fields = fieldsOf(content);
    expect(fields.at(-1)).toMatchObject({ type: 'text', label });
    const said = fields.flatMap((field) => (field.type === 'paragraph' ? field.text.map(({ text }) => text) : []));
    expect(said).not.toContain(label);
  });

  test('is the legend of a group, and the words after a box', () => {
    const box = (value: string) => `<span class="wpcf7-list-item"><label><input type="radio" name="a" value="${value}">
      <span class="wpcf7-list-item-label">${value}</span></label></span>`;
    const group = wrap(`<span class="wpcf7-form-control wpcf7-radio">${box('North')}${box('South')}</span>`);
    const accept = wrap('<span class="wpcf7-acceptance"><input type="checkbox" name="t" value="1"></span>', 't');
    expect(fieldsOf(`<fieldset><legend>Light</legend>${group}</fieldset><p>${accept} I agree.</p>`)).toMatchObject([
      { type: 'radio', label: 'Light', choices: [{ label: 'North' }, { label: 'South' }] },
      { type: 'acceptance', label: 'I agree.' },
    ]);
  });

  test('keeps the link to the terms', () => {
    const label = '<span class="wpcf7-list-item-label">I accept the <a href="/terms">terms</a></span>';
    const accept = `<span class="wpcf7-acceptance"><label><input type="checkbox" name="t" value="1">${label}</label></span>`;
    expect(fieldsOf(wrap(accept, 't'))).toMatchObject([
      { label: 'I accept the terms', richLabel: [{ text: 'I accept the ' }, { text: 'terms', href: '/terms' }] },
    ]);
  });
});

describe('a field that an author wrote as plain markup', () => {
  test('is read like others: bare inputs, boxes and buttons', () => {
    const content =
      '<p>Size <select name="s"><option>S</option><option value="l">Large</option></select></p>' +
      '<label><input type="checkbox" name="c" value="yes"> Gift</label><button>Send <b>it</b></button>';
    expect(fieldsOf(content)).toMatchObject([
      { type: 'select', name: 's', label: 'Size', choices: [{ label: 'S' }, { label: 'Large', value: 'l' }] },
      { type: 'checkbox', name: 'c', isExclusive: true, choices: [{ label: 'Gift', value: 'yes' }] },
      { type: 'submit', label: 'Send it' },
    ]);
  });

  test('goes along unseen if nobody sees it', () => {
    const trap =
      '<p style="display: none !important;" class="akismet-fields-container"><label>Δ<textarea name="_wpcf7_ak_hp_textarea">' +
      '</textarea></label><input type="hidden" name="_wpcf7_ak_js" value="1"></p>';
    expect(fieldsOf(trap)).toEqual([
      { type: 'hidden', name: '_wpcf7_ak_hp_textarea', value: '' },
      { type: 'hidden', name: '_wpcf7_ak_js', value: '1' },
    ]);
  });

  test.each([
    ['the option that is chosen', '<select name="a"><option>S</option><option selected>L</option></select>', ['L']],
    [
      'else the first that can be',
      '<select name="a"><option disabled>S</option><option value="">L</option></select>',
      [''],
    ],
    ['nothing of a select without options', '<select name="a"></select>', []],
    [
      'of a list all that are chosen',
      '<select name="a" multiple><option selected>S</option><option>M</option><option selected value="l">L</option></select>',
      ['S', 'l'],
    ],
    ['of a list nothing where none is', '<select name="a" multiple><option>S</option></select>', []],
    ['a tick without a value', '<input type="checkbox" name="a" checked>', ['on']],
    ['a tick with an empty one', '<input type="radio" name="a" value="" checked>', ['']],
    ['no box that is not ticked', '<input type="checkbox" name="a" value="1">', []],
    ['a text', '<textarea name="a">two\nlines</textarea>', ['two\nlines']],
    ['a line that is empty', '<input name="a">', ['']],
    ['nothing that is switched off', '<input name="a" value="1" disabled>', []],
    ['no file and no button', '<input type="file" name="a"><button type="button" name="a" value="1">x</button>', []],
  ])('is sent as by a browser: %s', (_name, control, values) => {
    const expected = values.map((value) => ({ type: 'hidden', name: 'a', value }));
    expect(fieldsOf(`<div style="display:none">${control}</div>`)).toEqual(expected);
    expect(fieldsOf(`<div hidden>${control}</div>`)).toEqual(expected);
  });

  test('is a nameless button without a word, and a picture’s button with the picture’s words', () => {
    expect(fieldsOf('<input type="submit"><input type="IMAGE" src="/go.png" alt="Go">')).toMatchObject([
      { type: 'submit', label: '' },
      { type: 'submit', label: 'Go' },
    ]);
  });
});

describe('hostile markup', () => {
  test('leaves words, never code: no script, no handler, no address that runs', () => {
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

  test('leaves letters in a unit tag', () => {
    const form = formOf('');
    form.querySelector('[name=_wpcf7_unit_tag]')?.setAttribute('value', 'a"><img src=x>b');
    expect(readContactForm(form).unitTag).toBe('aimgsrcxb');
  });
});

describe('a form that is left to the server', () => {
  test.each([
    ['no form at all', pageOf('<p class="wpcf7">').body],
    ['a form of somebody else', pageOf('<form><input name="q"></form>').body],
    [
      'one with a captcha of another service',
      formOf('<input type="hidden" name="_wpcf7_recaptcha_response" value="">'),
    ],
    ['one that sees to visitors by another service', formOf('<div class="wpcf7-turnstile cf-turnstile"></div>')],
    [
      'one that takes a payment',
      formOf('<div class="wpcf7-stripe"></div><input type="hidden" name="_wpcf7_stripe_payment_intent" value="">'),
    ],
    ['one whose groups a script shows and hides', formOf('<input type="hidden" name="_wpcf7cf_options" value="{}">')],
    ['one with a frame', formOf('<iframe src="https://pay.test"></iframe>')],
    ['one with an input of a kind that we do not know', formOf('<input type="color" name="c">')],
    ['one with a button of a script', formOf('<button type="button">Next</button>')],
  ])('%s', (_name, element) => {
    expect(() => readContactForm(element)).toThrow('`readContactForm`');
  });

  test('every form of a page that sends none', () => {
    Reflect.set(window, 'wpcf7', { api: { root: '/wp-json/' }, blocked: 1 });
    document.body.append(formOf(line()));
    expect(() => readContactForm(document.body)).toThrow('disable sending');
  });
});

test('a form of a page from a cache is read as cached', () => {
  Reflect.set(window, 'wpcf7', { api: { root: '/wp-json/', namespace: 'contact-form-7/v1' }, cached: 1 });
  document.body.append(formOf(line()));
  expect(readContactForm(document.body).isCached).toBe(true);
});

test('a form that is read stays as it is on the page', () => {
  const form = formOf(`<p><label>Name<br>${line('value="Ann"')}</label></p><p>Thanks.</p>`);
  const before = form.outerHTML;
  readContactForm(form);
  expect(form.outerHTML).toBe(before);
});

test('a thousand fields are read', () => {
  const names = Array.from({ length: 1000 }, (_, index) => `f${index}`);
  const fields = fieldsOf(names.map((name) => `<p><label>${name} ${line('', name)}</label></p>`).join(''));
  expect(fields.map((field) => ('label' in field ? field.label : ''))).toEqual(names);
});

describe('the wishes of an author to the browser', () => {
  test('several files go under one name, from the camera that is named', () => {
    const [field] = fieldsOf(
      wrap('<input type="file" name="photos[]" multiple accept=".png" capture="user">', 'photos'),
    );
    expect(field).toMatchObject({ type: 'file', name: 'photos', isMultiple: true, accept: '.png', capture: 'user' });
  });

  test('options that cannot be chosen, and their headings, stay', () => {
    const options = '<option disabled>Where?</option><optgroup label="North"><option>Oslo</option></optgroup>';
    const [field] = fieldsOf(wrap(`<select name="a">${options}</select>`));
    expect(field).toMatchObject({
      choices: [
        { label: 'Where?', isDisabled: true },
        { label: 'Oslo', group: 'North' },
      ],
    });
  });

  test('patterns and keyboards stay', () => {
    expect(fieldsOf(line('pattern="[0-9]+" inputmode="numeric"'))[0]).toMatchObject({
      pattern: '[0-9]+',
      inputMode: 'numeric',
    });
  });

  test.each([
    ['suggestions', `${line('list="towns"')}<datalist id="towns"><option value="Oslo"></datalist>`],
    ['several files without a name for a list', wrap('<input type="file" name="a" multiple>')],
  ])('%s leave the form to the server', (_name, content) => {
    expect(() => fieldsOf(content)).toThrow('would be lost');
  });
});

test('the first of two forms with the same ids on a page keeps them', () => {
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

describe('an element that belongs to a form by its id', () => {
  const form = (content = '', attributes = 'id="order"') =>
    `<div class="wpcf7"><form ${attributes}>${STATE}${line()}${content}</form></div>`;
  const read = (html: string, index = 0) =>
    readContactForm([...pageOf(html).querySelectorAll('.wpcf7')][index] ?? expect.unreachable('no form'));

  test('goes on belonging to it: the id stays', () => {
    expect(read(form()).elementId).toBe('order');
    expect(read(form('<input type="hidden" name="own" form="order" value="1">')).elementId).toBe('order');
    expect(read(form('', '')).elementId).toBeUndefined();
    expect(read(form('', 'id=""')).elementId).toBeUndefined();
  });

  test('belongs to the first element of that id, in the page as it was', () => {
    expect([0, 1].map((index) => read(form() + form(), index).elementId)).toEqual(['order', undefined]);
    expect(read(`<section id="order"></section>${form()}`).elementId).toBeUndefined();
  });

  test.each([
    ['another form', form('<input name="b" form="search">') + '<form id="search"></form>'],
    ['no form at all', form('<input type="hidden" name="b" form="gone" value="1">')],
    ['the first form of two with one id', `${form()}${form('<input type="hidden" name="b" form="order">')}`, 1],
  ])('a field in it that belongs to %s leaves it to the server', (_owner, html, index = 0) => {
    expect(() => read(html, index)).toThrow('belongs to another form');
  });

  test.each([
    ['a name outside', `${form()}<input name="parentNode" form="order">`],
    ['an id outside', `${form()}<button id="setAttribute" form="order">Send</button>`],
    ['an id within', form(line('id="parentNode"', 'b'))],
  ])('leaves the form to the server if it hides a property that React needs by %s', (_where, html) => {
    expect(() => read(html)).toThrow('React');
  });
});
