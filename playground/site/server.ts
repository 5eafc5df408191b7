export { resetDemo } from '../server/resetDemo.ts';
export { startDemo } from './startDemo.ts';
