import { RECUSAS_DO_ITEM } from '@rateia/contracts/carrinho';
import type { Resposta } from '@rateia/contracts/chamada';
import type { checkout } from '@rateia/contracts/checkout';
import type { ChaveErro } from '@rateia/contracts/erros';
import { ZERO } from '@rateia/domain/dinheiro';
import { composicaoDoCarrinho } from '@rateia/domain/grupos/carrinho';
import { comDescontos } from '@rateia/domain/grupos/composicao-com-descontos';
import type { PrecoDaVaga } from '@rateia/domain/grupos/precos';
import { composicao } from '@rateia/domain/grupos/precos';
import type { Executor } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import { ErroDeCatalogo } from '../../../http/erros.ts';
import { comboNoCarrinho } from '../combos/combo-no-carrinho.ts';
import { descontosDoCarrinho } from '../cupons/descontos-do-carrinho.ts';
import { reducaoNaEntrada } from '../cupons/taxa-reduzida.ts';
import type { GrupoParaEntrar } from '../grupo-para-entrar.ts';
import { acharGrupoParaEntrar } from '../grupo-para-entrar.ts';
import { apresentarComposicao } from '../presenter.ts';
import { conferirEntrada, reservaAberta } from '../restricoes/conferir-entrada.ts';
import { exigirPaisDaResidencia } from '../restricoes/exigir-pais-da-residencia.ts';
import { exigirRelacionamento } from '../restricoes/exigir-relacionamento.ts';
import type { DoCarrinho, ItemDoCarrinho } from './repository.ts';
import { lerCarrinho } from './repository.ts';

export type Carrinho = Resposta<typeof checkout.getCarrinho>;
export type RecusaDoItem = (typeof RECUSAS_DO_ITEM)[number];

/** True for a refusal that is about the group; any other is about the person, and comes when the cart is held. */
export function recusaDoItem(erro: unknown): erro is ErroDeCatalogo & { readonly chave: RecusaDoItem } {
  return erro instanceof ErroDeCatalogo && DO_ITEM.includes(erro.chave);
}
const DO_ITEM: readonly ChaveErro[] = RECUSAS_DO_ITEM;

/** Why the person cannot take these seats now, if it is about the group (REGRAS 2.1, 2.2). */
export async function recusaDe(
  db: Executor,
  deps: Pick<Deps, 'regras' | 'relogio'>,
  item: DoCarrinho & { readonly vagas: number; readonly relacionamento: number | null },
) {
  try {
    const entrada = await conferirEntrada(db, deps, item);
    exigirRelacionamento(entrada, item.relacionamento);
    exigirPaisDaResidencia(entrada, null);
    return null;
  } catch (erro) {
    if (recusaDoItem(erro)) return erro;
    if (erro instanceof ErroDeCatalogo) return null;
    throw erro;
  }
}

/** The cart of a person with prices and seats as they are now (spec B§4). */
export async function carrinhoDe(
  db: Executor,
  deps: Pick<Deps, 'regras' | 'relogio'>,
  usuarioId: number,
): Promise<Carrinho> {
  const agora = deps.relogio.agora();
  const regras = await deps.regras();
  const { porUsuarioNoGrupo, gruposNoCarrinho: gruposMaximos } = regras.vagas;
  const julgados: { readonly item: ItemDoCarrinho; readonly grupo: GrupoParaEntrar; readonly recusa: Recusa }[] = [];
  for (const item of await lerCarrinho(db, usuarioId)) {
    const { grupoId, vagas, relacionamento } = item;
    const grupo = await acharGrupoParaEntrar(db, { grupoId, usuarioId });
    if (grupo === undefined) throw new Error(`group ${grupoId} of a cart is gone`);
    julgados.push({ item, grupo, recusa: await recusaDe(db, deps, { usuarioId, grupoId, vagas, relacionamento }) });
  }
  const aceitos = julgados.filter(({ recusa }) => recusa === null);
  const precos = aceitos.map(({ item: { vagas }, grupo }) =>
    composicao({ preco: precoDe(grupo), vagas, exigeCaucao: grupo.exigeCaucao }),
  );
  const soma = composicaoDoCarrinho(precos);
  const grupos = aceitos.map(({ item: { vagas }, grupo }, i) => ({
    grupoId: grupo.id,
    base: precos[i]?.mensal ?? ZERO,
    doPlus: reducaoNaEntrada(grupo, { vagas, regras, agora }),
  }));
  const { descontos, cupom } = await descontosDoCarrinho(db, { usuarioId, grupos, agora });
  return {
    itens: julgados.map(({ item, grupo, recusa }) => {
      const mensal = composicao({ preco: precoDe(grupo), vagas: item.vagas, exigeCaucao: false }).mensal;
      const antes = composicao({ preco: item.preco, vagas: item.vagas, exigeCaucao: false }).mensal;
      return {
        idGrupo: grupo.id,
        ...rotulosDe(grupo),
        vagas: item.vagas,
        vagasMaximas: Math.min(porUsuarioNoGrupo, grupo.livres + (reservaAberta(grupo)?.vagas ?? 0)),
        exigeCaucao: grupo.exigeCaucao,
        mensal,
        mensalAntes: antes === mensal ? null : antes,
        recusa: recusa === null ? null : { chave: recusa.chave, mensagem: recusa.message },
      };
    }),
    vagas: julgados.reduce((total, { item }) => total + item.vagas, 0),
    composicao: soma === undefined ? null : apresentarComposicao(comDescontos(soma, descontos)),
    cupom,
    combo: await comboNoCarrinho(db, { usuarioId, grupos: julgados.map(({ grupo }) => grupo.id), cupom, agora }),
    gruposMaximos,
  };
}
type Recusa = Awaited<ReturnType<typeof recusaDe>>;

/** The names by which people know a group. */
export function rotulosDe({ nome: grupo, servico, icone, cor, nomeAdmin }: GrupoParaEntrar) {
  return {
    grupo,
    servico,
    icone,
    cor,
    nomeAdmin,
  };
}

export function precoDe({ valorSemTaxas, valorTaxa }: PrecoDaVaga): PrecoDaVaga {
  return { valorSemTaxas, valorTaxa };
}
