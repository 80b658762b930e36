import { somarMinutos, somarSegundos } from '@rateia/domain/datas';
import { ID_ESTADO_PAGAMENTO } from '@rateia/domain/pagamentos/pagamento';
import { emTransacao } from '../../../db/banco.ts';
import { cadaUm } from '../../../db/cada-um.ts';
import { enfileirarSemFato } from '../../../db/fila.ts';
import type { Deps } from '../../../http/deps.ts';
import { PEDIR_DEVOLUCAO } from '../agenda.ts';
import { conferirTentativas } from '../cobrancas/cartao/cobrar-cartao.ts';
import type { Conferencia } from '../cobrancas/conferir-pagamento.ts';
import { conferenciaDe, conferirPagamento } from '../cobrancas/conferir-pagamento.ts';
import { anotarDevolucao, devolucoesComProvedor, pedidoDe } from '../devolucoes/devolucoes.ts';
import { enviarRespostas } from '../disputas/responder.ts';
import type { Documentos } from '../documentos.ts';
import { cobradoresComProvedor, meioDoProvedor, umPorProvedor } from '../meios/meios.ts';
import { acharPagamento } from '../repository.ts';
import { compararLista } from './comparar-lista.ts';

/** The time that the ordinary way (job, answer, notice) has before the provider is asked. */
const SEGUNDOS_DE_ESPERA = 15;
const LOTE = 200;

/**
 * Asks the providers about everything that is stuck, sends them the answers to disputes, and compares their lists of received money with ours. A failure
 * about one payment keeps no other waiting (CONFIABILIDADE 1.5).
 */
export async function conciliar(deps: Deps, documentos: Documentos): Promise<void> {
  return await cadaUm(
    [
      () => conferirIntencoes(deps, documentos),
      () => conferirDevolucoes(deps),
      () => conferirTentativas(deps, documentos),
      () => enviarRespostas(deps),
      ...umPorProvedor(cobradoresComProvedor(deps)).map((meio) => () => compararLista(deps, meio)),
    ],
    async (parte) => {
      await parte();
      return 'segue';
    },
  );
}

/** Checks payments, those never asked about first: a payment without an answer holds no other back. */
async function conferirIntencoes(deps: Deps, documentos: Documentos): Promise<void> {
  const agora = deps.relogio.agora();
  const antesDe = somarSegundos(agora, -SEGUNDOS_DE_ESPERA);
  const { criado, processando, aguardando } = ID_ESTADO_PAGAMENTO;
  const paradas = await deps.db
    .selectFrom('pagamentos')
    .select('id')
    .where('criado_em', '<=', antesDe)
    .where((e) => e.or([e('conferido_em', 'is', null), e('conferido_em', '<=', antesDe)]))
    .where((e) =>
      e.or([
        e('estado', 'in', [criado, processando]),
        // Waiting ones are found by the list below; those about to expire are asked about by name.
        e.and([e('estado', '=', aguardando), e('expira_em', '<=', somarMinutos(agora, 1))]),
      ]),
    )
    .orderBy('conferido_em', (o) => o.asc().nullsFirst())
    .orderBy('id')
    .limit(LOTE)
    .execute();
  await cadaUm(paradas, async ({ id }) => {
    const pagamento = await acharPagamento(deps.db, id);
    if (pagamento === undefined) return 'segue';
    return depoisDe(await conferirPagamento(deps, documentos, pagamento));
  });
}

/** The returned values are in the same order as the charges. */
export async function conferirDevolucoes(deps: Deps): Promise<void> {
  const agora = deps.relogio.agora();
  const abertas = await devolucoesComProvedor(deps.db)
    .where('d.estado', 'in', ['criada', 'emProcessamento'])
    .where('d.criada_em', '<=', somarSegundos(agora, -SEGUNDOS_DE_ESPERA))
    .orderBy('d.conferida_em', (o) => o.asc().nullsFirst())
    .orderBy('d.criada_em')
    .limit(LOTE)
    .execute();
  await cadaUm(abertas, async (d) => {
    const r = await meioDoProvedor(d.provedor).consultarDevolucao(deps, pedidoDe(d));
    await deps.db.updateTable('devolucoes').set({ conferida_em: agora }).where('id', '=', d.id).execute();
    if (r.situacao === 'ok') {
      await emTransacao(deps.db, (trx) => anotarDevolucao(trx, deps, { idDevolucao: d.idDevolucao, passo: r.valor }));
    } else if (r.situacao === 'inexistente') {
      await enfileirarSemFato(deps.db, PEDIR_DEVOLUCAO, { devolucaoId: d.id }, { chave: `pedirDevolucao:${d.id}` });
    }
    return depoisDe(conferenciaDe(r));
  });
}

/** When no answer comes at all, the remaining payments wait for the next round. */
function depoisDe(conferencia: Conferencia): 'segue' | 'para' {
  return conferencia === 'silencio' ? 'para' : 'segue';
}
