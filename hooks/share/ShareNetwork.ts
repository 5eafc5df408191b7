/** A network that an image can be sent to by a plain link. `x` is the former Twitter. */
export type ShareNetwork = 'facebook' | 'x' | 'pinterest' | 'tumblr';
