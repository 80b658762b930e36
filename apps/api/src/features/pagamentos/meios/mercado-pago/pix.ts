import { somarMinutos } from '@rateia/domain/datas';
import { MARCA } from '@rateia/domain/marca';
import { pixMercadoPago as regra } from '@rateia/domain/pagamentos/meios/pix-mercado-pago';
import type { Executor, Trx } from '../../../../db/banco.ts';
import { CONTEXTO_PESSOAL } from '../../../../db/contextos.ts';
import type { PagamentoMp, PedidoDePix } from '../../../../gateways/mercado-pago/port.ts';
import type { Resultado } from '../../../../gateways/resultado.ts';
import { ok, recusado } from '../../../../gateways/resultado.ts';
import type { Deps } from '../../../../http/deps.ts';
import { recusar } from '../../../../http/erros.ts';
import type { Recebido } from '../../recebimentos/recebido.ts';
import type { Pagamento } from '../../repository.ts';
import type { CobrancaNoProvedor, CobraPorProvedor } from '../meio.ts';
import { cartao } from './cartao.ts';
import { DO_MERCADO_PAGO } from './comum.ts';
import { criarCobranca, encerrarAbertos, enderecoDosAvisos, lerRecebido, mercadoPagoDe } from './conta.ts';

/**
 * The provider takes no code of less than 30 minutes from the moment at which it is asked. Ours ends by our own clock, so
 * that a request which is repeated late, with the same body, is still taken; the code is taken off the air at our end.
 */
const MINUTOS_A_MAIS = 30;

/** Pix by Mercado Pago: one payment there, whose code comes with its answer and whose key finds it again (REGRAS 2.4). */
export const pixMercadoPago: CobraPorProvedor = {
  ...DO_MERCADO_PAGO,
  nome: 'pixMercadoPago',
  regra,
  // The rows of its payments stand with those of a typed card.
  dadosPessoais: [],
  criar: async (trx, pagamentoId) => {
    if ((await pagadorDe(trx, pagamentoId)).cpf_cifrado === null) return recusar('meioPagamentoIndisponivel');
    await criarCobranca(trx, pagamentoId);
  },
  cobrar: async (deps, p, contexto) => {
    const r = await mercadoPagoDe(deps).criarPix(await pedidoDe(deps, p), contexto);
    if (r.situacao !== 'ok') return r;
    // A refusal by the provider is an answer, and there is no code to pay.
    if (r.valor.estado === 'recusado' || r.valor.estado === 'cancelado') return recusado(r.valor.detalhe);
    return ok(await lerCobranca(deps, p, [r.valor]));
  },
  consultar: async (deps, p) => {
    const { referencia, copia_e_cola } = await pagadorDe(deps.db, p.id);
    const r = await mercadoPagoDe(deps).acharPagamentos(referencia ?? '');
    if (r.situacao !== 'ok') return r;
    // Asked for again under its key, one that was refused answers so.
    if (copia_e_cola === null && r.valor.every(semCodigoNemDinheiro)) return { situacao: 'inexistente' };
    return ok(await lerCobranca(deps, p, r.valor));
  },
  viveMaisLa: true,
  retirar: async (deps, p): Promise<Resultado<unknown>> =>
    await encerrarAbertos(deps, (await pagadorDe(deps.db, p.id)).referencia ?? ''),
  apresentar: cartao.apresentar,
};

function semCodigoNemDinheiro({ estado, copiaECola, pagoEm }: PagamentoMp): boolean {
  return pagoEm === null && (copiaECola === null || estado === 'recusado' || estado === 'cancelado');
}

/** The provider's payments of one charge: the code is kept for its payer, and the money is told in our words. */
async function lerCobranca(
  deps: Deps,
  { id }: Pick<Pagamento, 'id'>,
  feitos: readonly PagamentoMp[],
): Promise<CobrancaNoProvedor> {
  const codigo = feitos.find(({ copiaECola }) => copiaECola !== null)?.copiaECola;
  const recebidos: Recebido[] = [];
  for (const feito of feitos) {
    const recebido = await lerRecebido(deps, feito);
    if (recebido !== undefined) recebidos.push(recebido);
  }
  return {
    recebidos,
    guardar: async (trx: Trx) => {
      if (codigo !== undefined)
        await trx
          .updateTable('cobrancas_mercado_pago')
          .set({ copia_e_cola: codigo })
          .where('pagamento_id', '=', id)
          .execute();
    },
  };
}

async function pagadorDe(db: Executor, pagamentoId: number) {
  return await db
    .selectFrom('pagamentos as p')
    .innerJoin('usuarios as u', 'u.id', 'p.usuario_id')
    .leftJoin('cobrancas_mercado_pago as c', 'c.pagamento_id', 'p.id')
    .select(['u.primeiro_nome', 'u.sobrenome', 'u.email', 'u.cpf_cifrado', 'c.referencia', 'c.copia_e_cola'])
    .where('p.id', '=', pagamentoId)
    .executeTakeFirstOrThrow();
}

async function pedidoDe(deps: Deps, p: Pagamento): Promise<PedidoDePix> {
  const { primeiro_nome, sobrenome, email, cpf_cifrado, referencia } = await pagadorDe(deps.db, p.id);
  if (cpf_cifrado === null || referencia === null) throw new Error(`payer of payment ${p.id} has no CPF any more`);
  return {
    chave: emUuid(referencia),
    referencia,
    valor: p.valor,
    descricao: `Pagamento ${MARCA}`,
    valeAte: somarMinutos(p.expiraEm, MINUTOS_A_MAIS),
    avisarEm: enderecoDosAvisos(deps),
    pagador: {
      email: email ?? '',
      nome: primeiro_nome,
      sobrenome,
      cpf: deps.cifra.decifrar(cpf_cifrado, CONTEXTO_PESSOAL.cpf),
    },
  };
}

/** The key of a charge is its reference, in the form that the provider asks for. */
function emUuid(referencia: string): string {
  return referencia.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
