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

/** A CMS behind a real port: connections can only break where there is one. */
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

describe('a fault on demand', () => {
  test.each([500, 503, 403])('answers with status %i', async (status) => {
    expect((await ask(PAGE, withFault(`status=${status}`))).status).toBe(status);
  });

  test('drops the connection without an answer', async () => {
    await expect(ask(PAGE, withFault('drop'))).rejects.toThrow('fetch failed');
    expect((await ask(PAGE, withFault(''))).status).toBe(200);
  });

  test('cuts an answer off in the middle', async () => {
    const response = await ask(PAGE, withFault('truncate'));
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow('terminated');
  });

  test('sends as much garbage as was asked for', async () => {
    const body = await (await ask(PAGE, withFault('garbage=200000'))).arrayBuffer();
    expect(body.byteLength).toBe(200_000);
  });

  test('comes as a cookie or a query value where no header can be sent', async () => {
    expect((await ask(`${IMAGE}&loggia_fault=status=500`, withFault(''))).status).toBe(200);
    expect((await ask(`${IMAGE}&loggia_fault=status=500`)).status).toBe(500);
    expect((await ask(IMAGE, { headers: { Cookie: 'loggia_fault=status=500@/wp-content' } })).status).toBe(500);
    expect((await ask(PAGE, { headers: { Cookie: 'loggia_fault=status=500@/wp-content' } })).status).toBe(200);
  });

  test('is not to be had unless the server was started for it', async () => {
    const careful = await serveCms(false);
    onTestFinished(() => careful.close());
    expect((await fetch(`${careful.address}${PAGE}`, withFault('status=500'))).status).toBe(200);
  });
});

describe('the words of a fault', () => {
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
  ])('%j on an ajax call', (text, faults) => {
    expect(parseFaults(text, '/wp-admin/admin-ajax.php')).toEqual(faults);
  });
});
