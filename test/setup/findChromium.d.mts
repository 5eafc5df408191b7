/** The questions of the search to the machine. */
export interface Probes {
  environmentPath(): string | undefined;
  isExecutable(path: string): boolean;
  systemCandidates(): string[];
  playwrightPath(): string | undefined;
  isRootOnDebian(): boolean;
  installWithApt(): boolean;
  downloadWithPlaywright(): boolean;
}

export const machine: Probes;

/** The path of a Chromium that can be started; throws when there is none and none can be had. */
export function findChromium(probes?: Probes): string;

/** Installs Debian packages; returns whether it could. Only root on Debian can. */
export function installWithApt(...packages: string[]): boolean;
