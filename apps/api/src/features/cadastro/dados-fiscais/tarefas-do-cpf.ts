import type { Instante } from '@rateia/domain/datas';
import type { Executor, Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import { servir } from '../../../db/fila.ts';
import { abrirRevisao } from '../../../db/revisoes.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { Deps } from '../../../http/deps.ts';
import { notificar } from '../../notificacoes/index.ts';
import { CONFERIR_CPF, SOLTAR_CPF } from '../agenda.ts';
import { travarConta } from '../repository.ts';
import { identidadeEmConferencia } from '../validacao-conta/repository.ts';
import { outrasContasDoCpf, tirarCpf } from './conflito-do-cpf.ts';
import { devolverTentativa } from './contar-cpf.ts';

export function tarefasDoCpf(deps: Deps) {
  return [
    servir(CONFERIR_CPF, async ({ usuarioId, tentativa }) =>
      emTransacao(deps.db, (trx) => contarAsOutras(trx, { usuarioId, tentativa, agora: deps.relogio.agora() })),
    ),
    servir(SOLTAR_CPF, async ({ usuarioId }) => await soltarDasOutras(deps, usuarioId)),
  ];
}

/**
 * Tells each other account with this CPF that one more gave it, once for each such account. A sanction of another
 * account binds nobody before a person of the staff looks: the two may be two people (REGRAS 2.17, 2.18).
 */
async function contarAsOutras(
  trx: Trx,
  p: { readonly usuarioId: number; readonly tentativa: number | null; readonly agora: Instante },
): Promise<void> {
  const { usuarioId, tentativa, agora } = p;
  const outras = await outrasContasDoCpf(trx, usuarioId);
  if (outras.length === 0 && tentativa !== null) await devolverTentativa(trx, tentativa);
  for (const { id, confirmada, sancionada } of outras) {
    await notificar(trx, {
      usuarioId: id,
      modelo: 'cpfInformadoPorOutraConta',
      dados: { confirmada: confirmada ? 'sim' : null },
      fato: usuarioId,
      agora,
    });
    if (sancionada)
      await abrirRevisao(trx, {
        tipo: 'contaDeVolta',
        usuarioId,
        dados: { alvo: `${id}:${usuarioId}`, contaAnterior: id, disse: 'mesmoCpf' },
        em: agora,
      });
  }
}

/** Each account is a transaction of its own, so that no two accounts are locked together. */
async function soltarDasOutras(deps: Deps, usuarioId: number): Promise<void> {
  for (const id of await reivindicacoesVencidas(deps.db, usuarioId))
    await emTransacao(deps.db, async (trx) => {
      await travarConta(trx, id);
      if (!(await reivindicacoesVencidas(trx, id)).includes(id)) return;
      // The operator who compares this identity sees the conflict; the CPF leaves when he has decided.
      if (await identidadeEmConferencia(trx, id)) return;
      await tirarCpf(trx, id);
      const agora = deps.relogio.agora();
      await notificar(trx, { usuarioId: id, modelo: 'cpfTirado', dados: {}, fato: `${usuarioId}:${agora}`, agora });
      await registrarAuditoria(trx, {
        usuarioId: null,
        acao: 'cadastro.cpfPerdido',
        alvo: `usuario:${id}`,
        dados: {},
        em: agora,
      });
    });
}

/**
 * The accounts that had only said that this account's CPF was theirs when another one proved it. An account that gives
 * it later is not among them: that it loses the CPF would tell it that the CPF is a customer's (REGRAS 2.18).
 */
async function reivindicacoesVencidas(db: Executor, usuarioId: number): Promise<readonly number[]> {
  const contas = await db
    .selectFrom('usuarios as u')
    .innerJoin('usuarios as titular', (j) =>
      j.onRef('titular.cpf_indice', '=', 'u.cpf_indice').on('titular.identidade_verificada_em', 'is not', null),
    )
    .innerJoin('usuarios as o', 'o.cpf_indice', 'u.cpf_indice')
    .select('o.id')
    .where('u.id', '=', usuarioId)
    .where('o.identidade_verificada_em', 'is', null)
    .whereRef('o.dados_fiscais_em', '<=', 'titular.identidade_verificada_em')
    .orderBy('o.id')
    .execute();
  return contas.map(({ id }) => id);
}
