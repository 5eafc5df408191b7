import { renderHook } from '@testing-library/react-hooks';
import { test } from 'vitest';
import { OfflineError } from '@loggia/hooks/errors';
import {
  useMediaUpload,
  usePhotoImport,
  useRest,
  type PhotoImportResponse,
  type RestResponse,
  type RestClient,
  type UploadFileOptions,
} from '@loggia/hooks';
import { createAnswer } from '../../helpers/createAnswer.ts';
import { importedPhoto } from '../../fixtures/importedPhoto.ts';
import { createGetterReport, expectAsReported } from '../createGetterReport.ts';
import { perform } from '../handle.ts';

test('rest', async () => {
  const report = createGetterReport('rest');
  const { state } = report.hook('useRest');
  const answers = Array.from({ length: 2 }, () => createAnswer<RestResponse>());
  let asks = 0;
  const ask: RestClient['send'] = () => answers[asks++]?.promise ?? Promise.reject(new OfflineError());
  const client: RestClient = {
    send: ask,
    request: async (question, parse) => {
      const answer = await ask(question);
      return parse(answer.body, answer);
    },
  };
  const resource = { path: '/wp/v2/posts' };
  const { result, rerender } = renderHook(
    ({ isAsked }) => useRest({ client, resource: isAsked ? resource : null, parse: String }),
    { initialProps: { isAsked: false } },
  );
  state('idle', result.current);
  rerender({ isAsked: true });
  await perform(() => undefined);
  state('loading', result.current);
  await perform(() => answers[0]?.fail(new OfflineError()));
  state('failed', result.current);
  await perform(() => result.current.retry());
  await perform(() => answers[1]?.resolve({ body: 'posts', status: 200, headers: new Headers() }));
  state('ready', result.current);
  await expectAsReported(report);
});

test('mediaUpload', async () => {
  const report = createGetterReport('mediaUpload');
  const { state } = report.hook('useMediaUpload');
  const sendings: (UploadFileOptions & ReturnType<typeof createAnswer<string>>)[] = [];
  const upload = (_file: File, options: UploadFileOptions) => {
    const answer = createAnswer<string>();
    sendings.push({ ...options, ...answer });
    return answer.promise;
  };
  const { result, unmount } = renderHook(() => useMediaUpload({ upload }));
  const id = () => ({ id: result.current.items[0]?.id ?? 'none' });
  const note = (name: string) => {
    // The ids of uploads are made up anew.
    const item = id();
    state(name, result.current, {
      getProgressProps: item,
      getCancelButtonProps: item,
      getRetryButtonProps: item,
      getRemoveButtonProps: item,
    });
  };
  note('nothing chosen');
  await perform(() => result.current.add([new File(['boat'], 'boat.jpg')]));
  note('sending');
  await perform(() => sendings[0]?.onProgress({ sentBytes: 1, totalBytes: 4 }));
  note('a quarter sent');
  await perform(() => sendings[0]?.fail(new OfflineError()));
  note('failed');
  await perform(() => result.current.retry(id().id));
  await perform(() => sendings[1]?.resolve('media 7'));
  note('done');
  unmount();
  await expectAsReported(report);
});

test('photoImport', async () => {
  const report = createGetterReport('photoImport');
  const { state } = report.hook('usePhotoImport');
  const answers = Array.from({ length: 3 }, () => createAnswer<PhotoImportResponse>());
  let asks = 0;
  const importer = { load: () => answers[asks++]?.promise ?? Promise.reject(new OfflineError()) };
  const added = createAnswer<void>();
  const { result } = renderHook(() => usePhotoImport({ importer, addPhoto: () => added.promise }));
  const fields = (['user', 'token', 'imageCount', 'wholePost', 'update'] as const).map((field) => ({ field }));
  const asked = { getLabelProps: fields, getErrorProps: fields };
  const request = { user: 'hills', accessToken: 't', isWholePost: true, imageCount: 3, update: 'none' } as const;
  state('untouched', result.current, asked);
  await perform(() => result.current.start({ ...request, user: '', accessToken: '' }));
  state('invalid', result.current, asked);
  await perform(() => result.current.start(request));
  state('loading', result.current, asked);
  await perform(() => answers[0]?.fail(new OfflineError()));
  state('failed', result.current, asked);
  await perform(() => result.current.start(request));
  await perform(() => answers[1]?.resolve({ type: 'refused', message: 'No such account.' }));
  state('refused', result.current, asked);
  await perform(() => result.current.start(request));
  await perform(() => answers[2]?.resolve({ type: 'photos', photos: [importedPhoto('a')] }));
  state('adding', result.current, asked);
  await perform(() => added.resolve());
  state('imported', result.current, asked);
  await expectAsReported(report);
});
