import { useEffect } from 'react';
import { OfflineError, RestError } from '@loggia/hooks/errors';
import { useMediaUpload, type UploadFileOptions } from '@loggia/hooks';
import { allParts, overNetwork, range, stage, toggle, withControls } from './shared/index.ts';

export default { title: 'Media upload' };

const STEPS = 20;
const STEP_MS = 60;

const wait = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, STEP_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

interface Fate {
  /** How often the server fails for a file. More than five failures are final. */
  readonly failures?: number;
  readonly isOffline?: boolean;
}

/** A server simulated in the page. */
const sendTo =
  ({ failures = 0, isOffline = false }: Fate) =>
  async (file: File, { signal, onProgress, onProcessingRetry }: UploadFileOptions): Promise<string> => {
    const pass = async () => {
      await wait(signal);
      signal.throwIfAborted();
    };
    for (let step = 1; step <= STEPS; step += 1) {
      await pass();
      if (isOffline && step > STEPS / 2) throw new OfflineError();
      onProgress({ sentBytes: (file.size * step) / STEPS, totalBytes: file.size });
    }
    for (let attempt = 1; attempt <= Math.min(failures, 5); attempt += 1) {
      onProcessingRetry(attempt);
      for (let step = 0; step < STEPS; step += 1) await pass();
    }
    if (failures > 5) throw new RestError({ status: 500, restCode: 'post_process', message: 'The server failed.' });
    return file.name;
  };

const createFiles = (count: number): File[] =>
  Array.from({ length: count }, (_, index) => new File(['x'.repeat(10_000)], `photo-${index + 1}.jpg`));

interface UploadsProps extends Fate {
  /** The number of files uploading from the start. */
  readonly count?: number;
  /** Whether several files can be selected. @default true */
  readonly multiple?: boolean;
}

function Uploads({ count = 0, multiple = true, ...fate }: UploadsProps) {
  const uploads = useMediaUpload(overNetwork({ upload: sendTo(fate) }));
  const { add, items } = uploads;
  useEffect(() => add(createFiles(count)), [add, count]);
  return (
    <>
      <input {...uploads.getInputProps({ multiple })} />
      <p {...uploads.getStatusProps()} />
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            {`${item.file.name}: ${uploads.textOf(item)} `}
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

const Stage = stage(Uploads, {});

const story = withControls(Stage, { failures: range(0, 8, 0), isOffline: toggle(false), multiple: toggle(true) });

export const Default = story(<Stage hint="Choose some files. They upload one after the other, to a stub." />);
export const ControlledFromOutside = story(
  <Stage count={3} hint="Files added by code are already uploading. The name of each button includes its file." />,
);
export const Finishing = story(<Stage count={1} failures={3} hint="The server fails three times, then continues." />);
export const DeadServerFailure = story(
  <Stage count={1} failures={6} hint="The upload stops after five attempts, and the incomplete item is deleted." />,
);
export const OfflineFailure = story(<Stage count={2} isOffline hint="The connection fails halfway." />);
/** Many files, each only ten thousand bytes. */
export const TenThousandBytes = story(<Stage count={20} hint="Twenty files, one after the other." />);

export const AllParts = allParts('Media upload', { Default, ControlledFromOutside, Finishing });
