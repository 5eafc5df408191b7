declare module '*.css';
/** Always a separate file, however small. */
declare module '*.svg?no-inline' {
  const address: string;
  export default address;
}
/** The text of a source file. */
declare module '*?raw' {
  const text: string;
  export default text;
}
