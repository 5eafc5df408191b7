import { Photos } from './Photos.tsx';
// oxlint-disable-next-line import/default, import/no-duplicates -- the text of the very file that runs beside it
import code from './Photos.tsx?raw';

/** Strings, and the words of the language. */
const PARTS = /('[^']*'|`[^`]*`)|\b(import|from|const|export)\b/;

/** The classes of the parts that `split` makes, in turn: plain text, a string, a word of the language. */
const KINDS = ['', 'site-code-string', 'site-code-keyword'] as const;

const LINES = code
  .trimEnd()
  .split('\n')
  .map((text, line) => ({
    id: line,
    parts: text.split(PARTS).map((part, index) => ({ id: index, text: part, className: KINDS[index % KINDS.length] })),
  }));

/** A gallery with its lightbox, and all the code of it. */
export function EightLines() {
  return (
    <div className="site-eight">
      <pre className="site-code" dir="ltr">
        <code>
          {LINES.map((line) => (
            <span key={line.id} className="site-code-line">
              {line.parts.map(({ id, text, className }) =>
                className
                  ? text && (
                      <span key={id} className={className}>
                        {text}
                      </span>
                    )
                  : text,
              )}
              {'\n'}
            </span>
          ))}
        </code>
      </pre>
      <div className="site-eight-result">
        <Photos />
      </div>
    </div>
  );
}
