import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { LightboxData } from '../backend/LightboxSource.ts';
import type { LoggiaError } from '../errors/LoggiaError.ts';
import type { SlideEffect } from '../transition/types.ts';
import type { IndexRequested } from './IndexRequested.ts';
import type { LightboxWish, SlideChange, SlidePosition } from './lightboxState.ts';
import type { NavigationRequest } from './navigationQueue.ts';
import type { SlideImageStatus } from './types.ts';

/** The slide to show is another one, or stands elsewhere: the list arrived or changed, or the caller's index did. */
export interface PositionChanged {
  readonly type: 'positionChanged';
  readonly position: SlidePosition;
  /** Where the image shown until now stands in the list of now; −1 when it is gone. */
  readonly fromIndex: number;
  readonly effect: SlideEffect;
  readonly durationMs: number;
  /** Of the slides that are mounted during the change and after it. */
  readonly mountedIds: readonly string[];
}

/** All that can happen to a lightbox. */
export type LightboxEvent<TImage extends GalleryImage> =
  /** Somebody asked for an image; whether it opens is the caller's word. */
  | { readonly type: 'openRequested'; readonly wish: LightboxWish }
  /** The caller's word is "open". */
  | { readonly type: 'openAccepted'; readonly wish: LightboxWish }
  | { readonly type: 'dataArrived'; readonly data: LightboxData<TImage> }
  | { readonly type: 'dataFailed'; readonly failure: LoggiaError }
  | { readonly type: 'retryRequested' }
  | PositionChanged
  | { readonly type: 'firstImageSettled' }
  | IndexRequested
  /** The first request of the queue goes to the caller. */
  | { readonly type: 'requestTaken'; readonly request: NavigationRequest }
  /** The caller has had its say, and nothing moved. */
  | { readonly type: 'requestLeftOpen' }
  /** `loading` after a failure is another attempt. */
  | { readonly type: 'imageReported'; readonly imageId: string; readonly status: SlideImageStatus }
  | { readonly type: 'transitionFinished'; readonly change: SlideChange }
  | { readonly type: 'closeRequested' }
  | { readonly type: 'removed' };
