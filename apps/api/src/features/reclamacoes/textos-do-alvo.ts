import { MARCA } from '@rateia/domain/marca';
import type { Executor } from '../../db/banco.ts';
import { nomeDe } from '../grupos/index.ts';
import type { Alvo } from './repository.ts';

/**
 * The words that a complaint is measured by, and the side that answers as others see it: the administrator of a group, the
 * product itself for a pool (spec B§4).
 */
export async function textosDoAlvo(db: Executor, alvo: Alvo) {
  if (alvo.objeto === 'grupo') return await textosDoGrupo(db, alvo.grupoId);
  return { regras: [], contato: '', site: '', administrador: { nome: MARCA, imagem: null } };
}

/** The words of a group, and its administrator as others see him (spec B§4). */
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
