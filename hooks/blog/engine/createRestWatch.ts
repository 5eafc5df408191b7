export interface RestWatch {
  readonly isMoving: boolean;
  /** Something stands there now, in CSS pixels. */
  note(position: number): void;
  end(): void;
}

/** Tells when something that moves has stood still for a while. */
export function createRestWatch(onRest: () => void, delayMs: number): RestWatch {
  let last: number | undefined;
  let isMoving = false;
  let timer = 0;
  return {
    get isMoving() {
      return isMoving;
    },
    note(position) {
      if (position === last) return;
      last = position;
      isMoving = true;
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        isMoving = false;
        onRest();
      }, delayMs);
    },
    end: () => clearTimeout(timer),
  };
}
