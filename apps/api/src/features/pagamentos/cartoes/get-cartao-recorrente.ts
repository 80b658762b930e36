import type { Resposta } from '@rateia/contracts/chamada';
import type { pagamentos } from '@rateia/contracts/pagamentos';
import { proximoVencimento } from '@rateia/domain/carteira/ciclo';
import { taxaComPlus } from '@rateia/domain/carteira/plus';
import { centavos, multiplicar, somar } from '@rateia/domain/dinheiro';
import { ID_ESTADO_ASSINATURA } from '@rateia/domain/grupos/assinatura';
import { acrescimoDoMeio } from '@rateia/domain/pagamentos/meio';
import { cartaoRecorrente } from '@rateia/domain/pagamentos/meios/cartao-recorrente';
import { ID_ESTADO_AUTORIZACAO } from '@rateia/domain/pagamentos/programado/autorizacao';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import type { ComposicaoDosPagamentos } from '../composicao.ts';
import { cartaoQuePaga, cobraSozinho, recusaQueParou } from './cartao-que-paga.ts';
import { listarCartoes } from './cartoes-do-usuario.ts';

type Contrato = typeof pagamentos.getCartaoRecorrente;
type Com = Pick<ComposicaoDosPagamentos, 'temPlus'>;

/**
 * The card that pays by itself and the groups that it pays, each with its cost; null where no card would be charged, with
 * the reason if its bank refused it for good (spec B§7; REGRAS 2.4, 2.8).
 */
export function getCartaoRecorrente(composicao: Com) {
  return async (ctx: ContextoUsuario): Promise<Resposta<Contrato>> => {
    const { db, deps, usuario, agora } = ctx;
    if (!(await cobraSozinho(deps))) return { cartao: null, parado: null, grupos: [], custoDeCem: null };
    const custoDeCem = acrescimoDoMeio(cartaoRecorrente, CEM_REAIS, await deps.regras());
    const principal = (await listarCartoes(ctx)).find((c) => c.principal);
    if (principal === undefined) return { cartao: null, parado: null, grupos: [], custoDeCem };
    const paga = await cartaoQuePaga(db, { usuarioId: usuario.id, agora });
    return {
      cartao: paga === undefined ? null : principal,
      parado: (await recusaQueParou(db, principal.id)) ?? null,
      grupos: await gruposQuePaga(ctx, composicao),
      custoDeCem,
    };
  };
}

/** The amount by which a cost in percent is told. */
const CEM_REAIS = centavos(10_000);

/** The groups of the caller that charge a next month, nearest first; with Plus at the reduced fee (REGRAS 2.32). */
async function gruposQuePaga(
  { db, deps, usuario, agora }: ContextoUsuario,
  { temPlus }: Com,
): Promise<Resposta<Contrato>['grupos']> {
  const regras = await deps.regras();
  const comPlus = await temPlus(db, { usuarioId: usuario.id, agora });
  const linhas = await db
    .selectFrom('assinaturas as a')
    .innerJoin('grupos as g', 'g.id', 'a.grupo_id')
    .select(['g.id', 'g.nome', 'g.icone', 'g.cor', 'g.fim_em as fimEm'])
    .select(['a.ciclo_fim as cicloFim', 'a.saida_em as saidaEm', 'a.valor_sem_taxas', 'a.valor_taxa', 'a.vagas'])
    .select((e) =>
      e
        .exists(
          e
            .selectFrom('autorizacoes_pix as p')
            .select('p.id')
            .whereRef('p.assinatura_id', '=', 'a.id')
            .where('p.estado', '=', ID_ESTADO_AUTORIZACAO.aprovada),
        )
        .as('temPixProgramado'),
    )
    .where('a.usuario_id', '=', usuario.id)
    .where('a.estado', '=', ID_ESTADO_ASSINATURA.ativa)
    .orderBy('a.ciclo_fim')
    .orderBy('a.id')
    .execute();
  return linhas.flatMap((l) => {
    const vencimento = proximoVencimento(l);
    if (vencimento === null) return [];
    const preco = { valorSemTaxas: centavos(l.valor_sem_taxas), valorTaxa: centavos(l.valor_taxa) };
    const taxa = comPlus ? taxaComPlus(preco, regras) : preco.valorTaxa;
    const valor = multiplicar(somar(preco.valorSemTaxas, taxa), l.vagas);
    return [
      {
        ...{ id: l.id, nome: l.nome, icone: l.icone, cor: l.cor, vencimento, valor },
        custo: acrescimoDoMeio(cartaoRecorrente, valor, regras),
        temPixProgramado: Boolean(l.temPixProgramado),
      },
    ];
  });
}
