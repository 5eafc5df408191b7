import { Photos } from './Photos.tsx';
// oxlint-disable-next-line import/default, import/no-duplicates -- the source text of a module that is also imported
import code from './Photos.tsx?raw';

/** Matches string literals and keywords. */
const PARTS = /('[^']*'|`[^`]*`)|\b(import|from|const|export)\b/;

/** The classes of the parts that `split` returns, in turn: plain text, string, keyword. */
const KINDS = ['', 'site-code-string', 'site-code-keyword'] as const;

const LINES = code
  .trimEnd()
  .split('\n')
  .map((text, line) => ({
    id: line,
    parts: text.split(PARTS).map((part, index) => ({ id: index, text: part, className: KINDS[index % KINDS.length] })),
  }));

/** A gallery with its lightbox, and its complete code. */
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
