import { somarHoras } from '@rateia/domain/datas';
import { payPal as regra } from '@rateia/domain/pagamentos/meios/pay-pal';
import type { Executor } from '../../../../db/banco.ts';
import type { Resultado } from '../../../../gateways/resultado.ts';
import { ok, recusado } from '../../../../gateways/resultado.ts';
import type { Deps } from '../../../../http/deps.ts';
import type { Pagamento } from '../../repository.ts';
import type { CobrancaNoProvedor, CobraPorProvedor, Noticia } from '../meio.ts';
import {
  cobrancaDo,
  cobrancasNaTela,
  criarCobranca,
  guardarOrdem,
  PAYPAL,
  pagamentoDaCobranca,
  payPalDe,
  pedirOrdem,
} from './cobranca.ts';
import { consultarDevolucao, devolver } from './devolucao.ts';
import { encerrar, lerOrdem, pedirOutra } from './ordem.ts';

/** For so many days an order without its last word is asked about. */
const DIAS_A_PERGUNTAR = 7;

/** PayPal, by its Orders v2. A receipt is the captured money of an order, under the provider's id of that order (REGRAS 2.4, part 3). */
export const payPal: CobraPorProvedor = {
  nome: 'payPal',
  regra,
  provedor: PAYPAL,
  temProvedor: ({ gateways }) => gateways.payPal !== undefined,
  chamaEm: [PAYPAL],
  registrar: async (deps, endereco) => await payPalDe(deps).configurarWebhook(endereco),
  dadosPessoais: [
    {
      tabela: 'cobrancas_paypal',
      coluna: 'pagamento_id',
      secao: 'dinheiro',
      via: { tabela: 'pagamentos', coluna: 'usuario_id' },
      copia: { titulo: 'Pagamentos com PayPal', colunas: ['referencia', 'ordem', 'url', 'captura'] },
      aoExcluir: {
        acao: 'esvaziar',
        colunas: { url: 'null' },
        porque: 'Registro de dinheiro por 5 anos, sem a página em que foi pago.',
      },
    },
  ],
  criar: criarCobranca,
  cobrar: async (deps, p, contexto) => {
    const r = await pedirOrdem(deps, p, contexto);
    if (r.situacao !== 'ok') return r;
    return ok({ recebidos: [], guardar: async (trx) => await guardarOrdem(trx, p.id, r.valor) });
  },
  consultar: consultarCobranca,
  retirar: async (deps, p) => {
    const { ordem } = await cobrancaDo(deps.db, p.id);
    if (ordem === null) return ok(undefined);
    // No call ends an order: without our capture it lapses. One with money is received.
    const r = await payPalDe(deps).consultarOrdem(ordem);
    if (r.situacao !== 'ok') return r;
    return r.valor.capturas.length > 0 ? recusado('capturada') : ok(undefined);
  },
  pagamentoDa: pagamentoDaCobranca,
  apresentar: cobrancasNaTela,
  listar: async (deps, periodo) => {
    const noticias: Noticia[] = [];
    for (const { ordem, pagamentoId } of await ordensAConferir(deps, periodo)) {
      if (ordem === null) {
        await pedirOutra(deps, pagamentoId);
        continue;
      }
      const r = await payPalDe(deps).consultarOrdem(ordem);
      if (r.situacao === 'inexistente') {
        if (pagamentoId !== null) await encerrarSeAcabou(deps, pagamentoId);
        continue;
      }
      if (r.situacao !== 'ok') return r;
      const lido = await lerOrdem(deps, r.valor, 'relogio');
      // An order whose capture has no answer keeps no other waiting: the next round asks again.
      if (lido.situacao === 'ok' && lido.valor !== undefined)
        noticias.push({ id: `lista:${ordem}`, recebido: lido.valor });
    }
    return ok(noticias);
  },
  consultarRecebido: async (deps, referencia) => {
    const r = await payPalDe(deps).consultarOrdem(referencia);
    return r.situacao === 'ok' ? await lerOrdem(deps, r.valor, 'pessoa') : r;
  },
  devolver,
  consultarDevolucao,
  interpretar: async (deps, webhook) => {
    const aviso = await deps.gateways.payPal?.interpretarWebhook(webhook);
    if (aviso?.valido !== true) return undefined;
    const { id, ordem, captura } = aviso;
    const referencia = ordem ?? (captura === null ? undefined : await ordemDaCaptura(deps.db, captura));
    return referencia === undefined ? [] : [{ id, referencia }];
  },
};

/** The state of an order, with its money if it has any; one whose answer was lost is asked for again, under its key. */
async function consultarCobranca(deps: Deps, p: Pagamento): Promise<Resultado<CobrancaNoProvedor>> {
  const { ordem, numero } = await cobrancaDo(deps.db, p.id);
  if (ordem === null) {
    if (numero === 1) return { situacao: 'inexistente' };
    await pedirOutra(deps, p.id);
    return ok({ recebidos: [], guardar: async () => undefined });
  }
  const r = await payPalDe(deps).consultarOrdem(ordem);
  if (r.situacao !== 'ok') return r;
  const lido = await lerOrdem(deps, r.valor, 'pessoa');
  if (lido.situacao !== 'ok') return lido;
  return ok({ recebidos: lido.valor === undefined ? [] : [lido.valor], guardar: async () => undefined });
}

/** Notices about a return or a dispute name the capture alone. */
async function ordemDaCaptura(db: Executor, captura: string): Promise<string | undefined> {
  const linha = await db
    .selectFrom('cobrancas_paypal')
    .select('ordem')
    .where('captura', '=', captura)
    .executeTakeFirst();
  return linha?.ordem ?? undefined;
}

async function encerrarSeAcabou(deps: Deps, pagamentoId: number): Promise<void> {
  if (!(await cobrancaDo(deps.db, pagamentoId)).aberto) await encerrar(deps, pagamentoId);
}

type AConferir =
  | { readonly ordem: string; readonly pagamentoId: number | null }
  | { readonly ordem: null; readonly pagamentoId: number };

/**
 * The protocol has no list of orders: the provider is asked about each one that may still bring money, and about every
 * receipt of the period.
 */
async function ordensAConferir(
  { db, relogio }: Pick<Deps, 'db' | 'relogio'>,
  { inicio, fim }: { readonly inicio: string; readonly fim: string },
): Promise<readonly AConferir[]> {
  const abertas = await db
    .selectFrom('cobrancas_paypal as c')
    .innerJoin('pagamentos as p', 'p.id', 'c.pagamento_id')
    .leftJoin('recebimentos as x', (j) => j.onRef('x.referencia', '=', 'c.ordem').on('x.provedor', '=', PAYPAL))
    .select(['c.ordem', 'c.pagamento_id', 'c.numero'])
    .where('c.encerrada', '=', false)
    .where('x.id', 'is', null)
    .where((e) => e.or([e('c.ordem', 'is not', null), e('c.numero', '>', 1)]))
    .where('p.criado_em', '>=', somarHoras(relogio.agora(), -24 * DIAS_A_PERGUNTAR))
    .orderBy('c.pagamento_id')
    .execute();
  const recebidas = await db
    .selectFrom('recebimentos')
    .select('referencia')
    .where('provedor', '=', PAYPAL)
    .where('horario', '>=', inicio)
    .where('horario', '<=', fim)
    .orderBy('id')
    .execute();
  return [
    ...abertas.map(({ ordem, pagamento_id: pagamentoId }) => ({ ordem, pagamentoId })),
    ...recebidas.map(({ referencia }) => ({ ordem: referencia, pagamentoId: null })),
  ];
}
