import type { Deps } from '../../../http/deps.ts';

const ESPERA_MS = 15_000;

/**
 * Tells the bot which address to call, when the API starts, and tries again until it answers. Returns the function that
 * stops the tries.
 */
export function registrarTelegram(deps: Deps): () => void {
  const { telegram: ligado } = deps.gateways.mensagem;
  if (ligado === undefined) return () => undefined;
  const telegram = ligado;
  let parado = false;
  let espera: NodeJS.Timeout | undefined;
  async function tentar(): Promise<void> {
    const r = await telegram.configurarWebhook(`${deps.config.appUrl.replace(/\/+$/, '')}/api/v1/webhook/telegram`);
    if (r.situacao === 'ok') return deps.log.info('telegram webhook registered');
    deps.log.warn({ situacao: r.situacao }, 'telegram webhook not registered yet');
    if (!parado) espera = setTimeout(() => void tentar(), ESPERA_MS);
  }
  void tentar();
  return () => {
    parado = true;
    clearTimeout(espera);
  };
}
