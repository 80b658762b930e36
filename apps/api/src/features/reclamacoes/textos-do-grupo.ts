import type { Executor } from '../../db/banco.ts';
import { nomeDe } from '../grupos/index.ts';

/** The words of a group that a complaint is measured by, and its administrator as others see him (spec B§4). */
export async function textosDoGrupo(db: Executor, grupoId: number) {
  const linha = await db
    .selectFrom('grupos as g')
    .innerJoin('servicos as s', 's.id', 'g.servico_id')
    .innerJoin('usuarios as u', 'u.id', 'g.administrador_id')
    .select([
      'g.id',
      'g.nome',
      's.nome as servico',
      'g.icone',
      'g.cor',
      'g.descricao',
      'g.regras',
      'g.contato',
      'g.site',
    ])
    .select(['u.id as administradorId', 'u.imagem'])
    .where('g.id', '=', grupoId)
    .executeTakeFirstOrThrow();
  const { administradorId, imagem, regras, ...grupo } = linha;
  return {
    ...grupo,
    regras: regras.split('\n').filter((regra) => regra !== ''),
    administrador: { id: administradorId, nome: await nomeDe(db, administradorId), imagem },
  };
}
