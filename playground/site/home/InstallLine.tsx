import { useState } from 'react';
import { useIsAlive } from '../components/useIsAlive.ts';

const COMMAND = 'npm install @loggia/hooks @loggia/ui react react-dom';

/** The install command, and a button that copies it if JavaScript is available. */
export function InstallLine() {
  const isAlive = useIsAlive();
  const [response, setResponse] = useState('');
  const copy = () => {
    navigator.clipboard.writeText(COMMAND).then(
      () => setResponse('Copied'),
      () => setResponse('Copying failed. Please select the text.'),
    );
  };
  return (
    <div className="site-install">
      <code dir="ltr">{COMMAND}</code>
      {isAlive && (
        <button type="button" onClick={copy}>
          Copy
        </button>
      )}
      <span role="status">{response}</span>
    </div>
  );
}
