'use client';
import { useState } from 'react';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { refreshCaptchaUrl } from './refreshCaptchaUrl.ts';
import type { CommentFormState, CommentVerbs } from './types.ts';

/** The captcha picture that is to be typed now, and whether it could be loaded. */
export function useCaptchaPicture(
  url: string | undefined,
  number: number | undefined,
): Pick<CommentFormState, 'captchaUrl' | 'hasCaptchaFailed'> & Pick<CommentVerbs, 'reportCaptcha'> {
  const [failedUrl, setFailedUrl] = useState<string | undefined>(undefined);
  const captchaUrl = url && number !== undefined ? refreshCaptchaUrl(url, number) : undefined;
  const reportCaptcha = useStableCallback((status: 'loaded' | 'failed') =>
    setFailedUrl(status === 'failed' ? captchaUrl : undefined),
  );
  return { captchaUrl, hasCaptchaFailed: captchaUrl !== undefined && failedUrl === captchaUrl, reportCaptcha };
}
