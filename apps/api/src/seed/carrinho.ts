import { ID_VISIBILIDADE_GRUPO } from '@rateia/domain/grupos/enums';
import { ID_STATUS_GRUPO } from '@rateia/domain/grupos/estados';
import type { Gente } from './gente.ts';
import type { MundoPassado } from './mundo.ts';

const GRUPOS = 2;

/** A cart with groups that the person may enter, which waits for its payment; answers the groups. */
export async function encherCarrinho(mundo: MundoPassado, pessoa: Gente): Promise<readonly { readonly id: number }[]> {
  const grupos = await mundo.aplicacao.deps.db
    .selectFrom('grupos as g')
    .innerJoin('grupo_lotacao as l', 'l.grupo_id', 'g.id')
    .select('g.id')
    .where('g.status', 'in', [ID_STATUS_GRUPO.aguardandoMembros, ID_STATUS_GRUPO.assinadoComVagas])
    .where('g.visibilidade', '=', ID_VISIBILIDADE_GRUPO.publico)
    .where('g.administrador_id', '<>', pessoa.id)
    .where('l.livres', '>', 0)
    // A household asks for its country on its own page, and enters no cart (REGRAS 2.27).
    .where('g.pais_da_residencia', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('assinaturas as a')
            .select('a.id')
            .whereRef('a.grupo_id', '=', 'g.id')
            .where('a.usuario_id', '=', pessoa.id),
        ),
      ),
    )
    .orderBy('l.livres', 'desc')
    .orderBy('g.id')
    .limit(GRUPOS)
    .execute();
  for (const { id } of grupos) await mundo.chamar('adicionarAoCarrinho', { idGrupo: id, vagas: 1 }, pessoa);
  return grupos;
}
