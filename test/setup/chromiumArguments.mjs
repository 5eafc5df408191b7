/**
 * Chromium uses only the last list, so the first names repeat Playwright's own (chromiumSwitches.ts in playwright-core). The last
 * three save a third of the time to open a page: for every context, Chromium 156 would start two address bar pages, each in its
 * own process, and one spare process.
 */
const DISABLED_FEATURES = `AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,LensOverlay,\
HttpsFirstBalancedModeAutoEnable,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AimEnabled,\
AvoidCorsURLLoaderRestartOnRedirect,TcpPortRandomizationWin,OptimizationHints,PreconnectToSearch,NetworkTimeServiceQuerying,\
WebUIOmniboxPopup,WebUIOmniboxAimPopup,SpareRendererForSitePerProcess`;

/** Disables background work that tests don't need, and the sandbox for root, which Chromium doesn't support. */
export const chromiumArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES}`,
];
