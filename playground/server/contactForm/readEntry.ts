import type { ContactFormDescription } from '@loggia/hooks';
import type { NewContactEntry } from './createEntryStore.ts';

/**
 * Returns the entry to store: every field of the form, with choices joined as in the real server's mails, and the
 * files.
 */
export async function readEntry(
  { fields }: ContactFormDescription,
  data: FormData,
): Promise<Pick<NewContactEntry, 'fields' | 'files'>> {
  const named = fields.flatMap((field) => ('name' in field && field.name ? [{ ...field, name: field.name }] : []));
  const texts = named.flatMap((field) => {
    if (field.type === 'file' || field.type === 'quiz' || field.type === 'captcha' || field.type === 'submit')
      return [];
    const sent = [...data.getAll(field.name), ...data.getAll(`${field.name}[]`)].filter(
      (value) => typeof value === 'string',
    );
    const freeText = data.get(`_wpcf7_free_text_${field.name}`) ?? data.get(`${field.name}_free_text`);
    const last = 'choices' in field ? field.choices.at(-1)?.label : undefined;
    const joined = sent.map((value) =>
      value === last && typeof freeText === 'string' && freeText ? `${value} ${freeText}` : value,
    );
    return { name: field.name, label: 'label' in field ? field.label : field.name, value: joined.join(', ') };
  });
  const sentFiles = named.flatMap(({ name, type }) => (type === 'file' ? data.getAll(name) : []));
  const files = sentFiles.filter((file) => typeof file !== 'string').filter(({ size }) => size > 0);
  const kept = files.map(async (file) => ({ name: file.name, bytes: Buffer.from(await file.arrayBuffer()) }));
  return { fields: texts, files: await Promise.all(kept) };
}
