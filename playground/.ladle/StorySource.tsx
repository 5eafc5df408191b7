import { useEffect, useState } from 'react';

const FILES = import.meta.glob('../stories/*.stories.tsx', { query: '?raw', import: 'default' });

/** Renders the source of a stories file. It is loaded when the section is expanded. */
export function StorySource({ file }: { readonly file: string }) {
  const [isShown, setShown] = useState(false);
  const [text, setText] = useState('');
  useEffect(() => {
    if (!isShown) return undefined;
    let isWanted = true;
    const load = FILES[`../stories/${file}.stories.tsx`];
    void load?.().then((source) => isWanted && setText(String(source)));
    return () => {
      isWanted = false;
    };
  }, [isShown, file]);
  return (
    <details className="workshop-options" dir="ltr" onToggle={(event) => setShown(event.currentTarget.open)}>
      <summary>Source of {file}.stories.tsx</summary>
      <pre className="workshop-table">{text}</pre>
    </details>
  );
}
