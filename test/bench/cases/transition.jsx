import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useSlideTransition } from '@loggia/hooks';

const DURATION_MS = 600;
const [COLUMNS, ROWS] = [10, 8];
const whole = { position: 'absolute', inset: 0 };

/** Draws an image file of photo size. */
async function drawPhotograph() {
  const canvas = new OffscreenCanvas(3000, 2000);
  const context = canvas.getContext('2d');
  for (let step = 0; step < 4000; step += 1) {
    context.fillStyle = `hsl(${step % 360} 50% ${30 + (step % 40)}%)`;
    context.fillRect((step * 97) % 3000, (step * 61) % 2000, 220, 160);
  }
  return URL.createObjectURL(await canvas.convertToBlob({ type: 'image/jpeg' }));
}

function Slider({ url }) {
  const slides = useRef([]);
  const [transition, setTransition] = useState(null);
  useSlideTransition({
    transition,
    effect: 'kaleidoscope',
    getSlideElement: (index) => slides.current[index],
    onFinished: ({ done }) => {
      setTransition(null);
      done();
    },
  });
  useEffect(() => {
    const change = { fromIndex: 0, toIndex: 1, direction: 'forward', effect: 'kaleidoscope', durationMs: DURATION_MS };
    globalThis.playLoggia = () => new Promise((done) => setTransition({ ...change, done }));
  }, []);
  return (
    <div style={{ position: 'relative', width: 1280, height: 720, overflow: 'hidden' }}>
      <div ref={(element) => void (slides.current[1] = element)} style={{ ...whole, background: '#357' }} />
      <div ref={(element) => void (slides.current[0] = element)} style={whole}>
        <img src={url} alt="" style={{ width: '100%', height: '100%', objectFit: 'contain' }} />
      </div>
    </div>
  );
}

/** Animates the same number of plain boxes without Loggia's code. */
globalThis.playBare = async () => {
  const stage = document.createElement('div');
  stage.style.cssText = 'position:absolute;left:0;top:0;width:1280px;height:720px';
  const boxes = Array.from({ length: COLUMNS * ROWS }, (_, place) => {
    const [column, row] = [place % COLUMNS, Math.floor(place / COLUMNS)];
    const box = document.createElement('div');
    box.style.cssText = `position:absolute;left:${column * 128}px;top:${row * 90}px;width:128px;height:90px;background:#753`;
    return { box, delay: ((column + row) * DURATION_MS) / (COLUMNS + ROWS) };
  });
  stage.append(...boxes.map(({ box }) => box));
  document.body.append(stage);
  const timing = { duration: DURATION_MS, easing: 'ease-in-out', fill: 'both' };
  const running = boxes.map(({ box, delay }) => box.animate([{ opacity: 1 }, { opacity: 0 }], { ...timing, delay }));
  await Promise.all(running.map(({ finished }) => finished));
  stage.remove();
};

globalThis.ready = drawPhotograph().then(async (url) => {
  createRoot(document.querySelector('#page')).render(<Slider url={url} />);
  while (!document.images[0]?.complete) await new Promise(requestAnimationFrame);
  await document.images[0].decode();
});
