import type { Instante } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { MAQUINA_PAGAMENTO } from '@rateia/domain/pagamentos/pagamento';
import type { Trx } from '../../../db/banco.ts';
import { enfileirar } from '../../../db/fila.ts';
import { exigir, nascer } from '../../../db/mover.ts';
import { agendarPrazo } from '../../../db/prazos.ts';
import type { Deps } from '../../../http/deps.ts';
import { recusar } from '../../../http/erros.ts';
import { ABRIR_COBRANCA, PAGAMENTO_EXPIRA } from '../agenda.ts';
import { cobraPorProvedor } from '../meios/meio.ts';
import { acharMeio } from '../meios/meios.ts';
import type { PagamentoCriado } from '../repository.ts';
import { acharPagamentoAberto } from './pagamento-aberto.ts';

/** Exactly one document. */
export type DocumentoAPagar = { readonly faturaId: number } | { readonly creditoId: number };

export type PedidoDePagamento = {
  readonly documento: DocumentoAPagar;
  readonly usuarioId: number;
  /** The means, by the id of listing A. */
  readonly meioPagamento: number;
  readonly valor: Centavos;
  readonly agora: Instante;
  /** True for a charge that the product makes of itself. */
  readonly doSistema?: boolean;
  /** The end of its wait, where it is not that of its method. */
  readonly ate?: Instante;
};

/**
 * The intent of a payment, written with its provider's id before the provider hears of it; a job asks the provider for
 * the charge. A payment of the same invoice that is still open, by the same method and for the same amount, is given
 * back instead of a second one (CONFIABILIDADE 1.5).
 */
export async function criarPagamento(
  trx: Trx,
  deps: Pick<Deps, 'regras'>,
  p: PedidoDePagamento,
): Promise<PagamentoCriado> {
  const meio = acharMeio(p.meioPagamento);
  if (meio === undefined || !cobraPorProvedor(meio)) return recusar('meioPagamentoIndisponivel');
  const { documento } = p;
  const faturaId = 'faturaId' in documento ? documento.faturaId : null;
  const aberto = faturaId === null ? undefined : await acharPagamentoAberto(trx, { ...p, faturaId });
  if (aberto !== undefined) return aberto;
  const expiraEm = p.ate ?? meio.regra.expiraEm(p.agora, await deps.regras());
  const { id } = exigir(
    await nascer(trx, MAQUINA_PAGAMENTO, {
      evento: 'criar',
      ...(p.doSistema === true ? { quem: 'sistema' } : { quem: 'usuario', usuarioId: p.usuarioId }),
      agora: p.agora,
      valores: {
        usuario_id: p.usuarioId,
        fatura_id: faturaId,
        credito_id: 'creditoId' in documento ? documento.creditoId : null,
        provedor: meio.provedor,
        meio_pagamento: meio.regra.id,
        valor: p.valor,
        expira_em: expiraEm,
        criado_em: p.agora,
      },
    }),
  );
  await meio.criar(trx, id);
  await agendarPrazo(trx, { tipo: PAGAMENTO_EXPIRA, alvoId: id, venceEm: expiraEm, agora: p.agora });
  await enfileirar(trx, ABRIR_COBRANCA, { pagamentoId: id }, { chave: `abrirCobranca:${id}` });
  const { id_publico: idPublico } = await trx
    .selectFrom('pagamentos')
    .select('id_publico')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, idPublico, expiraEm };
}
