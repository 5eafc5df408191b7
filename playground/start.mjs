// npm start: builds the demo where its sources changed, then serves the site and its CMS on one port.
// PORT, HOST, LOGGIA_DATA (folder), LOGGIA_ADMIN_PASSWORD and LOGGIA_FAULTS=1 change the defaults; LOGGIA_WARM_UP=0 paints
// nothing before a visitor asks for it, LOGGIA_SKETCHES=1 paints without detail.
// --build-only stops after the build; --reset puts the content back to what it was on the first day, and stops.
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
    isWarmedUp: process.env.LOGGIA_WARM_UP !== '0',
    isSketched: process.env.LOGGIA_SKETCHES === '1',
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
