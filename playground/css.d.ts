declare module '*.css';
/** A file of its own, however small it is. */
declare module '*.svg?no-inline' {
  const address: string;
  export default address;
}
/** The text of a source file. */
declare module '*?raw' {
  const text: string;
  export default text;
}
