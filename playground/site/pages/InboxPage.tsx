import type { InboxPageData } from '../pageData.ts';

const SIZE = new Intl.NumberFormat('en');

/** The messages of visitors. All their text is rendered as plain text. */
export function InboxPage({ page }: { readonly page: InboxPageData }) {
  return (
    <section className="site-inbox">
      <h1>{page.title}</h1>
      <p>{page.description}</p>
      {page.entries.map(({ id, formId, date, status, fields, files }) => (
        <article key={id} aria-labelledby={`entry-${id}`} data-entry-id={id}>
          <h2 id={`entry-${id}`}>
            Message {id} <small>{`${date}, form ${formId}, ${status}`}</small>
          </h2>
          <dl>
            {fields.map(({ name, label, value }) => (
              <div key={name} data-name={name}>
                <dt>{label}</dt>
                <dd dir="auto">{value}</dd>
              </div>
            ))}
            {files.map((file) => (
              <div key={file.id} data-name="file">
                <dt>File</dt>
                <dd>
                  <a href={`/wp-admin/inbox/files/${file.id}`}>{file.name}</a> {SIZE.format(file.size)} bytes
                </dd>
              </div>
            ))}
          </dl>
        </article>
      ))}
    </section>
  );
}
