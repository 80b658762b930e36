import type { ContextoUsuario } from '../../../http/contexto.ts';
import { apresentarPreferencias } from './preferencia-presenter.ts';

/** The categories of messages that the person wants, and the channels (spec A§7 preferencia-comunicacao). */
export function getPreferenciaComunicacao({ db, deps: { gateways }, usuario: { id: usuarioId } }: ContextoUsuario) {
  return apresentarPreferencias({ db, gateways, usuarioId });
}
