import { diaDe } from '@rateia/domain/datas';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { membrosDoGrupo } from '../pagina/membros.ts';
import type { Grupo } from '../repository.ts';
import { acharAssinatura } from '../repository.ts';

/** A living membership of this group, as its administrator sees it. */
export async function exigirMembroDoGrupo(
  { db, agora, deps }: ContextoUsuario,
  { grupo, assinaturaId }: { readonly grupo: Grupo; readonly assinaturaId: number },
) {
  const { id: grupoId, formaAcesso } = grupo;
  const membros = await membrosDoGrupo(db, { grupoId, formaAcesso, hoje: diaDe(agora), regras: await deps.regras() });
  const membro = membros.find(({ idAssinatura }) => idAssinatura === assinaturaId) ?? recusar('naoEncontrado');
  const assinatura = (await acharAssinatura(db, assinaturaId)) ?? recusar('naoEncontrado');
  return { membro, assinatura };
}
