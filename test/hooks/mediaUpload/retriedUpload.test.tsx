import { act, fireEvent, render, screen, waitFor } from '@testing-library/react-hooks';
import { describe, expect, test } from 'vitest';
import { useMediaUpload } from '@loggia/hooks';
import { serveRest, type RestReply, type SeenRequest } from '../../hooks/rest/serveRest.ts';

const FILE = new File([new Uint8Array(300)], 'dusk.jpg', { type: 'image/jpeg' });
const DEAD: RestReply = [500, '<b>Fatal error</b>', { 'X-WP-Upload-Attachment-ID': '9' }];
const GAVE_UP: RestReply = [524, '<h1>A timeout occurred</h1>'];

type Kind = 'upload' | 'process' | 'search' | 'delete' | 'read';

function kindOf({ method, path }: SeenRequest): Kind {
  if (path.includes('force=true')) return 'delete';
  if (path.endsWith('/post-process')) return 'process';
  if (method === 'POST') return 'upload';
  return path.includes('orderby=date') ? 'search' : 'read';
}

/** The attachment a server has half-processed, created just after the file was sent. */
const halfMade = () => ({
  id: 9,
  date_gmt: new Date(Date.now() + 5000).toISOString().slice(0, 19),
  media_details: { file: '2026/11/dusk.jpg', filesize: 300 },
  missing_image_sizes: ['medium'],
});

/** Renders an upload list for a media library whose nth response of each kind is `answer(kind, n)`. A string breaks the connection. */
async function uploadTo(answer: (kind: Kind, count: number) => RestReply | string) {
  const kinds: Kind[] = [];
  const { rest } = serveRest((request) => {
    const kind = kindOf(request);
    kinds.push(kind);
    const reply = answer(kind, kinds.filter((other) => other === kind).length);
    if (typeof reply === 'string') throw new TypeError(reply);
    return reply;
  });
  const readId = (body: unknown) => (body as { readonly id: number }).id;
  function Uploads() {
    const uploads = useMediaUpload({
      upload: (file, { onProgress, ...options }) =>
        rest.uploadMedia({ ...options, file, onUploadProgress: onProgress }, readId),
    });
    return (
      <>
        <input {...uploads.getInputProps()} />
        {uploads.items.map((item) => (
          <p key={item.id}>
            <output>{`${item.status} ${item.media ?? ''}`.trim()}</output>
            <button {...uploads.getRetryButtonProps({ id: item.id })}>r</button>
          </p>
        ))}
      </>
    );
  }
  render(<Uploads />);
  const expectStatus = (status: string) =>
    waitFor(() => expect(document.querySelector('output')?.textContent).toBe(status));
  const tryAgain = async () => {
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again: dusk.jpg' })));
  };
  await act(async () => fireEvent.change(screen.getByLabelText(/Choose/), { target: { files: [FILE] } }));
  return { kinds, expectStatus, tryAgain };
}

describe('an upload whose processing request gets no response', () => {
  test.each([
    ['a broken connection', 'The connection broke.'],
    ['a gateway timeout', GAVE_UP],
  ])('is found and completed by a retry after %s, without uploading the file again', async (_what, silence) => {
    const { kinds, expectStatus, tryAgain } = await uploadTo((kind, count) => {
      if (kind === 'upload') return DEAD;
      if (kind === 'search') return [200, [halfMade()]];
      return kind === 'process' && count === 1 ? silence : [200, { id: 9 }];
    });
    await expectStatus('failed');
    await tryAgain();
    await expectStatus('done 9');
    expect(kinds).toEqual(['upload', 'process', 'search', 'process']);
  });

  test('is found by the third attempt if the second one failed offline', async () => {
    const network = { isThere: true };
    const { kinds, expectStatus, tryAgain } = await uploadTo((kind, count) => {
      if (!network.isThere) return 'No network.';
      if (kind === 'upload') return DEAD;
      if (kind === 'search') return [200, [halfMade()]];
      return kind === 'process' && count === 1 ? GAVE_UP : [200, { id: 9 }];
    });
    await expectStatus('failed');
    network.isThere = false;
    await tryAgain();
    await expectStatus('failed');
    network.isThere = true;
    await tryAgain();
    await expectStatus('done 9');
    expect(kinds.filter((kind) => kind === 'upload' || kind === 'delete')).toEqual(['upload']);
    expect(kinds.slice(-2)).toEqual(['search', 'process']);
  });

  test.each([2, 5])('is never deleted, even if processing request %i times out after server errors', async (silent) => {
    const { kinds, expectStatus } = await uploadTo((kind, count) => {
      if (kind === 'upload') return DEAD;
      return count === silent ? GAVE_UP : [500, '<b>Fatal error</b>'];
    });
    await expectStatus('failed');
    expect(kinds).toEqual(['upload', ...Array.from({ length: silent }, () => 'process')]);
  });
});
