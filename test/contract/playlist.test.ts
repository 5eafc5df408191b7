// @vitest-environment jsdom
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import type { PlaylistDirection, PlaylistTokens } from '@loggia/hooks';
import { createWordPressPlaylist, readPlaylistContainer } from '@loggia/hooks/wordpress';
import { mount } from '@loggia/ui/mount';
import { readToken } from '../../hooks/adapters/wordpress/playlist/playlistSettings.ts';
import { playlistRecording } from '../fixtures/wordpress/playlistRecording.ts';
import type { PlaylistExchange, PlaylistRecording, PlaylistSummary } from './PlaylistExchange.ts';

const FILE = join(import.meta.dirname, '../../../shared/spec/recordings/yotu-pagination.json');
const sources = {
  fixtures: playlistRecording,
  ...(existsSync(FILE) && { recordings: JSON.parse(readFileSync(FILE, 'utf8')) as PlaylistRecording }),
};
process.stdout.write(`contract: the playlist replays ${Object.keys(sources).join(' and ')}\n`);

const { signal } = new AbortController();
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');
const decode = (text: string) => JSON.parse(Buffer.from(text, 'base64').toString()) as Record<string, unknown>;
const fieldOf = ({ request }: PlaylistExchange, name: string) =>
  request.body?.urlencoded.find((field) => field.name === name)?.value;

/** Renders the recorded parts of the server's page. */
function renderPage({ container = {}, settings, items = [], inlineVideos = [], yotujs }: PlaylistSummary): Element {
  const page = document.implementation.createHTMLDocument();
  const element = page.createElement('div');
  for (const [name, value] of Object.entries(container)) element.setAttribute(name, value);
  element.setAttribute('data-settings', encode(settings));
  for (const item of items) {
    const link = page.createElement('a');
    link.className = 'yotu-video';
    for (const [name, value] of Object.entries(item)) if (name.startsWith('data-')) link.setAttribute(name, value);
    element.append(link);
  }
  const scripts = [
    `var yotujs = ${JSON.stringify(yotujs)};`,
    ...inlineVideos.map(({ id, value }) => `yotuwp.data.videos['${id}'] = ${JSON.stringify(value)};`),
  ];
  for (const text of scripts) {
    const script = page.createElement('script');
    script.type = 'text/plain';
    script.textContent = text;
    page.body.append(script);
  }
  page.body.append(element);
  return element;
}

const DIRECTIONS: Readonly<Record<string, PlaylistDirection>> = { next: 'next', more: 'more' };

/** Responds as the recorded server did, and records the request bodies. */
function serverOf({ response }: PlaylistExchange) {
  const bodies: URLSearchParams[] = [];
  const { json, summary } = response.body;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    bodies.push(new URLSearchParams(await new Request(input, init).text()));
    return new Response(JSON.stringify(json ?? summary), { status: response.status });
  };
  return { bodies, fetch };
}

/** Loads the recorded page, and returns the settings sent, the result and the actual request. */
async function replay(exchange: PlaylistExchange) {
  const sent = decode(fieldOf(exchange, 'settings') ?? '');
  const { next, prev, ...settings } = sent;
  const { bodies, fetch } = serverOf(exchange);
  const playlist = createWordPressPlaylist({ ajaxUrl: 'http://127.0.0.1/ajax', settings }, { fetch });
  const direction = DIRECTIONS[fieldOf(exchange, 'page') ?? ''] ?? 'previous';
  const tokens: PlaylistTokens = { next: readToken(next), previous: readToken(prev) };
  const answer = await playlist.loadPage({ direction, tokens }, { signal }).catch((error: unknown) => error);
  return { sent, answer, asked: bodies[0] };
}

describe.each(Object.entries(sources))('the playlist adapter, replaying %s', (_, { exchanges }) => {
  const pages = exchanges.filter(({ request, response }) => {
    return request.method === 'GET' && response.body.summary?.container !== undefined;
  });
  const questions = exchanges.filter((exchange) => {
    const isPaging = fieldOf(exchange, 'action') === 'yotu_pagination';
    return isPaging && fieldOf(exchange, 'settings')?.startsWith('eyJ');
  });
  // The client never sends these requests. They show how the server responds to invalid ones.
  const refusals = exchanges.filter((exchange) => {
    const hasError = (exchange.response.body.json as { error?: unknown } | undefined)?.error;
    return hasError || fieldOf(exchange, 'action') === 'yotu_thumbs';
  });
  const empty = exchanges.filter(({ response }) => response.body.summary?.noPlaylist);

  test('handles every exchange', () => {
    const replayed = new Set([...pages, ...questions, ...refusals, ...empty]);
    expect(exchanges.filter((exchange) => !replayed.has(exchange)).map(({ name }) => name)).toEqual([]);
  });

  test.each(pages)('parses the container: $name', ({ response }) => {
    const summary = response.body.summary ?? {};
    const { settings = {}, inlineVideos = [], items = [] } = summary;
    const read = readPlaylistContainer(renderPage(summary));
    expect(read.settings).toEqual(settings);
    expect(read.pageCount).toBe(Number(summary.container?.['data-total']));
    expect(read.ajaxUrl).toBe(summary.yotujs?.['ajax_url']);
    const titles = new Map(inlineVideos.map(({ id, value }) => [id, value[0]]));
    expect(read.initialPage.videos.map(({ id, title }) => [id, title])).toEqual(
      items.map((item) => [item['data-videoid'], titles.get(item['data-videoid'] ?? '') ?? item['data-title']]),
    );
    expect(read.initialPage.videos[0]?.description).toMatch(/^\w+ \w+\n[^<]+$/);
    expect(read.initialPage.tokens).toEqual({ next: readToken(settings['next']), previous: undefined });
    const lang = summary.yotujs?.['lang'] as Record<string, string>;
    expect(read.labels).toEqual({
      forbidden: lang['1'],
      nextVideo: lang['7'],
      previousVideo: lang['8'],
      notFound: lang['3'],
      unavailable: lang['5'],
      serverError: lang['6'],
      ...(settings['loadmoretext'] ? { loadMore: settings['loadmoretext'] } : {}),
    });
  });

  test.each(questions)('sends the recorded settings, and resolves or rejects as recorded: $name', async (exchange) => {
    const { sent, answer, asked } = await replay(exchange);
    const { player: _player, pagination: _pagination, pagitype: _pagitype, ...kept } = sent;
    expect(asked?.get('action')).toBe('yotu_pagination');
    expect(decode(asked?.get('settings') ?? '')).toEqual({ prev: '', ...kept });
    const json = exchange.response.body.json as
      | { error: unknown; items: Record<string, string>[]; settings: Record<string, unknown> }
      | undefined;
    if (json === undefined) expect(answer).toMatchObject({ code: 'status', status: exchange.response.status });
    else if (json.error) expect(answer).toMatchObject({ code: 'invalidResponse' });
    else {
      expect(answer).toMatchObject({
        videos: json.items.map(({ videoId, title, description }) => ({ id: videoId, title, description })),
        tokens: { next: readToken(json.settings['next']), previous: readToken(json.settings['prev']) },
      });
    }
  });

  test.each(empty)('leaves the server’s message in place if the page has no playlist: $name', async ({ response }) => {
    const { contentText = '' } = response.body.summary ?? {};
    const content = document.body.appendChild(document.createElement('div'));
    content.textContent = contentText;
    const onError = vi.fn();
    const mounted = mount(document, { onError });
    await mounted.ready;
    expect(document.body.textContent).toBe(contentText);
    expect(onError).not.toHaveBeenCalled();
    expect(() => readPlaylistContainer(content)).toThrow('no readable playlist settings');
    mounted.unmount();
    content.remove();
  });

  test.each(refusals)('rejects an error response: $name', async (exchange) => {
    expect(exchange.response.status).toBe(200);
    const { fetch } = serverOf(exchange);
    const playlist = createWordPressPlaylist({ ajaxUrl: 'http://127.0.0.1/ajax', settings: {} }, { fetch });
    const asked = playlist.loadPage({ direction: 'next', tokens: { next: readToken('T1') } }, { signal });
    await expect(asked).rejects.toMatchObject({ code: 'invalidResponse' });
  });
});
