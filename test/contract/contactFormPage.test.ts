// @vitest-environment jsdom
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readContactForm, readContactFormApi } from '@loggia/hooks/wordpress';
import { CONTACT_PAGE_PATH } from '../../playground/server/contactForm/constants.ts';
import { openCms, type TestCms } from '../playground/server/support/openTestCms.ts';
import { recordedExchanges, type Generation } from './contactFormReplay.ts';
import { recordedContactForms } from './recordedContactForms.ts';

const pageOf = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');
const PATH = `${CONTACT_PAGE_PATH}/35/`;

describe.each<Generation>(['newer', 'older'])('a page with a form from the %s plugin generation', (generation) => {
  let cms: TestCms;
  beforeAll(() => {
    cms = openCms({ contact: { forms: recordedContactForms(generation) } });
  }, 60_000);
  afterAll(() => cms.close());

  async function post(fields: Record<string, string>): Promise<Document> {
    const answer = await cms.post(PATH, fields, { 'User-Agent': 'Mozilla/5.0' });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
    return pageOf(await answer.text());
  }

  test('contains the REST API root and the form’s action URL', async () => {
    const page = pageOf(await (await cms.get(PATH)).text());
    expect(readContactFormApi(page)).toEqual({ root: 'http://demo.test/wp-json/' });
    expect(readContactForm(page.body)).toMatchObject({ id: '35', action: `${PATH}#` });
  });

  test('shows the recorded errors and keeps typed text after a native submission', async () => {
    const page = await post({ 'your-name': '', 'your-email': 'bad "one"' });
    const form = page.querySelector('form');
    const recorded = recordedExchanges[generation].find(({ name }) => name.startsWith('non-ajax'))?.response.body
      .summary;
    const { formClass, dataStatus, tips } = (recorded ?? {
      formClass: 'wpcf7-form invalid',
      dataStatus: 'invalid',
      tips: ['', ''],
    }) as unknown as { readonly formClass: string; readonly dataStatus: string; readonly tips: readonly string[] };
    expect([form?.className, form?.dataset['status']]).toEqual([formClass, dataStatus]);
    expect(page.querySelectorAll('.wpcf7-not-valid-tip')).toHaveLength(tips.length);
    const { initialResponse, fields } = readContactForm(page.body);
    expect(initialResponse).toMatchObject({
      outcome: 'invalid',
      message: 'One or more fields have an error. Please check and try again.',
      invalidFields: [{ name: 'your-name' }, { name: 'your-email' }],
    });
    expect(fields[1]).toMatchObject({ defaultValue: 'bad "one"' });
  });

  test('shows a success message, clears the form and stores the entry', async () => {
    const page = await post({ 'your-name': 'Ann', 'your-email': 'ann@hills.example' });
    const { initialResponse, fields } = readContactForm(page.body);
    expect(initialResponse).toMatchObject({ outcome: 'sent', invalidFields: [] });
    expect(fields[0]).not.toHaveProperty('defaultValue', 'Ann');
    expect(cms.contact.entries.list()[0]?.fields).toMatchObject([{ value: 'Ann' }, { value: 'ann@hills.example' }]);
  });
});
