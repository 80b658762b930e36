import type { Dia, Instante } from '@rateia/domain/datas';
import { sql } from 'kysely';
import type { Executor, Trx } from '../../../../db/banco.ts';
import { recusar } from '../../../../http/erros.ts';
import type { Campanha } from '../../campanhas/repository.ts';
import { selectCampanhas } from '../../campanhas/repository.ts';

export async function getCampanhaOu404(db: Executor, id: number): Promise<Campanha> {
  return (await selectCampanhas(db).where('id', '=', id).executeTakeFirst()) ?? recusar('naoEncontrado');
}

/** The same, which nobody else changes meanwhile. */
export async function travarCampanha(trx: Trx, id: number): Promise<Campanha> {
  return (
    (await selectCampanhas(trx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()) ?? recusar('naoEncontrado')
  );
}

/** The columns that every change of a campaign writes besides its own. */
export function outraVersao(agora: Instante) {
  return { alterada_em: agora, versao: sql<number>`versao + 1` };
}

/**
 * The fields that the operation may write. Each write makes another version, so that no operator overwrites a change
 * that he has not seen.
 */
export async function gravarCampanha(
  trx: Trx,
  {
    id,
    agora,
    ...mudanca
  }: Partial<Omit<Campanha, 'tipo' | 'versao' | 'estado'>> & { readonly id: number; readonly agora: Instante },
): Promise<void> {
  const {
    abrirEmNovaJanela,
    imagemDesktop,
    imagemMobile,
    contagemAte,
    utm,
    rotas,
    tags,
    publicos,
    servicos,
    ...iguais
  } = mudanca;
  function definida<T>(coluna: string, valor: T | undefined) {
    return valor === undefined ? {} : { [coluna]: valor };
  }
  await trx
    .updateTable('campanhas')
    .set({
      ...iguais,
      ...definida('nova_janela', abrirEmNovaJanela),
      ...definida('imagem_desktop', imagemDesktop),
      ...definida('imagem_mobile', imagemMobile),
      ...definida('contagem_ate', contagemAte),
      ...definida('utm', utm === undefined ? undefined : JSON.stringify(utm)),
      ...definida('rotas', rotas === undefined ? undefined : [...rotas]),
      ...definida('tags', tags === undefined ? undefined : [...tags]),
      ...definida('publicos', publicos === undefined ? undefined : [...publicos]),
      ...definida('servicos', servicos === undefined ? undefined : [...servicos]),
      ...outraVersao(agora),
    })
    .where('id', '=', id)
    .execute();
}

/** A picture to which no campaign leads any more: its row goes, and the caller lets its file go with it. */
export async function soltarImagem(trx: Trx, codigo: string): Promise<boolean> {
  const { rows } = await sql<{ readonly codigo: string }>`
    delete from campanha_imagens i where i.codigo = (select codigo from campanha_imagens where codigo = ${codigo} for update skip locked)
      and not exists (select from campanhas c where i.codigo in (c.imagem_desktop, c.imagem_mobile)) returning codigo`.execute(
    trx,
  );
  return rows.length > 0;
}

export type Ato = { readonly acao: string; readonly quem: string; readonly em: Instante };

/** The acts of the staff on a campaign, newest first. */
export async function listHistorico(db: Executor, id: number): Promise<readonly Ato[]> {
  const { rows } = await sql<Ato>`
    select a.acao, u.primeiro_nome || ' ' || u.sobrenome as quem, a.em from auditoria a join usuarios u on u.id = a.usuario_id
    where a.alvo = ${`campanha:${id}`} order by a.id desc limit 50`.execute(db);
  return rows;
}

export type Soma = { readonly impressoes: number; readonly cliques: number };
export function somar(dias: readonly (Soma & { readonly dia: Dia })[]): Soma {
  return dias.reduce(
    (soma, { impressoes, cliques }) => ({ impressoes: soma.impressoes + impressoes, cliques: soma.cliques + cliques }),
    {
      impressoes: 0,
      cliques: 0,
    },
  );
}

/** Memberships that were paid by people whom the campaign led here. */
export async function contarCompras(db: Executor, campanhaId: number): Promise<number> {
  const { quantas } = await db
    .selectFrom('assinaturas')
    .select((e) => e.fn.countAll<number>().as('quantas'))
    .where('campanha_id', '=', campanhaId)
    .where('paga_em', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(quantas);
}
