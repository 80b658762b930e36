import { MARCA } from '@rateia/domain/marca';
import { mercadoPago as regra } from '@rateia/domain/pagamentos/meios/mercado-pago';
import type { Executor } from '../../../../db/banco.ts';
import { CONTEXTO_PESSOAL } from '../../../../db/contextos.ts';
import type { Resultado } from '../../../../gateways/resultado.ts';
import { ok } from '../../../../gateways/resultado.ts';
import type { Deps } from '../../../../http/deps.ts';
import type { Recebido } from '../../recebimentos/recebido.ts';
import type { Pagamento } from '../../repository.ts';
import type { CobrancaNoProvedor, CobraPorProvedor } from '../meio.ts';
import { cartao } from './cartao.ts';
import { DO_MERCADO_PAGO } from './comum.ts';
import { criarCobranca, encerrarAbertos, enderecoDosAvisos, lerRecebido, mercadoPagoDe } from './conta.ts';

/**
 * The wallet of Mercado Pago: its charge is a page of the provider, and every payment that is made there is received. A
 * page may be paid more than once: each payment counts (REGRAS 2.4).
 */
export const mercadoPago: CobraPorProvedor = {
  ...DO_MERCADO_PAGO,
  nome: 'mercadoPago',
  regra,
  dadosPessoais: [],
  criar: criarCobranca,
  cobrar: async (deps, p, contexto) => {
    const { referencia, email, cpf_cifrado } = await cobrancaDo(deps.db, p);
    const pagina = await mercadoPagoDe(deps).criarPagina(
      {
        chave: referencia,
        referencia,
        valor: p.valor,
        titulo: `Pagamento ${MARCA}`,
        email,
        cpf: cpf_cifrado === null ? null : deps.cifra.decifrar(cpf_cifrado, CONTEXTO_PESSOAL.cpf),
        voltarPara: voltaDe(deps, p),
        expiraEm: p.expiraEm,
        avisarEm: enderecoDosAvisos(deps),
      },
      contexto,
    );
    if (pagina.situacao !== 'ok') return pagina;
    const { url } = pagina.valor;
    return ok({
      recebidos: [],
      guardar: async (trx) => {
        await trx.updateTable('cobrancas_mercado_pago').set({ url }).where('pagamento_id', '=', p.id).execute();
      },
    });
  },
  consultar: consultarPagina,
  // The page ends by itself; a payment that still waits on it is ended here.
  retirar: async (deps, p) => await encerrarAbertos(deps, (await cobrancaDo(deps.db, p)).referencia),
  apresentar: cartao.apresentar,
};

/** The page that sends the person back, whatever became of the payment: what it says there is shown and not believed. */
function voltaDe({ config }: Pick<Deps, 'config'>, { idPublico }: Pick<Pagamento, 'idPublico'>): string {
  return new URL(`/checkout/pagamento/mercadopago?idPagamento=${idPublico}`, config.appUrl).href;
}

async function cobrancaDo(db: Executor, { id }: Pick<Pagamento, 'id'>) {
  const linha = await db
    .selectFrom('cobrancas_mercado_pago as c')
    .innerJoin('pagamentos as p', 'p.id', 'c.pagamento_id')
    .innerJoin('usuarios as u', 'u.id', 'p.usuario_id')
    .select(['c.referencia', 'c.url', 'u.email', 'u.cpf_cifrado'])
    .where('c.pagamento_id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...linha, email: linha.email ?? '' };
}

/** The payments that were made on a page; a page whose answer was lost is asked for again, under its key. */
async function consultarPagina(deps: Deps, p: Pagamento): Promise<Resultado<CobrancaNoProvedor>> {
  const { referencia, url } = await cobrancaDo(deps.db, p);
  const r = await mercadoPagoDe(deps).acharPagamentos(referencia);
  if (r.situacao !== 'ok') return r;
  const recebidos: Recebido[] = [];
  for (const feito of r.valor) {
    const recebido = await lerRecebido(deps, feito);
    if (recebido !== undefined) recebidos.push(recebido);
  }
  if (url === null && recebidos.length === 0) return { situacao: 'inexistente' };
  return ok({ recebidos, guardar: async () => undefined });
}
