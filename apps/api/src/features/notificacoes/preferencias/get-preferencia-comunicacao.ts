import type { ContextoUsuario } from '../../../http/contexto.ts';
import { apresentarPreferencias } from './preferencia-presenter.ts';

/** The categories of messages that the person wants, and the channels (spec A§7 preferencia-comunicacao). */
export const getPreferenciaComunicacao = ({ db, deps: { gateways }, usuario: { id: usuarioId } }: ContextoUsuario) =>
  apresentarPreferencias({ db, gateways, usuarioId });
