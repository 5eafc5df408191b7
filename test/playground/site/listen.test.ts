import { createServer, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { listen } from '../../../playground/site/listen.ts';

const HOST = '127.0.0.1';
const servers: Server[] = [];

function openServer(): Server {
  const server = createServer();
  servers.push(server);
  return server;
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

test('listen uses a free port', async () => {
  const free = await listen(openServer(), { host: HOST, port: 0, isFixed: true });
  expect(free).toBeGreaterThan(0);
});

test('listen falls back to a higher port if the port is taken', async () => {
  const taken = await listen(openServer(), { host: HOST, port: 0, isFixed: true });
  expect(await listen(openServer(), { host: HOST, port: taken, isFixed: false })).toBeGreaterThan(taken);
});

test('listen rejects with instructions if a fixed port is taken', async () => {
  const taken = await listen(openServer(), { host: HOST, port: 0, isFixed: true });
  await expect(listen(openServer(), { host: HOST, port: taken, isFixed: true })).rejects.toThrow(
    `Port ${taken} is taken. Choose another one: PORT=${taken + 1} npm start`,
  );
});

test('listen rejects if it fails for any other reason', async () => {
  const listening = listen(openServer(), { host: '203.0.113.1', port: 0, isFixed: false });
  await expect(listening).rejects.toMatchObject({ code: 'EADDRNOTAVAIL' });
});
