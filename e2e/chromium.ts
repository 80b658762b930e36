/**
 * Chromium without a screen still makes a window for each context, and loads in it the pages of the address bar's
 * popup, which nobody sees. They cost a second of processor for each browser that a test opens (ADR 039).
 */
const POPUPS_DA_BARRA = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** The features that Playwright switches off itself: of two lists Chromium obeys the last, so they are named again. */
const DO_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

export const ARGUMENTOS_DO_CHROMIUM = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  // Without windows, letters are drawn as the whole browser draws them.
  '--font-render-hinting=slight',
  // A camera that shows a test picture, for a page that may use one.
  '--use-fake-device-for-media-stream',
  `--disable-features=${[...DO_PLAYWRIGHT, ...POPUPS_DA_BARRA].join(',')}`,
];

/** Notifications of the device and the camera: the browser without windows has neither. */
const COM_JANELAS = ['notificacoes', 'identidade'];
const INTEIRO = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** The browser of a file of tests: the whole one where it needs it (`scripts/chromium.ts`). */
export function navegadorDe(arquivo: string): string {
  return COM_JANELAS.includes(arquivo) ? INTEIRO : (process.env['CHROMIUM_SEM_JANELAS'] ?? INTEIRO);
}
