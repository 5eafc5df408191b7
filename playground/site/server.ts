export { resetDemo } from './resetDemo.ts';
export { startDemo } from './startDemo.ts';
