// npm start: builds the demo if its sources have changed, then serves the site and its CMS on one port.
// PORT, HOST, LOGGIA_DATA (folder), LOGGIA_ADMIN_PASSWORD and LOGGIA_FAULTS=1 change the defaults.
// --build-only stops after the build; --reset restores the original content and stops.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildDemo } from './tools/buildDemo.mjs';

process.env.NODE_ENV = 'production';

const dataFolder = process.env.LOGGIA_DATA ?? join(import.meta.dirname, '.data');

async function start({ startDemo }, clientFolder) {
  const demo = await startDemo({
    clientFolder,
    dataFolder,
    host: process.env.HOST,
    port: process.env.PORT,
    adminPassword: process.env.LOGGIA_ADMIN_PASSWORD,
    faults: process.env.LOGGIA_FAULTS === '1',
  });
  console.info(`\n  Loggia  ${demo.address}`);
  console.info(`  Admin   ${demo.address}wp-admin/  (user admin, password ${demo.adminPassword})\n`);
  const stop = () => void demo.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

try {
  const { clientFolder, serverFile } = await buildDemo({ onBuild: () => console.info('Building the demo…') });
  const server = await import(pathToFileURL(serverFile).href);
  if (process.argv.includes('--reset')) {
    server.resetDemo(dataFolder);
    console.info(`The content in ${dataFolder} is as it was on the first day.`);
  } else if (!process.argv.includes('--build-only')) {
    await start(server, clientFolder);
  }
} catch (error) {
  console.error(process.env.LOGGIA_LOG === 'debug' ? error : error.message);
  process.exitCode = 1;
}
