export const MARK: string;

export function readBrowserTests(): {
  readonly path: string;
  readonly source: string;
  readonly isMarked: boolean;
}[];
