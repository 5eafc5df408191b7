import '@loggia/ui/lightbox.css';
import { Lightbox } from '@loggia/ui/lightbox';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { images } from './images.js';

const effect = new URLSearchParams(location.search).get('effect') ?? 'none';

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" data-index="5" onClick={() => setOpen(true)}>
        Open
      </button>
      <Lightbox images={images} defaultIndex={5} isOpen={isOpen} onOpenChange={setOpen} effect={effect} />
    </>
  );
}

createRoot(document.getElementById('page')).render(<Page />);
