import type { MountOptions } from '../MountOptions.ts';

export interface ScriptOptions extends Pick<
  MountOptions,
  'styleSheet' | 'navigation' | 'embeds' | 'alertsFailures' | 'allowedHosts'
> {
  /** Nothing is mounted until the page calls `mount` itself. */
  readonly isManual: boolean;
}

/** What the script's own tag says; the style sheet lies beside the script. */
export function readScriptOptions(scriptUrl: string): ScriptOptions {
  const tag = [...document.scripts].find(({ src }) => src === scriptUrl);
  const { navigation, manual, requiresConsent, alertsFailures, allowedHosts } = tag?.dataset ?? {};
  const styleSheet = new URL('mount.css', scriptUrl);
  // A site that gives the script a version means the sheet, too.
  styleSheet.search = new URL(scriptUrl).search;
  return {
    styleSheet: styleSheet.href,
    navigation: navigation === 'reload' || navigation === 'inPlace' ? navigation : undefined,
    embeds: requiresConsent === undefined ? undefined : { requiresConsent: true },
    allowedHosts: allowedHosts?.split(/[\s,]+/).filter(Boolean),
    alertsFailures: alertsFailures !== undefined,
    isManual: manual !== undefined,
  };
}
