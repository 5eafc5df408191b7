// @vitest-environment node
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { parseFaults } from '../../../playground/server/faults/parseFaults.ts';
import { openCms } from './support/openTestCms.ts';

const PAGE = '/wp-admin/admin-ajax.php?action=bwg_frontend_data&shortcode_id=1';
const IMAGE = '/wp-content/uploads/photo-gallery/public-domain/acanthus-mollis.jpg?w=160';

interface Site {
  readonly address: string;
  close(): void;
}

/** Serves the CMS on a real port, which is needed to break connections. */
async function serveCms(faults: boolean): Promise<Site> {
  const cms = openCms({ faults });
  const server = createAdaptorServer({ fetch: cms.app.fetch }) as Server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    close() {
      server.close();
      server.closeAllConnections();
      void cms.close();
    },
  };
}

let site: Site;
beforeAll(async () => {
  site = await serveCms(true);
});
afterAll(() => site.close());

const ask = (path: string, init?: RequestInit) => fetch(`${site.address}${path}`, init);
const withFault = (fault: string) => ({ headers: { 'x-loggia-fault': fault } });

describe('a simulated fault', () => {
  test.each([500, 503, 403])('responds with status %i', async (status) => {
    expect((await ask(PAGE, withFault(`status=${status}`))).status).toBe(status);
  });

  test('drops the connection without a response', async () => {
    await expect(ask(PAGE, withFault('drop'))).rejects.toThrow('fetch failed');
    expect((await ask(PAGE, withFault(''))).status).toBe(200);
  });

  test('truncates a response', async () => {
    const response = await ask(PAGE, withFault('truncate'));
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow('terminated');
  });

  test('sends the requested number of garbage bytes', async () => {
    const body = await (await ask(PAGE, withFault('garbage=200000'))).arrayBuffer();
    expect(body.byteLength).toBe(200_000);
  });

  test('can also be set with a cookie or query parameter', async () => {
    expect((await ask(`${IMAGE}&loggia_fault=status=500`, withFault(''))).status).toBe(200);
    expect((await ask(`${IMAGE}&loggia_fault=status=500`)).status).toBe(500);
    expect((await ask(IMAGE, { headers: { Cookie: 'loggia_fault=status=500@/wp-content' } })).status).toBe(500);
    expect((await ask(PAGE, { headers: { Cookie: 'loggia_fault=status=500@/wp-content' } })).status).toBe(200);
  });

  test('is ignored unless the server allows faults', async () => {
    const careful = await serveCms(false);
    onTestFinished(() => careful.close());
    expect((await fetch(`${careful.address}${PAGE}`, withFault('status=500'))).status).toBe(200);
  });
});

describe('parseFaults', () => {
  test.each([
    ['latency=2000', [{ kind: 'latency', milliseconds: 2000 }]],
    ['latency=999999999', [{ kind: 'latency', milliseconds: 60_000 }]],
    [
      'latency=50, status=503',
      [
        { kind: 'latency', milliseconds: 50 },
        { kind: 'status', status: 503 },
      ],
    ],
    ['garbage', [{ kind: 'garbage', bytes: 1024 }]],
    ['status=200', []],
    ['status', []],
    ['explode', []],
    ['drop@/wp-admin', [{ kind: 'drop' }]],
    ['drop@/wp-content', []],
    ['', []],
  ])('parses %j for an AJAX request', (text, faults) => {
    expect(parseFaults(text, '/wp-admin/admin-ajax.php')).toEqual(faults);
  });
});
