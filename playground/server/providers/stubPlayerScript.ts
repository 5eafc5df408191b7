/** The state that a stub player reports. */
type State = 'unstarted' | 'playing' | 'paused' | 'ended';

/**
 * A provider's player without a video: it handles and sends the provider's messages. Its source text is inserted into
 * the page of a frame, so it must be self-contained. Data attributes of the body contain its video, time, state and
 * whether sound is on. A video whose id begins with `gone` or `404` reports an error when loaded, and a URL with
 * `autoplay=1` starts playing immediately.
 */
// oxlint-disable-next-line eslint/max-lines-per-function -- it runs from its source text, so it must be self-contained
export function stubPlayerScript(provider: string): void {
  const [button, end] = [document.createElement('button'), document.createElement('button')];
  const youTubeStates = { unstarted: -1, ended: 0, playing: 1, paused: 2 };
  const vimeoEvents = { unstarted: 'loaded', ended: 'ended', playing: 'play', paused: 'pause' };
  const dailymotionEvents = { unstarted: 'video_start', ended: 'video_end', playing: 'play', paused: 'pause' };
  const { dataset } = document.body;
  // The players of other providers send nothing until the page subscribes.
  if (provider === 'dailymotion') dataset['listener'] = 'there';

  const post = (message: unknown) => dataset['listener'] && parent.postMessage(message, '*');
  const say = (state: State) => {
    dataset['state'] = state;
    button.textContent = state === 'playing' ? 'Pause' : 'Play';
    if (provider === 'youtube') post(JSON.stringify({ event: 'onStateChange', info: youTubeStates[state] }));
    else if (provider === 'vimeo') post({ event: vimeoEvents[state] });
    else if (provider === 'dailymotion') post(`event=${dailymotionEvents[state]}`);
  };
  const take = (requested: unknown, begins: boolean) => {
    // A video is requested by its id, or by an object that also contains the start time.
    const { videoId = requested, startSeconds } = Object(requested) as Readonly<Record<string, unknown>>;
    dataset['video'] = String(videoId);
    dataset['time'] = String(startSeconds ?? 0);
    const failure = provider === 'vimeo' ? { event: 'error', data: { name: 'NotFoundError' } } : { event: 'onError' };
    if (/^(gone|404)/.test(dataset['video'])) post(JSON.stringify(failure));
    else for (const state of begins ? (['unstarted', 'playing'] as const) : (['unstarted'] as const)) say(state);
  };
  const greet = () => {
    dataset['listener'] = 'there';
    post(JSON.stringify(provider === 'vimeo' ? { method: 'ping' } : { event: 'onReady' }));
    if (dataset['state']) say(dataset['state'] as State);
  };
  const play = () => say('playing');
  const pause = () => say('paused');
  const seek = (seconds: unknown) => (dataset['time'] = String(seconds));
  const unmute = () => (dataset['sound'] = 'on');
  const orders: Readonly<Record<string, (value: unknown) => unknown>> = {
    play,
    playVideo: play,
    pause,
    pauseVideo: pause,
    unMute: unmute,
    setMuted: unmute,
    loadVideoById: (id) => take(id, true),
    cueVideoById: (id) => take(id, false),
    loadVideo: (id) => take(id, false),
    seekTo: seek,
    setCurrentTime: seek,
  };
  const obey = ({ event, func, method, args, value }: Readonly<Record<string, unknown>>) => {
    const isGreeting = event === 'listening' || method === 'addEventListener';
    if (isGreeting && !dataset['listener']) greet();
    orders[String(func ?? method)]?.(Array.isArray(args) ? (args as unknown[])[0] : value);
  };
  addEventListener('message', ({ source, data }) => {
    if (source !== parent) return;
    if (data === 'play' || data === 'pause') say(data === 'play' ? 'playing' : 'paused');
    else if (typeof data === 'string' && data.startsWith('{')) obey(JSON.parse(data) as Record<string, unknown>);
  });
  button.textContent = 'Play';
  button.addEventListener('click', () => say(dataset['state'] === 'playing' ? 'paused' : 'playing'));
  end.textContent = 'End';
  end.addEventListener('click', () => say('ended'));
  document.body.append(button, end);

  const [, id = ''] = /\/(?:embed|video)\/([\w-]+)/.exec(location.href) ?? [];
  dataset['video'] = id;
  if (provider === 'vimeo') parent.postMessage({ event: 'ready' }, '*');
  if (/[?&]autoplay=1/.test(location.href)) say('playing');
}
