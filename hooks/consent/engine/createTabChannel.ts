/** The tabs of a site, which tell each other that something has changed. */
export interface TabChannel {
  tell(): void;
  /** Returns the function that ends it. */
  listen(onTold: () => void): () => void;
}

function open(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    // A browser that is to keep nothing may have none.
    return undefined;
  }
}

/** For what is kept where no event tells other tabs of a change: in cookies. */
export function createTabChannel(name: string): TabChannel {
  return {
    tell() {
      const channel = open(name);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has none: it never leaves its origin
      channel?.postMessage(null);
      channel?.close();
    },
    listen(onTold) {
      let channel: BroadcastChannel | undefined;
      const start = (): void => {
        channel ??= open(name);
        channel?.addEventListener('message', onTold);
      };
      // With an open channel some browsers would not keep the page for a quick way back.
      const pause = (): void => {
        channel?.close();
        channel = undefined;
      };
      const resume = ({ persisted }: PageTransitionEvent): void => {
        if (!persisted) return;
        start();
        onTold();
      };
      start();
      window.addEventListener('pagehide', pause);
      window.addEventListener('pageshow', resume);
      return () => {
        pause();
        window.removeEventListener('pagehide', pause);
        window.removeEventListener('pageshow', resume);
      };
    },
  };
}
