import { demoUrl } from './demoUrl.ts';

export interface FetchedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Requests a page of the demo without a browser. `path` may also be an absolute URL of the demo. */
export async function fetchPage(path: string, init?: RequestInit): Promise<FetchedPage> {
  const answer = await fetch(new URL(path, demoUrl()), init);
  return { status: answer.status, headers: Object.fromEntries(answer.headers), text: await answer.text() };
}
