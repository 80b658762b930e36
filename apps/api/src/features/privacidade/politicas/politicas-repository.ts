import type { politica } from '@rateia/contracts/privacidade';
import type { z } from 'zod';
import type { Executor, Trx } from '../../../db/banco.ts';
import type { CodigoDaPolitica } from '../../../db/consentimentos.ts';

export type Politica = z.output<typeof politica>;
const ATIVA = 1;

/** Every version of every policy, newest first; the terms of use are no policy and have their own page. */
export async function getTodasAsPoliticas(db: Executor): Promise<readonly Politica[]> {
  const linhas = await db
    .selectFrom('politicas')
    .selectAll()
    .where('codigo', '<>', 'termos')
    .orderBy('vigente_desde', 'desc')
    .orderBy('id')
    .execute();
  return linhas.map((l) => ({
    codigo: l.codigo as CodigoDaPolitica,
    versao: l.versao,
    tipo: l.tipo,
    status: l.status,
    titulo: l.titulo,
    resumo: l.resumo,
    mudancas: l.mudancas,
    vigenteDesde: l.vigente_desde,
    secoes: l.secoes as Politica['secoes'],
  }));
}

export async function getPoliticaAtiva(db: Executor, codigo: CodigoDaPolitica): Promise<Politica> {
  const achada = (await getTodasAsPoliticas(db)).find((p) => p.codigo === codigo && p.status === ATIVA);
  if (achada === undefined) throw new Error(`no policy ${codigo} in force`);
  return achada;
}

export async function guardarAceiteDePolitica(
  trx: Trx,
  a: {
    readonly usuarioId: number;
    readonly codigo: string;
    readonly versao: string;
    readonly agora: string;
    readonly ip: string;
  },
): Promise<void> {
  await trx
    .insertInto('aceites')
    .values({ usuario_id: a.usuarioId, documento: a.codigo, versao: a.versao, aceito_em: a.agora, ip: a.ip })
    .onConflict((c) => c.columns(['usuario_id', 'documento', 'versao']).doNothing())
    .execute();
}

export async function getAceitesDe(db: Executor, usuarioId: number) {
  return await db
    .selectFrom('aceites')
    .select(['documento', 'versao', 'aceito_em'])
    .where('usuario_id', '=', usuarioId)
    .orderBy('id', 'desc')
    .execute();
}

export async function getConsentimentosDe(db: Executor, usuarioId: number) {
  return await db
    .selectFrom('consentimentos')
    .select(['finalidade', 'versao', 'valores', 'origem', 'em'])
    .where('usuario_id', '=', usuarioId)
    .orderBy('id', 'desc')
    .execute();
}
