import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = process.cwd();

/** Runs a command. If it fails, the error contains its output. */
export function run(command: string, args: readonly string[], folder = root): string {
  try {
    return execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    const { stdout, stderr } = error as { readonly stdout?: string; readonly stderr?: string };
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout ?? ''}\n${stderr ?? ''}`, { cause: error });
  }
}

export interface Tarballs {
  /** A folder outside the repository, so that nothing resolves to the repository by accident. */
  readonly folder: string;
  readonly hooks: string;
  readonly ui: string;
  remove(): void;
}

function pack(workspace: string, folder: string): string {
  const printed = run('npm', ['pack', '--json', '--workspace', workspace, '--pack-destination', folder]);
  const [packed] = JSON.parse(printed) as { readonly filename: string }[];
  if (!packed) throw new Error(`npm pack made nothing of ${workspace}.`);
  return join(folder, packed.filename);
}

/** Packs both packages as they would be published. Run `npm run build` first. */
export function packTarballs(): Tarballs {
  const folder = mkdtempSync(join(tmpdir(), 'loggia-package-'));
  return {
    folder,
    hooks: pack('@loggia/hooks', folder),
    ui: pack('@loggia/ui', folder),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
