/** The digits of a captcha picture's file name, which tell the server which one was answered; '' where there are none. */
export function captchaToken(imageUrl: string): string {
  return /(\d{1,20})\.(?:png|gif|jpe?g)(?:[?#]|$)/i.exec(imageUrl)?.[1] ?? '';
}
