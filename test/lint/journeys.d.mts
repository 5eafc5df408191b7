export interface Journey {
  readonly name: string;
  readonly counted: number;
  readonly allowed: number;
  readonly stops: readonly { readonly file: string; readonly member: string }[];
}

export function readJourneys(text: string): Journey[];
export function checkJourney(journey: Journey, read: (path: string) => string): string[];
