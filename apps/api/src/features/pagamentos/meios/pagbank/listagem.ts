import type { Instante } from '@rateia/domain/datas';
import { somarHoras } from '@rateia/domain/datas';
import type { OrdemPagBank } from '../../../../gateways/pagbank/port.ts';
import type { Resultado } from '../../../../gateways/resultado.ts';
import { ok } from '../../../../gateways/resultado.ts';
import type { Deps } from '../../../../http/deps.ts';
import type { Recebido } from '../../recebimentos/recebido.ts';
import { PAGBANK, pagBankDe } from './cobranca.ts';
import { esperaDinheiro, lerRecebidos, partesDoNome } from './recebido.ts';

/** For so many days a page without its last word is asked about. */
const DIAS_A_PERGUNTAR = 7;

type Pagina = { readonly pagamentoId: number; readonly pagina: string };

/** The receipts of a page; one that has ended, with nothing on it that waits, is noted as such. */
export async function lerPagina(deps: Deps, p: Pagina): Promise<Resultado<readonly Recebido[]>> {
  const pagina = await pagBankDe(deps).consultarPagina(p.pagina);
  if (pagina.situacao !== 'ok') return pagina;
  const ordens = await lerOrdens(deps, pagina.valor.ordens);
  if (ordens.situacao !== 'ok') return ordens;
  const recebidos = await recebidosDas(deps, ordens.valor);
  if (!pagina.valor.aberta && !ordens.valor.some(esperaDinheiro))
    await deps.db
      .updateTable('cobrancas_pagbank')
      .set({ encerrada: true })
      .where('pagamento_id', '=', p.pagamentoId)
      .where('encerrada', '=', false)
      .execute();
  return ok(recebidos);
}

/**
 * The provider has no list that we trust: it is asked about every page that may still bring money, and about every
 * receipt of the period.
 */
export async function listarRecebidos(
  deps: Deps,
  periodo: { readonly inicio: Instante; readonly fim: Instante },
): Promise<Resultado<readonly Recebido[]>> {
  const lidos = new Map<string, Recebido>();
  for (const pagina of await paginasEmAberto(deps)) {
    const r = await lerPagina(deps, pagina);
    if (r.situacao === 'inexistente') continue;
    if (r.situacao !== 'ok') return r;
    for (const recebido of r.valor) lidos.set(recebido.referencia, recebido);
  }
  const recebidas = (await recebidasNo(deps, periodo)).filter((referencia) => !lidos.has(referencia));
  const ordens = await lerOrdens(deps, [...new Set(recebidas.map((r) => partesDoNome(r).ordem))]);
  if (ordens.situacao !== 'ok') return ordens;
  for (const recebido of await recebidosDas(deps, ordens.valor)) lidos.set(recebido.referencia, recebido);
  return ok([...lidos.values()]);
}

/** An order that the provider does not know is left out: its receipt is missing in the list, and a person looks at it. */
async function lerOrdens(deps: Deps, ids: readonly string[]): Promise<Resultado<readonly OrdemPagBank[]>> {
  const ordens: OrdemPagBank[] = [];
  for (const id of ids) {
    const r = await pagBankDe(deps).consultarOrdem(id);
    if (r.situacao === 'inexistente') continue;
    if (r.situacao !== 'ok') return r;
    ordens.push(r.valor);
  }
  return ok(ordens);
}

async function recebidosDas(deps: Deps, ordens: readonly OrdemPagBank[]): Promise<readonly Recebido[]> {
  const recebidos: Recebido[] = [];
  for (const ordem of ordens) recebidos.push(...(await lerRecebidos(deps, ordem)));
  return recebidos;
}

async function paginasEmAberto({ db, relogio }: Pick<Deps, 'db' | 'relogio'>): Promise<readonly Pagina[]> {
  const linhas = await db
    .selectFrom('cobrancas_pagbank as c')
    .innerJoin('pagamentos as p', 'p.id', 'c.pagamento_id')
    .select(['c.pagamento_id as pagamentoId', 'c.pagina'])
    .where('c.encerrada', '=', false)
    .where('c.pagina', 'is not', null)
    .where('p.criado_em', '>=', somarHoras(relogio.agora(), -24 * DIAS_A_PERGUNTAR))
    .orderBy('c.pagamento_id')
    .execute();
  return linhas.flatMap(({ pagamentoId, pagina }) => (pagina === null ? [] : [{ pagamentoId, pagina }]));
}

async function recebidasNo(
  { db }: Pick<Deps, 'db'>,
  { inicio, fim }: { readonly inicio: Instante; readonly fim: Instante },
): Promise<readonly string[]> {
  const linhas = await db
    .selectFrom('recebimentos')
    .select('referencia')
    .where('provedor', '=', PAGBANK)
    .where('horario', '>=', inicio)
    .where('horario', '<=', fim)
    .orderBy('id')
    .execute();
  return linhas.map(({ referencia }) => referencia);
}
