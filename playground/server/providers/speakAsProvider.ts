/** What a stub player says when its state changes. */
type State = 'playing' | 'paused' | 'ended';

/**
 * A provider's player without a video: it understands the messages of its provider and says what that would say. It runs in
 * the page of a frame, from its own text, so it must not use anything outside itself.
 */
export function speakAsProvider(provider: string): void {
  const button = document.createElement('button');
  const end = document.createElement('button');
  const youTubeStates = { ended: 0, playing: 1, paused: 2 };
  const vimeoEvents = { ended: 'ended', playing: 'play', paused: 'pause' };
  const dailymotionEvents = { ended: 'video_end', playing: 'play', paused: 'pause' };
  const { dataset } = document.body;
  // The others say nothing before somebody has said that they listen.
  if (provider === 'dailymotion') dataset['listener'] = 'there';

  const say = (state: State) => {
    dataset['state'] = state;
    button.textContent = state === 'playing' ? 'Pause' : 'Play';
    if (!dataset['listener']) return;
    if (provider === 'youtube') {
      parent.postMessage(JSON.stringify({ event: 'onStateChange', info: youTubeStates[state] }), '*');
    } else if (provider === 'vimeo') parent.postMessage({ event: vimeoEvents[state] }, '*');
    else if (provider === 'dailymotion') parent.postMessage(`event=${dailymotionEvents[state]}`, '*');
  };
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the text of this function is all that the frame gets
  const understand = (data: unknown): State | 'hello' | null => {
    if (data === 'play' || data === 'pause') return data === 'play' ? 'playing' : 'paused';
    if (typeof data !== 'string' || !data.startsWith('{')) return null;
    const { event, func, method } = JSON.parse(data) as Record<string, unknown>;
    if (event === 'listening' || method === 'addEventListener') return 'hello';
    if (func === 'playVideo' || method === 'play') return 'playing';
    return func === 'pauseVideo' || method === 'pause' ? 'paused' : null;
  };
  addEventListener('message', (event) => {
    if (event.source !== parent) return;
    const meaning = understand(event.data);
    if (meaning === 'hello') dataset['listener'] = 'there';
    else if (meaning) say(meaning);
  });
  button.textContent = 'Play';
  button.addEventListener('click', () => say(dataset['state'] === 'playing' ? 'paused' : 'playing'));
  end.textContent = 'End';
  end.addEventListener('click', () => say('ended'));
  document.body.append(button, end);
}
