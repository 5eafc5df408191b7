/** Excludes elements that opted out of the typography styles. */
const NOT_PROSE = ":not(:where([class~='not-prose'], [class~='not-prose'] *))";

/**
 * Element styles that pages commonly have, paraphrased: the resets of Tailwind 3 and 4, WordPress block styles, typography plugins and
 * classic themes, and a minimal two-line reset.
 */
export const pageResets: readonly (readonly [name: string, css: string])[] = [
  [
    'Tailwind 3',
    `
    *, ::before, ::after { box-sizing: border-box; border: 0 solid #e5e7eb; }
    hr { height: 0; color: inherit; border-top-width: 1px; }
    h1, h2, h3, h4, h5, h6 { font-size: inherit; font-weight: inherit; }
    a { color: inherit; text-decoration: inherit; }
    button, input, optgroup, select, textarea {
      margin: 0; padding: 0; color: inherit; font-family: inherit; font-size: 100%; font-weight: inherit; letter-spacing: inherit;
      line-height: inherit;
    }
    button, select { text-transform: none; }
    button, input:where([type='button'], [type='reset'], [type='submit']) {
      appearance: button; background-color: transparent; background-image: none;
    }
    blockquote, dl, dd, h1, h2, h3, h4, h5, h6, hr, figure, p, pre { margin: 0; }
    fieldset { margin: 0; padding: 0; }
    legend, dialog { padding: 0; }
    ol, ul, menu { margin: 0; padding: 0; list-style: none; }
    textarea { resize: vertical; }
    img, svg, video, canvas, audio, iframe, embed, object { display: block; vertical-align: middle; }
    img, video { max-width: 100%; height: auto; }
    `,
  ],
  [
    'Tailwind 4',
    `
    *, ::after, ::before, ::backdrop, ::file-selector-button { box-sizing: border-box; margin: 0; padding: 0; border: 0 solid; }
    h1, h2, h3, h4, h5, h6 { font-size: inherit; font-weight: inherit; }
    a { color: inherit; text-decoration: inherit; }
    ol, ul, menu { list-style: none; }
    img, svg, video, canvas, audio, iframe, embed, object { display: block; vertical-align: middle; }
    img, video { max-width: 100%; height: auto; }
    button, input, select, optgroup, textarea, ::file-selector-button {
      font: inherit; letter-spacing: inherit; color: inherit; border-radius: 0; background-color: transparent; opacity: 1;
    }
    textarea { resize: vertical; }
    button, input:where([type='button'], [type='reset'], [type='submit']), ::file-selector-button { appearance: button; }
    `,
  ],
  [
    'WordPress',
    `
    ol, ul { box-sizing: border-box; }
    figure { margin: 0 0 1em; }
    img, .entry-content img, .wp-block-image img { max-width: 100%; height: auto; vertical-align: bottom; }
    .wp-block-post-content :where(iframe, video) { max-width: 100%; }
    button, input[type='submit'] { margin: 0; padding: 1em 2em; border: none; font-family: serif; font-size: 1.25rem; }
    input, select, textarea { padding: 0.75em; border: 3px solid; font-size: 1.25rem; }
    `,
  ],
  [
    'typography',
    `
    .prose :where(p)${NOT_PROSE} { margin-block: 1.25em; }
    .prose :where(img, video, picture)${NOT_PROSE} { margin-block: 2em; }
    .prose :where(picture > img)${NOT_PROSE} { margin-block: 0; }
    .prose :where(figure)${NOT_PROSE} { margin-block: 2em; }
    .prose :where(ul, ol)${NOT_PROSE} { margin-block: 1.25em; padding-inline-start: 1.625em; list-style-type: disc; }
    .prose :where(li)${NOT_PROSE} { margin-block: 0.5em; }
    .prose :where(ul > li)${NOT_PROSE} { padding-inline-start: 0.375em; }
    .prose :where(h2)${NOT_PROSE} { margin-block: 2em 1em; font-size: 1.5em; }
    .prose :where(a)${NOT_PROSE} { text-decoration: underline; }
    .prose img { margin: 2em 0; }
    `,
  ],
  ['two lines', '* { margin: 0; padding: 0; } button { border: none; }'],
];
