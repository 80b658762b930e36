import type { Descontavel, ParteDoDesconto, TipoDeDesconto } from '@rateia/domain/carteira/desconto';
import { depoisDoDesconto, dividirDesconto, quantoCabe } from '@rateia/domain/carteira/desconto';
import type { Instante } from '@rateia/domain/datas';
import { diaDe } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { menor, negar, somar, ZERO } from '@rateia/domain/dinheiro';
import { recusaDoCupom, valorDoCupom } from '@rateia/domain/grupos/cupom';
import type { LinhaDeValor } from '@rateia/domain/linha-de-valor';
import type { Executor } from '../../../db/banco.ts';
import { temRestricao } from '../../../db/restricao.ts';
import { recusar } from '../../../http/erros.ts';
import type { PedidoDeItem } from '../../../http/itens.ts';
import { pedirPromocional, promocionaisLivres } from '../../carteira/index.ts';
import { descontaveis } from '../../pedido/index.ts';
import type { CupomGuardado } from './repository.ts';
import { acharCupom, ehPrimeiraCompra, servicosDosGrupos, usosDaPessoa } from './repository.ts';
import { pedirTaxaReduzida, ROTULO_DO_PLUS } from './taxa-reduzida.ts';

/** A group of an order, by its place there, with what Plus takes off the fee of its seats (REGRAS 2.32). */
export type GrupoDoPedido = { readonly grupoId: number; readonly base: Centavos; readonly doPlus: Centavos };

/** A discount of an order: what it pays of each group, and its line. */
type Desconto = {
  readonly tipo: TipoDeDesconto;
  readonly desconta: readonly ParteDoDesconto[];
  readonly linha: LinhaDeValor;
  readonly cupom?: CupomGuardado;
};

type Compra = {
  readonly usuarioId: number;
  readonly grupos: readonly GrupoDoPedido[];
  readonly agora: Instante;
  /** The code that the person typed, or the coupon that his cart has. */
  readonly cupom?: string | CupomGuardado | undefined;
  /** False where the person is known to have no credit to spend: it is not looked for. */
  readonly comCredito?: boolean;
};

/**
 * The discounts of a person's order as they are now: the reduced fee of Plus, the coupon, then spend-only credit for what
 * is left of shares and fees. A coupon that does not hold is refused (REGRAS 2.29, 2.32).
 */
export async function calcularDescontos(db: Executor, c: Compra): Promise<readonly Desconto[]> {
  let livres: readonly Descontavel[] = c.grupos.map(({ base }, indice) => ({ indice, base, livre: base }));
  const descontos: Desconto[] = [];
  const doPlus = livres.flatMap(({ indice, base, livre }) => {
    const valor = menor(livre, c.grupos[indice]?.doPlus ?? ZERO);
    return valor > ZERO ? [{ indice, base, valor }] : [];
  });
  if (doPlus.length > 0) {
    descontos.push({ tipo: 'taxaReduzida', desconta: doPlus, linha: linhaDe('taxaReduzida', doPlus, ROTULO_DO_PLUS) });
    livres = depoisDoDesconto(livres, doPlus);
  }
  if (c.cupom !== undefined) {
    const doCupom = await descontoDoCupom(db, c, livres);
    descontos.push(doCupom);
    livres = depoisDoDesconto(livres, doCupom.desconta);
  }
  if (c.comCredito === false) return descontos;
  const creditos = await promocionaisLivres(db, { usuarioId: c.usuarioId, hoje: diaDe(c.agora) });
  const desconta = dividirDesconto(somar(...creditos.map(({ livre }) => livre)), livres);
  if (desconta.length > 0) descontos.push({ tipo: 'promocional', desconta, linha: linhaDe('promocional', desconta) });
  return descontos;
}

function linhaDe(chave: string, desconta: readonly ParteDoDesconto[], rotulo = 'Crédito promocional'): LinhaDeValor {
  return { chave, rotulo, valor: negar(somar(...desconta.map(({ valor }) => valor))) };
}

async function descontoDoCupom(db: Executor, c: Compra, livres: readonly Descontavel[]): Promise<Desconto> {
  const primeira = await ehPrimeiraCompra(db, c.usuarioId);
  const cupom = typeof c.cupom === 'string' ? await acharCupom(db, { codigo: c.cupom }) : c.cupom;
  if (cupom === undefined) return recusarCupom(primeira);
  const servicos = await servicosDosGrupos(
    db,
    c.grupos.map(({ grupoId }) => grupoId),
  );
  const valem = livres.filter(({ indice }) => {
    const grupoId = c.grupos[indice]?.grupoId ?? 0;
    return cupom.servicoId === null || servicos.get(grupoId) === cupom.servicoId;
  });
  const base = quantoCabe(valem);
  if (recusaDoCupom(cupom, { base, primeira, agora: c.agora }) !== undefined) recusarCupom(primeira);
  const { pagos, abertos } = await usosDaPessoa(db, { cupomId: cupom.id, usuarioId: c.usuarioId });
  if (pagos >= cupom.porPessoa) recusarCupom(primeira);
  if (cupom.limite !== null && cupom.usos - abertos >= cupom.limite) recusarCupom(primeira);
  const desconta = dividirDesconto(valorDoCupom(cupom, base), valem);
  if (desconta.length === 0) recusarCupom(primeira);
  return { tipo: 'cupom', desconta, linha: linhaDe('cupom', desconta, `Cupom ${cupom.codigo}`), cupom };
}

/** An invalid coupon has code 4; on the first group of a person code 1, with the way on (spec B§8). */
export function recusarCupom(primeira: boolean): never {
  return recusar(primeira ? 'cupomInvalidoNaPrimeira' : 'cupomInvalido');
}

/** The discounts as items of an order, after its groups. */
export async function pedirDescontos(
  db: Executor,
  c: Omit<Compra, 'grupos'> & {
    readonly pedidos: readonly { readonly grupoId: number; readonly pedido: PedidoDeItem; readonly doPlus: Centavos }[];
  },
): Promise<{ readonly itens: readonly PedidoDeItem[]; readonly linhas: readonly LinhaDeValor[] }> {
  const bases = descontaveis(c.pedidos.map(({ pedido }) => pedido.item));
  const grupos = c.pedidos.map(({ grupoId, doPlus }, i) => ({
    grupoId,
    doPlus,
    base: bases.find(({ indice }) => indice === i)?.base ?? ZERO,
  }));
  const descontos = await calcularDescontos(db, { ...c, grupos });
  const { usuarioId, agora } = c;
  return {
    itens: descontos.map(({ tipo, cupom, desconta }) => {
      if (tipo === 'taxaReduzida') return pedirTaxaReduzida(desconta);
      return cupom === undefined
        ? pedirPromocional({ usuarioId, desconta, agora })
        : pedirCupom({ usuarioId, cupom, desconta, agora });
    }),
    linhas: descontos.map(({ linha }) => linha),
  };
}

/** Coupons are taken after the seats of an order, and before its credits. */
const DEPOIS_DAS_VAGAS = Number.MAX_SAFE_INTEGER - 1;

/** A coupon as an item below zero; its limits are held by the database when it is taken (REGRAS 2.29). */
export function pedirCupom(p: {
  readonly usuarioId: number;
  readonly cupom: Pick<CupomGuardado, 'id'>;
  readonly desconta: readonly ParteDoDesconto[];
  readonly agora: Instante;
}): PedidoDeItem {
  const valor = negar(somar(...p.desconta.map((parte) => parte.valor)));
  return {
    ordem: DEPOIS_DAS_VAGAS,
    item: { tipo: 'cupom', quantidade: 1, valor, desconta: p.desconta, guardar: () => ({ partes: [] }) },
    ocupar: async (trx, { itemId }) => {
      const uso = { item_id: itemId, cupom_id: p.cupom.id, usuario_id: p.usuarioId, usado_em: p.agora };
      await trx
        .insertInto('usos_de_cupom')
        .values(uso)
        .execute()
        .catch((erro: unknown) => {
          if (temRestricao(erro, 'cupom_esgotado') || temRestricao(erro, 'cupom_por_pessoa')) recusar('cupomInvalido');
          throw erro;
        });
      return true;
    },
  };
}
