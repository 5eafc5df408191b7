/**
 * Chromium reads the last list only, so the first names repeat Playwright's own (chromiumSwitches.ts of playwright-core). The
 * others: Chromium 156 starts two pages of its address bar, each with a process of its own, for every context, and one process
 * to spare; that is a third of the time until a page is there.
 */
const DISABLED_FEATURES = `AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,LensOverlay,\
HttpsFirstBalancedModeAutoEnable,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AimEnabled,\
AvoidCorsURLLoaderRestartOnRedirect,TcpPortRandomizationWin,OptimizationHints,PreconnectToSearch,NetworkTimeServiceQuerying,\
WebUIOmniboxPopup,WebUIOmniboxAimPopup,SpareRendererForSitePerProcess`;

/** Keeps Chromium from calling home and from work that no test sees, and lets root start it (it refuses root its sandbox). */
export const chromiumArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES}`,
];
