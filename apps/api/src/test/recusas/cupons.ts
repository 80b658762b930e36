import type { checkout } from '@rateia/contracts/checkout';
import { sql } from 'kysely';
import type { Mundo } from '../app.ts';
import { criarGrupoAVenda } from '../checkout.ts';
import { comprarVagas } from '../compra.ts';
import type { Pessoa } from '../construtores.ts';
import { depositar } from '../construtores.ts';
import { criarCupom, pararCupom } from '../cupons.ts';
import { comDivida, comRestricao, semDadosFiscais } from './compras.ts';
import type { ComReserva, QuerEntrar } from './entrar.ts';
import { aEspera, comReserva, INEXISTENTE, querEntrar, SALDO, vencida } from './entrar.ts';
import type { Provocar, Recusada, Recusas } from './tabela.ts';

/** A code that no coupon has. */
export const CUPOM_DE_NADA = 'NAO-EXISTE';

async function comprarAntes(mundo: Mundo, como: Pessoa): Promise<void> {
  await depositar(mundo, como, SALDO);
  const grupo = await criarGrupoAVenda(mundo);
  await comprarVagas(mundo, { idGrupo: grupo.id, vagas: 1, valorTotal: grupo.totalPorVaga }, { como });
}

/** The two refusals of a coupon: code 4, and code 1 on the first group of a person (spec B§8). */
export function comCupomDeNada(fazer: (mundo: Mundo, p: QuerEntrar) => Promise<Recusada>) {
  return {
    cupomInvalido: querEntrar(async (mundo, p) => {
      await comprarAntes(mundo, p.como);
      return await fazer(mundo, p);
    }),
    cupomInvalidoNaPrimeira: querEntrar(fazer),
  };
}

/** The coupon of a cart is stopped between the screen and the hold. */
export function comCupomQueParou(
  fazer: (mundo: Mundo, p: QuerEntrar) => Promise<Recusada>,
  { jaComprou = false }: { readonly jaComprou?: boolean } = {},
): Provocar {
  return querEntrar(async (mundo, p) => {
    if (jaComprou) await comprarAntes(mundo, p.como);
    await mundo.chamar('adicionarAoCarrinho', { idGrupo: p.grupo.id, vagas: 1 }, { como: p.como });
    const cupom = await criarCupom(mundo);
    await mundo.chamar('cupomDoCarrinho', { cupom: cupom.codigo }, { como: p.como });
    await pararCupom(mundo, cupom);
    return await fazer(mundo, p);
  });
}

async function aplicar(mundo: Mundo, { id, como }: Pick<ComReserva, 'id' | 'como'>, cupom: string | null = null) {
  return await mundo.chamar('cupomDaAssinatura', { idPreCheckout: id, cupom }, { como });
}

/** Every refusal of a coupon on held seats (spec B§7; REGRAS 2.29). */
export const RECUSAS_DO_CUPOM: Recusas<typeof checkout>['cupomDaAssinatura'] = {
  naoEncontrado: comReserva((mundo, { como }) => aplicar(mundo, { id: INEXISTENTE, como })),
  reservaExpirada: vencida((mundo, r) => aplicar(mundo, r)),
  grupoNaoAceitaMembros: comReserva(async (mundo, r) => {
    await comRestricao(mundo, r.grupo.administrador);
    return await aplicar(mundo, r);
  }),
  validacaoObrigatoria: comReserva(async (mundo, r) => {
    await semDadosFiscais(mundo, r.como);
    return await aplicar(mundo, r);
  }),
  dividaPendente: comReserva((mundo, r) => comDivida(mundo, r.como, () => aplicar(mundo, r))),
  restricao: comReserva(async (mundo, r) => {
    await comRestricao(mundo, r.como);
    return await aplicar(mundo, r);
  }),
  precoMudou: comReserva((mundo, r) =>
    aEspera(mundo, {
      prender: (trx) => sql`select 1 from grupo_lotacao where grupo_id = ${r.grupo.id} for update`.execute(trx),
      fazer: () => aplicar(mundo, r),
      mudar: (trx) => sql`update grupos set versao_preco = versao_preco + 1 where id = ${r.grupo.id}`.execute(trx),
    }),
  ),
  cupomInvalido: comReserva(async (mundo, r) => {
    await comprarAntes(mundo, r.como);
    return await aplicar(mundo, r, CUPOM_DE_NADA);
  }),
  cupomInvalidoNaPrimeira: comReserva((mundo, r) => aplicar(mundo, r, CUPOM_DE_NADA)),
};
