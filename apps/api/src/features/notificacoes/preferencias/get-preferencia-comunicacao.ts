import type { ContextoUsuario } from '../../../http/contexto.ts';
import { apresentarPreferencias } from './preferencia-presenter.ts';

/** What the person wants to hear of, and by which channels (spec A§7 preferencia-comunicacao). */
export const getPreferenciaComunicacao = ({ db, deps: { gateways }, usuario: { id: usuarioId } }: ContextoUsuario) =>
  apresentarPreferencias({ db, gateways, usuarioId });
