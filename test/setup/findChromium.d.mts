/** The checks of the machine, which tests can replace. */
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

/** Returns the path of an executable Chromium. Throws if there is none and none can be installed. */
export function findChromium(probes?: Probes): string;

/** Installs Debian packages and returns whether that succeeded. Requires root on Debian. */
export function installWithApt(...packages: string[]): boolean;
