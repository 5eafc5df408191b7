import {
  createWordPressBackend,
  readGalleryContainer,
  type WordPressBackendOptions,
  type WordPressGalleryConfig,
} from '@loggia/hooks/wordpress';
import { galleryContainer } from '../../fixtures/wordpress/galleryMarkup.ts';

export interface SeenRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: URLSearchParams;
}

export interface FakeSite {
  readonly requests: readonly SeenRequest[];
  readonly fetch: typeof globalThis.fetch;
}

/** A site that returns its responses in order and repeats the last one. */
export function createFakeSite(...answers: readonly (string | Response | Error)[]): FakeSite {
  const requests: SeenRequest[] = [];
  return {
    requests,
    async fetch(input, init) {
      const request = new Request(input, init);
      const answer = answers[Math.min(requests.length, answers.length - 1)] ?? '';
      const { method, headers } = request;
      requests.push({ method, headers, url: new URL(request.url), body: new URLSearchParams(await request.text()) });
      if (answer instanceof Error) throw answer;
      return typeof answer === 'string' ? new Response(answer) : answer.clone();
    },
  };
}

/** The configuration read from a server-rendered gallery. */
export function galleryConfig(own: Partial<WordPressGalleryConfig> = {}): WordPressGalleryConfig {
  const holder = document.createElement('div');
  holder.innerHTML = galleryContainer({ items: [{ id: '1' }] });
  if (!holder.firstElementChild) throw new Error('The fixture is empty.');
  return { ...readGalleryContainer(holder.firstElementChild), ...own };
}

/** The ports of a fake site, all required. */
export function createPorts(
  site: FakeSite,
  own: Partial<WordPressGalleryConfig> = {},
  options: WordPressBackendOptions = {},
) {
  const { gallery, lightbox, hits } = createWordPressBackend(galleryConfig(own), { fetch: site.fetch, ...options });
  if (!gallery || !lightbox || !hits) throw new Error('A port is missing.');
  return { gallery, lightbox, hits };
}
