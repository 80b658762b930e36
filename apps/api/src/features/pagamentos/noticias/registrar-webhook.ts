import type { Deps } from '../../../http/deps.ts';

const ESPERA_MS = 15_000;

/**
 * Tells the provider which address to call, when the API starts, and tries again until it answers. Returns the function
 * that stops the tries. Payments do not depend on it: the reconciliation finds the payments whose notice is lost.
 */
export const registrarWebhook = (deps: Deps): (() => void) => {
  let parado = false;
  let espera: NodeJS.Timeout | undefined;
  const tentar = async (): Promise<void> => {
    const r = await deps.gateways.pix.configurarWebhook(`${deps.config.appUrl.replace(/\/+$/, '')}/api/v1/webhook/pix`);
    if (r.situacao === 'ok') return deps.log.info('pix webhook registered');
    deps.log.warn({ situacao: r.situacao }, 'pix webhook not registered yet');
    if (!parado) espera = setTimeout(() => void tentar(), ESPERA_MS);
  };
  void tentar();
  return () => {
    parado = true;
    clearTimeout(espera);
  };
};
