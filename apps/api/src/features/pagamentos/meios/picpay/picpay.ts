import { somarHoras } from '@rateia/domain/datas';
import { picPay as regra } from '@rateia/domain/pagamentos/meios/pic-pay';
import type { Resultado } from '../../../../gateways/resultado.ts';
import { ok } from '../../../../gateways/resultado.ts';
import type { Deps } from '../../../../http/deps.ts';
import type { Pagamento } from '../../repository.ts';
import type { CobrancaNoProvedor, CobraPorProvedor, Noticia } from '../meio.ts';
import {
  abrirPagina,
  cobrancaDo,
  cobrancasNaTela,
  criarCobranca,
  PICPAY,
  pagamentoDaCobranca,
  picPayDe,
} from './cobranca.ts';
import { consultarDevolucao, devolver } from './devolucao.ts';
import { lerRecebido } from './recebido.ts';

/** For so many days a charge without its last word is asked about. */
const DIAS_A_PERGUNTAR = 7;
/** Copies of a notice that come within it are one; a later one may tell of another change. */
const MS_DA_COPIA = 1_000;

const SEM_NADA = { guardar: async () => undefined } as const;

/** PicPay, by its e-commerce interface. A receipt is a paid charge, under the provider's name of it (REGRAS 2.4, part 3). */
export const picPay: CobraPorProvedor = {
  nome: 'picPay',
  regra,
  provedor: PICPAY,
  temProvedor: ({ gateways }) => gateways.picPay !== undefined,
  chamaEm: [PICPAY],
  dadosPessoais: [
    {
      tabela: 'cobrancas_picpay',
      coluna: 'pagamento_id',
      secao: 'dinheiro',
      via: { tabela: 'pagamentos', coluna: 'usuario_id' },
      copia: { titulo: 'Pagamentos com PicPay', colunas: ['referencia', 'codigo', 'url', 'paga_em'] },
      aoExcluir: {
        acao: 'esvaziar',
        colunas: { codigo: 'null', url: 'null' },
        porque: 'Registro de dinheiro por 5 anos, sem o código.',
      },
    },
  ],
  criar: criarCobranca,
  cobrar: async (deps, p, contexto) => {
    const r = await abrirPagina(deps, p, contexto);
    if (r.situacao !== 'ok') return r;
    if ('jaTem' in r.valor) return await consultarCobranca(deps, p);
    const { url, codigo } = r.valor.pagina;
    return ok({
      recebidos: [],
      guardar: async (trx) => {
        await trx.updateTable('cobrancas_picpay').set({ url, codigo }).where('pagamento_id', '=', p.id).execute();
      },
    });
  },
  consultar: consultarCobranca,
  retirar: async (deps, p) => {
    const { nome, pedidaEm } = await cobrancaDo(deps.db, p);
    return pedidaEm === null ? ok(undefined) : await picPayDe(deps).cancelar(nome);
  },
  pagamentoDa: pagamentoDaCobranca,
  apresentar: cobrancasNaTela,
  listar: async (deps, periodo) => {
    const noticias: Noticia[] = [];
    for (const nome of await nomesAConferir(deps, periodo)) {
      const r = await picPayDe(deps).consultar(nome);
      if (r.situacao === 'inexistente') continue;
      if (r.situacao !== 'ok') return r;
      const recebido = await lerRecebido(deps, nome, r.valor);
      if (recebido !== undefined) noticias.push({ id: `lista:${nome}`, recebido });
    }
    return ok(noticias);
  },
  consultarRecebido: async (deps, referencia) => {
    const r = await picPayDe(deps).consultar(referencia);
    return r.situacao === 'ok' ? ok(await lerRecebido(deps, referencia, r.valor)) : r;
  },
  devolver,
  consultarDevolucao,
  interpretar: (deps, webhook) => {
    const aviso = deps.gateways.picPay?.interpretarWebhook(webhook);
    if (aviso?.valido !== true) return undefined;
    const { referencia } = aviso;
    return [{ id: `${referencia}:${Math.floor(webhook.recebidoEm / MS_DA_COPIA)}`, referencia }];
  },
};

/** A charge without its page is asked for again: the provider tells the page once. */
async function consultarCobranca(deps: Deps, p: Pagamento): Promise<Resultado<CobrancaNoProvedor>> {
  const { nome, url } = await cobrancaDo(deps.db, p);
  const r = await picPayDe(deps).consultar(nome);
  if (r.situacao !== 'ok') return r;
  const recebido = await lerRecebido(deps, nome, r.valor);
  if (recebido === undefined && url === null) return { situacao: 'inexistente' };
  return ok({ ...SEM_NADA, recebidos: recebido === undefined ? [] : [recebido] });
}

/**
 * The provider has no list of its own: it is asked about every charge that may still bring money, and about every
 * receipt of the period.
 */
async function nomesAConferir(
  { db, relogio }: Pick<Deps, 'db' | 'relogio'>,
  { inicio, fim }: { readonly inicio: string; readonly fim: string },
): Promise<readonly string[]> {
  const abertas = await db
    .selectFrom('cobrancas_picpay as c')
    .innerJoin('pagamentos as p', 'p.id', 'c.pagamento_id')
    .select(['c.referencia', 'c.numero'])
    .where('c.encerrada', '=', false)
    .where('c.paga_em', 'is', null)
    .where('c.pedida_em', 'is not', null)
    .where('p.criado_em', '>=', somarHoras(relogio.agora(), -24 * DIAS_A_PERGUNTAR))
    .orderBy('c.pagamento_id')
    .execute();
  const recebidas = await db
    .selectFrom('recebimentos')
    .select('referencia')
    .where('provedor', '=', PICPAY)
    .where('horario', '>=', inicio)
    .where('horario', '<=', fim)
    .orderBy('id')
    .execute();
  const nomes = [
    ...abertas.map(({ referencia, numero }) => `${referencia}-${numero}`),
    ...recebidas.map(({ referencia }) => referencia),
  ];
  return [...new Set(nomes)];
}
