import { ID_ESTADO_PAGAMENTO } from '@rateia/domain/carteira/pagamento';
import type { Instante } from '@rateia/domain/datas';
import { instanteDe, milissegundosDe, somarMinutos, somarSegundos } from '@rateia/domain/datas';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import { cadaUm } from '../../../db/cada-um.ts';
import { enfileirarSemFato } from '../../../db/fila.ts';
import type { PixRecebido } from '../../../gateways/pix/port.ts';
import type { Deps } from '../../../http/deps.ts';
import type { Conferencia } from './conferir-pagamento.ts';
import { conferenciaDe, conferirPagamento } from './conferir-pagamento.ts';
import { anotarDevolucao } from './devolucoes.ts';
import type { Aplicadores } from './receber-pix.ts';
import { acharPagamento } from './repository.ts';
import { anotarFalhaDaLista, anotarListaComparada, listaComparadaAte } from './situacao-da-conciliacao.ts';

/** How long the ordinary way (job, answer, notice) has before the provider is asked. */
const SEGUNDOS_DE_ESPERA = 15;
const LOTE = 200;
/** The first comparison, and the overlap of each later one: a Pix may be listed some time after it was made. */
const HORAS_INICIAIS = 24;
const MINUTOS_DE_SOBREPOSICAO = 15;

/** Keeps a Pix of the provider's list to be processed like a notice; false when its notice is there already. */
export type GuardarPix = (trx: Trx, deps: Deps, pix: PixRecebido) => Promise<boolean>;

/**
 * Asks the provider about everything stuck, and compares its list of received Pix with ours. What fails about one thing
 * keeps no other waiting (CONFIABILIDADE 1.5).
 */
export const conciliar = async (deps: Deps, aplicadores: Aplicadores, guardar: GuardarPix): Promise<void> =>
  await cadaUm(
    [() => conferirIntencoes(deps, aplicadores), () => conferirDevolucoes(deps), () => compararLista(deps, guardar)],
    async (parte) => {
      await parte();
      return 'segue';
    },
  );

/** Those never asked about first: one that nobody can answer about holds no other back. */
const conferirIntencoes = async (deps: Deps, aplicadores: Aplicadores): Promise<void> => {
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
    return depoisDe(await conferirPagamento(deps, aplicadores, pagamento));
  });
};

/** In the same order as the charges. */
export const conferirDevolucoes = async (deps: Deps): Promise<void> => {
  const agora = deps.relogio.agora();
  const abertas = await deps.db
    .selectFrom('devolucoes')
    .select(['id', 'e2eid', 'id_devolucao'])
    .where('estado', 'in', ['criada', 'emProcessamento'])
    .where('criada_em', '<=', somarSegundos(agora, -SEGUNDOS_DE_ESPERA))
    .orderBy('conferida_em', (o) => o.asc().nullsFirst())
    .orderBy('criada_em')
    .limit(LOTE)
    .execute();
  await cadaUm(abertas, async (d) => {
    const r = await deps.gateways.pix.consultarDevolucao({ e2eid: d.e2eid, idDevolucao: d.id_devolucao });
    await deps.db.updateTable('devolucoes').set({ conferida_em: agora }).where('id', '=', d.id).execute();
    if (r.situacao === 'ok') {
      await emTransacao(deps.db, (trx) =>
        anotarDevolucao(trx, deps, { idDevolucao: d.id_devolucao, estado: r.valor.estado }),
      );
    } else if (r.situacao === 'inexistente') {
      await enfileirarSemFato(deps.db, 'devolverPix', { devolucaoId: d.id }, { chave: `devolverPix:${d.id}` });
    }
    return depoisDe(conferenciaDe(r));
  });
};

/** While nobody answers at all, what is left waits for the next round. */
const depoisDe = (conferencia: Conferencia): 'segue' | 'para' => (conferencia === 'silencio' ? 'para' : 'segue');

const compararLista = async (deps: Deps, guardar: GuardarPix): Promise<void> => {
  const parede = instanteDe(deps.relogio.parede());
  const inicio = await inicioDaComparacao(deps, parede);
  // Outside production the product's clock may be ahead, and the bank may follow either one.
  const [, ultimo = parede] = [parede, deps.relogio.agora()].sort();
  const fim = somarMinutos(ultimo, 1);
  const r = await deps.gateways.pix.listarPix({ inicio, fim });
  if (r.situacao !== 'ok') return await anotarFalhaDaLista(deps, r.situacao);
  const ids = r.valor.map(({ e2eid }) => e2eid);
  const conhecidos = new Set(
    ids.length === 0
      ? []
      : (await deps.db.selectFrom('pix_recebidos').select('e2eid').where('e2eid', 'in', ids).execute()).map(
          ({ e2eid }) => e2eid,
        ),
  );
  const novos = r.valor.filter(({ e2eid }) => !conhecidos.has(e2eid));
  await cadaUm(novos, async (pix) => {
    if (await emTransacao(deps.db, (trx) => guardar(trx, deps, pix)))
      deps.log.warn({ e2eid: pix.e2eid, txid: pix.txid }, 'pix found by reconciliation');
    return 'segue';
  });
  await anotarListaComparada(deps, parede);
};

const inicioDaComparacao = async (deps: Deps, parede: Instante): Promise<Instante> => {
  const feitaAte = await listaComparadaAte(deps.db);
  if (feitaAte === null) return instanteDe(milissegundosDe(parede) - HORAS_INICIAIS * 3_600_000);
  return somarMinutos(feitaAte, -MINUTOS_DE_SOBREPOSICAO);
};
