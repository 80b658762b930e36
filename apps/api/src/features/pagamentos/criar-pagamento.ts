import { randomBytes } from 'node:crypto';
import type { Instante } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { retencaoDoPix } from '@rateia/domain/grupos/vagas';
import type { FinalidadePagamento } from '@rateia/domain/pagamentos/meios';
import { FINALIDADE_PAGAMENTO, MEIO_PAGAMENTO } from '@rateia/domain/pagamentos/meios';
import { ID_ESTADO_PAGAMENTO, PAGAMENTO_ABERTO } from '@rateia/domain/pagamentos/pagamento';
import type { Trx } from '../../db/banco.ts';
import { enfileirar } from '../../db/fila.ts';
import { agendarPrazo } from '../../db/prazos.ts';
import { registrarTransicao } from '../../db/transicoes.ts';
import type { Deps } from '../../http/deps.ts';
import { recusar } from '../../http/erros.ts';
import { CRIAR_COBRANCA_PIX, PAGAMENTO_EXPIRA } from './agenda.ts';

/** Name of the Pix provider on payments and on its settlement account of the ledger. */
export const PROVEDOR_PIX = 'pix';

export type PedidoDePagamento = {
  readonly finalidade: FinalidadePagamento;
  readonly usuarioId: number;
  readonly faturaId?: number;
  readonly creditoId?: number;
  readonly meioPagamento: number;
  readonly valor: Centavos;
  readonly agora: Instante;
};
export type PagamentoCriado = { readonly id: number; readonly idPublico: string; readonly expiraEm: Instante };

/**
 * The intent of a payment, written with its own txid before the provider hears of it; a job asks the provider for the
 * charge. A payment of the same thing that is still open, for the same amount, is given back instead of a second one
 * (CONFIABILIDADE 1.5).
 */
export const criarPagamento = async (
  trx: Trx,
  deps: Pick<Deps, 'regras'>,
  p: PedidoDePagamento,
): Promise<PagamentoCriado> => {
  if (p.meioPagamento !== MEIO_PAGAMENTO.pix.id) return recusar('meioPagamentoIndisponivel');
  const aberto = await pagamentoAberto(trx, p);
  if (aberto !== undefined) return aberto;
  const expiraEm = retencaoDoPix(p.agora, await deps.regras());
  const { id, id_publico } = await trx
    .insertInto('pagamentos')
    .values({
      txid: randomBytes(16).toString('hex'),
      finalidade: p.finalidade,
      usuario_id: p.usuarioId,
      fatura_id: p.faturaId ?? null,
      credito_id: p.creditoId ?? null,
      provedor: PROVEDOR_PIX,
      meio_pagamento: p.meioPagamento,
      valor: p.valor,
      estado: ID_ESTADO_PAGAMENTO.criado,
      cpf_indice: (e) => e.selectFrom('usuarios').select('cpf_indice').where('id', '=', p.usuarioId),
      expira_em: expiraEm,
      criado_em: p.agora,
    })
    .returning(['id', 'id_publico'])
    .executeTakeFirstOrThrow();
  await registrarTransicao(trx, {
    entidade: 'pagamento',
    entidadeId: id,
    de: null,
    evento: 'criar',
    para: ID_ESTADO_PAGAMENTO.criado,
    quem: 'usuario',
    usuarioId: p.usuarioId,
    em: p.agora,
  });
  await agendarPrazo(trx, { tipo: PAGAMENTO_EXPIRA, alvoId: id, venceEm: expiraEm, agora: p.agora });
  await enfileirar(trx, CRIAR_COBRANCA_PIX, { pagamentoId: id }, { chave: `criarCobrancaPix:${id}` });
  return { id, idPublico: id_publico, expiraEm };
};

const pagamentoAberto = async (trx: Trx, p: PedidoDePagamento): Promise<PagamentoCriado | undefined> => {
  if (p.finalidade === FINALIDADE_PAGAMENTO.credito.id || p.faturaId === undefined) return undefined;
  const linha = await trx
    .selectFrom('pagamentos')
    .select(['id', 'id_publico', 'expira_em'])
    .where('fatura_id', '=', p.faturaId)
    .where('usuario_id', '=', p.usuarioId)
    .where('valor', '=', p.valor)
    .where('estado', 'in', [...PAGAMENTO_ABERTO])
    .where('expira_em', '>', p.agora)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return linha === undefined ? undefined : { id: linha.id, idPublico: linha.id_publico, expiraEm: linha.expira_em };
};
