import type { Instante } from '@rateia/domain/datas';
import { escreverDezena } from '@rateia/domain/loterias/aposta';
import type { SlugDaLoteria } from '@rateia/domain/loterias/loteria';
import { MESES } from '@rateia/domain/loterias/recusa-da-aposta';
import type { Resultado } from '@rateia/domain/loterias/resultado';
import { sql } from 'kysely';
import type { Executor, Trx } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';

export type PropostaDeResultado = {
  readonly id: number;
  readonly loteria: SlugDaLoteria;
  readonly concurso: number;
  readonly resultado: Resultado;
  readonly motivo: string;
  readonly por: number;
  readonly nome: string;
  readonly em: Instante;
};

function propostas(db: Executor) {
  return db
    .selectFrom('resultados_a_mao as p')
    .innerJoin('usuarios as u', 'u.id', 'p.proposto_por')
    .select(['p.id', 'p.concurso', 'p.motivo', 'p.proposto_por as por', 'p.proposto_em as em'])
    .select([
      sql<SlugDaLoteria>`p.loteria`.as('loteria'),
      sql<Resultado>`p.resultado`.as('resultado'),
      sql<string>`u.primeiro_nome || ' ' || u.sobrenome`.as('nome'),
    ])
    .where('p.decidido_em', 'is', null);
}

/** Results by hand that wait for a second person. */
export async function propostasAbertas(db: Executor): Promise<readonly PropostaDeResultado[]> {
  return await propostas(db).orderBy('p.id').execute();
}

/** One that waits, whose row is then this transaction's. */
export async function travarPropostaDeResultado(trx: Trx, id: number): Promise<PropostaDeResultado | undefined> {
  return await propostas(trx).where('p.id', '=', id).forUpdate('p').executeTakeFirst();
}

/** Keeps a result by hand; undefined where one of the same concurso waits already. */
export async function guardarProposta(
  trx: Trx,
  p: { readonly resultado: Resultado; readonly motivo: string; readonly por: number; readonly em: Instante },
): Promise<number | undefined> {
  const { resultado, motivo, por, em } = p;
  const linha = await trx
    .insertInto('resultados_a_mao')
    .values({
      loteria: resultado.loteria,
      concurso: resultado.concurso,
      resultado: JSON.stringify(resultado),
      motivo,
      proposto_por: por,
      proposto_em: em,
    })
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .executeTakeFirst();
  return linha?.id;
}

export async function decidirProposta(
  trx: Trx,
  p: {
    readonly id: number;
    readonly decisao: 'confirmado' | 'recusado';
    readonly por: number;
    readonly em: Instante;
  },
): Promise<void> {
  const { id, decisao, por, em } = p;
  await trx
    .updateTable('resultados_a_mao')
    .set(decisao === 'confirmado' ? { confirmado_por: por } : { recusado_por: por })
    .set({ decidido_em: em })
    .where('id', '=', id)
    .execute();
}

/** Notes the act of a person of the operation on a result by hand. */
export async function anotarDecisao(
  trx: Trx,
  { usuario, ip, agora }: ContextoUsuario,
  { acao, id }: { readonly acao: string; readonly id: number },
): Promise<void> {
  await registrarAuditoria(trx, { usuarioId: usuario.id, acao, alvo: `resultado:${id}`, ip, em: agora });
}

/** A result that two people gave is the result: it takes the place of one that was there. */
export async function guardarResultado(
  trx: Trx,
  { resultado, em }: { readonly resultado: Resultado; readonly em: Instante },
): Promise<void> {
  const texto = JSON.stringify(resultado);
  await trx
    .insertInto('resultados')
    .values({
      loteria: resultado.loteria,
      concurso: resultado.concurso,
      sorteado_em: resultado.data,
      resultado: texto,
      acumulado: resultado.premios.some(({ faixa, ganhadores }) => faixa === 1 && ganhadores === 0),
      conferido_em: em,
    })
    .onConflict((oc) =>
      oc
        .columns(['loteria', 'concurso'])
        .doUpdateSet({ resultado: texto, sorteado_em: resultado.data, conferido_em: em }),
    )
    .execute();
}

/** The drawn numbers in words, as an operator compares them: "04 08 15 · Julho". */
export function emPalavras({ sorteios, trevos = [], time, mes, colunas = [] }: Resultado): string {
  const partes = [
    ...sorteios.map((dezenas) =>
      [...dezenas]
        .sort((a, b) => a - b)
        .map(escreverDezena)
        .join(' '),
    ),
    ...(trevos.length === 0 ? [] : [`trevos ${[...trevos].sort((a, b) => a - b).join(' ')}`]),
    ...(time === undefined ? [] : [time]),
    ...(mes === undefined ? [] : [MESES[mes - 1] ?? '']),
    ...(colunas.length === 0 ? [] : [colunas.join(' ')]),
  ];
  return partes.join(' · ');
}
