import type { Instante } from '@rateia/domain/datas';
import { instanteDe, somarHoras } from '@rateia/domain/datas';
import type { Trx } from '../../db/banco.ts';
import { agendarPrazo } from '../../db/prazos.ts';
import type { ContextoUsuario } from '../../http/contexto.ts';
import { recusar } from '../../http/erros.ts';
import { encerrarSessoes } from '../sessao/index.ts';
import { getExclusaoPedida, insertExclusao } from './exclusao-repository.ts';
import { impedimentosDe } from './impedimentos.ts';

/** Days in which a deletion can be undone (REGRAS 2.17). */
export const DIAS_PARA_DESFAZER = 7;

type Marcada = { readonly id: number; readonly executaEm: Instante };

/** Refuses while money, a seat or a group stands in the way, and says which (REGRAS 2.17 Deletion). */
export const exigirSemImpedimentos = async (trx: Trx, usuarioId: number): Promise<void> => {
  const impedimentos = await impedimentosDe(trx, usuarioId);
  if (impedimentos.length > 0) recusar('exclusaoImpedida', { dados: { impedimentos } });
};

/** The end of a locked account is set for seven days from now, and its sessions end; all but `exceto` (REGRAS 2.17 Deletion). */
export const marcarExclusao = async (
  trx: Trx,
  { deps, agora }: ContextoUsuario,
  { usuarioId, exceto }: { readonly usuarioId: number; readonly exceto?: string },
): Promise<Marcada> => {
  const executaEm = somarHoras(agora, DIAS_PARA_DESFAZER * 24);
  const id = await insertExclusao(trx, { usuarioId, agora, executaEm });
  await agendarPrazo(trx, { tipo: 'conta.excluir', alvoId: id, venceEm: executaEm, agora });
  const parede = instanteDe(deps.relogio.parede());
  const quais = { usuarioId, ...(exceto === undefined ? {} : { exceto }) };
  const encerradas = await encerrarSessoes(trx, quais, { motivo: 'exclusao', parede });
  for (const sessao of encerradas) deps.sessoes.esquecer(sessao);
  return { id, executaEm };
};

/** The same for somebody who asked the staff by another channel: nothing in the way, and not twice (REGRAS 2.15). */
export const marcarExclusaoPelaEquipe = async (trx: Trx, ctx: ContextoUsuario, usuarioId: number): Promise<Marcada> => {
  if ((await getExclusaoPedida(trx, usuarioId)) !== undefined) return recusar('transicaoRecusada');
  await exigirSemImpedimentos(trx, usuarioId);
  return await marcarExclusao(trx, ctx, { usuarioId });
};
