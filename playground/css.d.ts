declare module '*.css';
/** An SVG that always becomes a separate file, however small it is. */
declare module '*.svg?no-inline' {
  const address: string;
  export default address;
}
/** The text of a source file. */
declare module '*?raw' {
  const text: string;
  export default text;
}
