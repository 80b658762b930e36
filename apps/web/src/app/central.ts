import { ALERTA_PADRAO } from '@rateia/contracts/excecoes';
import { avisos } from '../ui/dialogo/toasts.ts';

type Central = typeof import('./tratar-erro.tsx');

/** The central error handler is a file of its own, which no page needs before something fails. */
const carregarCentral = (): Promise<Central> => import('./tratar-erro.tsx');

/** Gives it an error. Where its file does not come either, the fixed words are all there is. */
export function naCentral(faz: (central: Central) => void): void {
  carregarCentral().then(faz, () => avisos.mostrar(ALERTA_PADRAO, { tom: 'danger' }));
}

/** Asked for at rest, so that it is there when the network is not. */
export function prepararCentral(): void {
  carregarCentral().catch(() => undefined);
}
