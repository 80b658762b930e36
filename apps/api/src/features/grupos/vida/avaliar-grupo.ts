import type { StatusGrupo } from '@rateia/domain/grupos/estados';
import { ID_STATUS_GRUPO } from '@rateia/domain/grupos/estados';
import type { EventoGrupo } from '@rateia/domain/grupos/maquina';
import type { Trx } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import type { Grupo } from '../repository.ts';
import { assinaturasVivas, historicoDoGrupo, travarGrupo } from '../repository.ts';
import type { ResultadoDoMovimento } from './mover-grupo.ts';
import { moverGrupo } from './mover-grupo.ts';

const S = ID_STATUS_GRUPO;
/** More automatic steps than any group can take at once; beyond it something is wrong. */
const MAXIMO_DE_PASSOS = 6;

/**
 * Fires whatever the group's facts make due by themselves, until nothing is: full, all paid, all confirmed, last seat
 * filled (REGRAS 2.1). Harmless to call at any time; the guards of the table decide.
 */
export async function avaliarGrupo(
  trx: Trx,
  deps: Deps,
  grupoId: number,
  agora: string,
): Promise<StatusGrupo | undefined> {
  const { membrosParaIniciar } = (await deps.regras()).grupos;
  for (let passo = 0; passo < MAXIMO_DE_PASSOS; passo += 1) {
    const grupo = await travarGrupo(trx, grupoId);
    const evento = grupo === undefined ? undefined : await eventoDevido(trx, { grupo, membrosParaIniciar });
    if (grupo === undefined || evento === undefined) return grupo?.status;
    const r: ResultadoDoMovimento = await moverGrupo(trx, deps, {
      grupoId,
      evento,
      quem: 'sistema',
      usuarioId: null,
      agora,
    });
    if (!r.ok) return grupo.status;
  }
  throw new Error(`group ${grupoId} does not settle`);
}

async function eventoDevido(
  trx: Trx,
  { grupo, membrosParaIniciar }: { readonly grupo: Grupo; readonly membrosParaIniciar: number },
): Promise<EventoGrupo | undefined> {
  switch (grupo.status) {
    case S.aguardandoMembros:
      if (grupo.acessoImediato) return 'receberPrimeiroPagamento';
      return grupo.livres === 0 ? 'completarVagas' : undefined;
    case S.aguardandoPagamento:
      return await aoAguardarPagamento(trx, { grupo, membrosParaIniciar });
    case S.aguardandoAssinatura:
      return (await vazio(trx, grupo)) ? 'esvaziar' : undefined;
    case S.aguardandoLiberacao:
      return (await vazio(trx, grupo)) ? await semMembros(trx, grupo) : 'concluirLiberacao';
    case S.assinadoComVagas:
      return grupo.livres + grupo.retidas === 0 ? 'ocuparUltimaVaga' : undefined;
    default:
      return undefined;
  }
}

async function vazio(trx: Trx, grupo: Grupo): Promise<boolean> {
  return (await assinaturasVivas(trx, grupo.id)).length === 0;
}

/** Signed, and nobody is left: it ends when the last one went without access, and sells on when he left (REGRAS 2.1). */
async function semMembros(trx: Trx, grupo: Grupo): Promise<EventoGrupo> {
  return (await historicoDoGrupo(trx, grupo.id)).at(-1)?.evento === 'vencerEntrega' ? 'cancelar' : 'esvaziar';
}

/** Back to 1 when a hold is gone: seats are free again, or too few remain of those the administrator began with. */
async function aoAguardarPagamento(
  trx: Trx,
  { grupo, membrosParaIniciar }: { readonly grupo: Grupo; readonly membrosParaIniciar: number },
): Promise<EventoGrupo> {
  const historico = await historicoDoGrupo(trx, grupo.id);
  const entrada = historico.findLast((t) => t.para === String(S.aguardandoPagamento));
  if (entrada?.evento === 'iniciar') {
    const { length } = await assinaturasVivas(trx, grupo.id);
    return length < membrosParaIniciar ? 'expirarReserva' : 'quitarPrimeirasFaturas';
  }
  return grupo.livres > 0 ? 'expirarReserva' : 'quitarPrimeirasFaturas';
}
