/**
 * The address of a captcha picture with the number that makes the server draw another one. A number of an earlier refresh
 * is taken out.
 */
export function refreshCaptchaUrl(url: string, number: number): string {
  const base = url.replaceAll(/([?&])r=[^&#]*(?:&|(?=#|$))/g, '$1').replace(/[?&]$/, '');
  return `${base}${base.includes('?') ? '&' : '?'}r=${number}`;
}
