import { ID_ESTADO_PAGAMENTO } from '@rateia/domain/pagamentos/pagamento';
import { emTransacao } from '../../db/banco.ts';
import { enfileirarSemFato } from '../../db/fila.ts';
import type { PixRecebido } from '../../gateways/pix/port.ts';
import type { Resultado } from '../../gateways/resultado.ts';
import type { Deps } from '../../http/deps.ts';
import { CRIAR_COBRANCA_PIX } from './agenda.ts';
import { publicar } from './criar-cobranca.ts';
import type { Documentos } from './documentos.ts';
import type { PixARegistrar } from './receber-pix.ts';
import { receberPix } from './receber-pix.ts';
import type { Pagamento } from './repository.ts';

/** The provider's words as what we keep: the payer's CPF only as a blind index. */
export const paraRegistrar = ({ cifra }: Pick<Deps, 'cifra'>, pix: PixRecebido): PixARegistrar => ({
  e2eid: pix.e2eid,
  txid: pix.txid ?? null,
  valor: pix.valor,
  horario: pix.horario,
  pagadorIndice: pix.pagador?.cpf === undefined ? null : cifra.indice(pix.pagador.cpf, 'usuario:cpf'),
  devolucoes: pix.devolucoes.map(({ id, estado, valor }) => ({ id, estado, valor })),
});

/** `incompreendida`: the provider is there, and what it says about this one says nothing to us. `silencio`: nobody answers. */
export type Conferencia = 'respondida' | 'incompreendida' | 'silencio';

/** What an answer that is not the thing itself says of the provider: whether the next one may be asked. */
export const conferenciaDe = (r: Resultado<unknown>): Conferencia => {
  if (r.situacao === 'ok' || r.situacao === 'inexistente') return 'respondida';
  const semSentido = r.situacao === 'recusado' || (r.situacao === 'desconhecido' && r.motivo === 'resposta');
  return semSentido ? 'incompreendida' : 'silencio';
};

/**
 * Asks the provider about one charge now and acts on the answer; a charge it does not know and that is still wanted is
 * asked for again (CONFIABILIDADE 1.5).
 */
export const conferirPagamento = async (
  deps: Deps,
  documentos: Documentos,
  pagamento: Pagamento,
): Promise<Conferencia> => {
  const { criado, processando } = ID_ESTADO_PAGAMENTO;
  const r = await deps.gateways.pix.consultarCobranca(pagamento.txid);
  await deps.db
    .updateTable('pagamentos')
    .set({ conferido_em: deps.relogio.agora() })
    .where('id', '=', pagamento.id)
    .execute();
  if (r.situacao === 'inexistente') {
    if (pagamento.estado === criado || pagamento.estado === processando) {
      const chave = `criarCobrancaPix:${pagamento.id}`;
      await enfileirarSemFato(deps.db, CRIAR_COBRANCA_PIX, { pagamentoId: pagamento.id }, { chave });
    }
    return 'respondida';
  }
  if (r.situacao !== 'ok') return conferenciaDe(r);
  if (pagamento.estado === criado || pagamento.estado === processando) await publicar(deps, pagamento.id, r.valor);
  for (const pix of r.valor.pix) {
    await emTransacao(deps.db, (trx) => receberPix(trx, deps, documentos, paraRegistrar(deps, pix)));
  }
  return 'respondida';
};

/** Job `removerCobrancaPix`: takes the charge of an ended payment off the air; one paid meanwhile is received. */
export const removerCobrancaPix = async (deps: Deps, documentos: Documentos, pagamento: Pagamento): Promise<void> => {
  const r = await deps.gateways.pix.removerCobranca(pagamento.txid);
  if (r.situacao === 'ok' || r.situacao === 'inexistente') return;
  // A refusal means that it is not active any more: paid, or already removed.
  if (r.situacao === 'recusado' && (await conferirPagamento(deps, documentos, pagamento)) === 'respondida') return;
  throw new Error(`pix charge ${pagamento.txid} not removed: ${r.situacao}`);
};
