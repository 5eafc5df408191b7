import { type RestResource, useMediaUpload, useRest } from '@loggia/hooks';
import { createWordPressRest } from '@loggia/hooks/wordpress';
import { useId, useMemo, useState } from 'react';
import { isRecord } from '../../server/isRecord.ts';
import type { MediaPageData } from '../pageData.ts';

/** An item of the media library. */
interface MediaItem {
  readonly id: number;
  readonly title: string;
  readonly url: string;
  /** A smaller file, or the original if there is none. */
  readonly thumbnailUrl: string;
  readonly width: number;
  readonly height: number;
}

const partsOf = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {});
const isUrl = (value: unknown): value is string => typeof value === 'string' && /^https?:\/\//.test(value);

/** Parses an item of a response. Throws `TypeError` if it is invalid. */
function parseMediaItem(body: unknown): MediaItem {
  const { id, source_url: url, title, media_details: details } = partsOf(body);
  const { width, height, sizes, file } = partsOf(details);
  if (typeof id !== 'number' || !isUrl(url)) throw new TypeError('The response is not a media item.');
  const { source_url: thumbnailUrl } = partsOf(partsOf(sizes)['thumbnail']);
  const { raw } = partsOf(title);
  return {
    id,
    title: typeof raw === 'string' && raw !== '' ? raw : String(file),
    url,
    thumbnailUrl: isUrl(thumbnailUrl) ? thumbnailUrl : url,
    width: Number(width) || 0,
    height: Number(height) || 0,
  };
}

/** Parses a list of items. Throws `TypeError` if it is invalid. */
function parseMediaItems(body: unknown): readonly MediaItem[] {
  if (!Array.isArray(body)) throw new TypeError('The response is not a list.');
  return body.map(parseMediaItem);
}

const NEWEST: RestResource = { path: '/wp/v2/media', query: { per_page: 12 } };
/** More than the client's five attempts. */
const MAX_FAILURES = 6;

/** The maximum delay of the server's fault switch. */
const MAX_SECONDS = 60;

interface Trouble {
  readonly failures: number;
  /** How long the response is delayed, in seconds. The work itself is done immediately. */
  readonly lateSeconds: number;
}

const NO_TROUBLE: Trouble = { failures: 0, lateSeconds: 0 };

function openLibrary(nonce: string, { failures, lateSeconds }: Trouble) {
  return createWordPressRest({
    root: '/wp-json/',
    nonce,
    nonceUrl: '/wp-admin/admin-ajax.php?action=rest-nonce',
    headers: {
      ...(failures > 0 && { 'x-loggia-failures': String(failures) }),
      ...(lateSeconds > 0 && { 'x-loggia-fault': `late=${lateSeconds * 1000}` }),
    },
  });
}

function Uploads({ nonce, onUploaded }: { readonly nonce: string; readonly onUploaded: () => void }) {
  const id = useId();
  const [trouble, setTrouble] = useState(NO_TROUBLE);
  const library = useMemo(() => openLibrary(nonce, trouble), [nonce, trouble]);
  const uploads = useMediaUpload<MediaItem>({
    upload: (file, { onProgress, ...options }) =>
      library.uploadMedia({ ...options, file, onUploadProgress: onProgress }, parseMediaItem),
    onUploaded,
  });
  return (
    <>
      <div className="site-library-choice">
        <label htmlFor={id}>Server failures per upload</label>
        <input
          id={id}
          type="number"
          min={0}
          max={MAX_FAILURES}
          value={trouble.failures}
          onChange={({ currentTarget }) => setTrouble({ ...trouble, failures: Number(currentTarget.value) || 0 })}
        />
        <label htmlFor={`${id}-late`}>Response delay in seconds</label>
        <input
          id={`${id}-late`}
          type="number"
          min={0}
          max={MAX_SECONDS}
          value={trouble.lateSeconds}
          onChange={({ currentTarget }) => setTrouble({ ...trouble, lateSeconds: Number(currentTarget.value) || 0 })}
        />
        <input {...uploads.getInputProps({ multiple: true, accept: 'image/*' })} />
      </div>
      <p {...uploads.getStatusProps()} />
      <ul className="site-uploads" aria-label="Uploads">
        {uploads.items.map((item) => (
          <li key={item.id} data-status={item.status}>
            <span>{item.file.name}</span> <span>{uploads.textOf(item)}</span>
            <progress {...uploads.getProgressProps({ id: item.id })} />
            <button {...uploads.getCancelButtonProps({ id: item.id })}>Stop</button>
            <button {...uploads.getRetryButtonProps({ id: item.id })}>Try again</button>
            <button {...uploads.getRemoveButtonProps({ id: item.id })}>Remove</button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The site's media library, for administrators. */
export function MediaPage({ page }: { readonly page: MediaPageData }) {
  const { nonce } = page;
  const [client] = useState(() => openLibrary(nonce, NO_TROUBLE));
  const newest = useRest({ client, resource: NEWEST, parse: parseMediaItems });
  return (
    <section className="site-contact">
      <h1>{page.title}</h1>
      <p>{page.description}</p>
      <Uploads nonce={nonce} onUploaded={newest.retry} />
      <h2>Files</h2>
      <p {...newest.getStatusProps()} />
      <p {...newest.getErrorProps()} />
      <button {...newest.getRetryButtonProps({ className: 'site-button' })} />
      <div {...newest.getContentProps()}>
        <ul className="site-media" aria-label="Library">
          {newest.data?.map(({ id, title, url, thumbnailUrl, width, height }) => (
            <li key={id}>
              <a href={url}>
                <img src={thumbnailUrl} alt={title} loading="lazy" />
              </a>
              <small>{`${title}, ${width} × ${height}`}</small>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
