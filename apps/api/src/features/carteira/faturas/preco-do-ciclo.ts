import { sobraDaCaucao } from '@rateia/domain/carteira/lancamentos';
import type { Dia, Instante } from '@rateia/domain/datas';
import { centavos, somar, subtrair, ZERO } from '@rateia/domain/dinheiro';
import {
  acertoDaCaucao,
  ID_ESTADO_MUDANCA,
  MAQUINA_MUDANCA,
  MUDANCAS_ABERTAS,
} from '@rateia/domain/grupos/mudanca-de-valor';
import type { PrecoDaVaga } from '@rateia/domain/grupos/precos';
import type { Executor, Trx } from '../../../db/banco.ts';
import { exigir, mover } from '../../../db/mover.ts';
import { lancar, receberCredito } from '../../livro/index.ts';
import type { Assinatura } from '../repository.ts';

const { marcada, aplicada } = ID_ESTADO_MUDANCA;

/** The change of value that a membership pays from a cycle on; undefined when its price stays (REGRAS 2.11). */
export async function mudancaDoCiclo(
  db: Executor,
  { assinaturaId, inicio }: { readonly assinaturaId: number; readonly inicio: Dia },
): Promise<(PrecoDaVaga & { readonly id: number }) | undefined> {
  const linha = await db
    .selectFrom('mudancas_de_valor')
    .select(['id', 'valor_sem_taxas', 'valor_taxa'])
    .where('assinatura_id', '=', assinaturaId)
    .where('estado', '=', marcada)
    .where('vale_em', '<=', inicio)
    .executeTakeFirst();
  if (linha === undefined) return undefined;
  return { id: linha.id, valorSemTaxas: centavos(linha.valor_sem_taxas), valorTaxa: centavos(linha.valor_taxa) };
}

/** The part of the deposit that an earlier change left to be completed, while no invoice that asked for it was paid. */
async function aCompletar(db: Executor, assinaturaId: number) {
  const linhas = await db
    .selectFrom('mudancas_de_valor')
    .select('caucao_a_completar')
    .where('assinatura_id', '=', assinaturaId)
    .where('estado', '=', aplicada)
    .execute();
  return somar(...linhas.map((l) => centavos(l.caucao_a_completar)));
}

/** The price of a membership's cycle, and what its invoice takes to complete the deposit (REGRAS 2.11). */
export async function precoDoCiclo(
  db: Executor,
  { assinatura, inicio }: { readonly assinatura: Assinatura; readonly inicio: Dia },
) {
  const mudanca = await mudancaDoCiclo(db, { assinaturaId: assinatura.id, inicio });
  const atual: PrecoDaVaga = assinatura;
  const preco = mudanca ?? atual;
  const { exigeCaucao } = assinatura.grupo;
  const acerto = exigeCaucao ? acertoDaCaucao({ ...assinatura, de: atual, para: preco }) : { falta: ZERO, sobra: ZERO };
  const pendente = await aCompletar(db, assinatura.id);
  return { preco, mudanca, falta: somar(pendente, acerto.falta), sobra: mudanca === undefined ? ZERO : acerto.sobra };
}

/**
 * The first invoice at the new price is out: the membership has that price, and the part of the deposit that is too
 * much for it is its owner's to spend (REGRAS 2.11).
 */
export async function aplicarMudanca(
  trx: Trx,
  {
    assinatura,
    faturaId,
    preco,
    agora,
  }: {
    readonly assinatura: Assinatura;
    readonly faturaId: number;
    readonly preco: Awaited<ReturnType<typeof precoDoCiclo>>;
    readonly agora: Instante;
  },
): Promise<void> {
  const { mudanca, falta, sobra } = preco;
  if (mudanca === undefined) return;
  await limparComplemento(trx, assinatura);
  exigir(
    await mover(trx, MAQUINA_MUDANCA, {
      id: mudanca.id,
      de: marcada,
      evento: 'aplicar',
      quem: 'sistema',
      agora,
      mudar: { caucao_a_completar: falta },
      dados: { faturaId },
    }),
  );
  await trx
    .updateTable('assinaturas')
    .set({
      valor_sem_taxas: mudanca.valorSemTaxas,
      valor_taxa: mudanca.valorTaxa,
      caucao: subtrair(assinatura.caucao, sobra),
    })
    .where('id', '=', assinatura.id)
    .execute();
  if (sobra === ZERO) return;
  const { usuarioId } = assinatura;
  const descricao = assinatura.grupo.nome;
  const credito = { usuarioId, origem: 'reembolso', valor: sobra, faturaId, descricao, agora } as const;
  const origemId = await receberCredito(trx, credito);
  const { motivo, partidas } = sobraDaCaucao({ membro: usuarioId, valor: sobra });
  const chave = `mudanca:${mudanca.id}:sobra`;
  await lancar(trx, { motivo, origem: 'creditos', origemId, chave, agora, partidas });
}

/** An invoice that completed the deposit was paid: no later one asks for it. */
export async function limparComplemento(trx: Trx, { id }: Pick<Assinatura, 'id'>): Promise<void> {
  await trx
    .updateTable('mudancas_de_valor')
    .set({ caucao_a_completar: 0 })
    .where('assinatura_id', '=', id)
    .where('caucao_a_completar', '>', 0)
    .execute();
}

/** A rise was announced that the member does not pay yet (REGRAS 2.9, 2.11). */
export async function temAumentoAnunciado(db: Executor, assinaturaId: number): Promise<boolean> {
  return (
    (await db
      .selectFrom('mudancas_de_valor')
      .select('id')
      .where('assinatura_id', '=', assinaturaId)
      .where('estado', 'in', [...MUDANCAS_ABERTAS])
      .where(({ eb }) =>
        eb(eb('valor_sem_taxas', '+', eb.ref('valor_taxa')), '>', eb('sem_taxas_antes', '+', eb.ref('taxa_antes'))),
      )
      .executeTakeFirst()) !== undefined
  );
}
