import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { perfil } from '@rateia/contracts/perfil';
import { diaDe } from '@rateia/domain/datas';
import type { ContextoUsuario } from '../../http/contexto.ts';
import { recusar } from '../../http/erros.ts';
import { ciclosLimposDe } from '../carteira/index.ts';
import { contarGruposEmComum, fatosDoAdministrador, gruposOferecidosPor, jaAdministrou } from '../grupos/index.ts';
import { situacaoEntre } from '../indicacao/index.ts';
import { findPessoaPublica } from './repository.ts';

type Chamada = typeof perfil.getInformacoes;

/**
 * The public data of a person: a first name, a face and facts; never a last name, a contact or money. They are shown to
 * people who share a group or a connection with him, and to everybody while he offers a listed group. To anybody else,
 * and to people whom he blocked, he does not exist, because ids can be counted up (spec A§2
 * /perfil/informacoes/{usuarioId}; REGRAS 2.21).
 */
export async function getInformacoes(
  { db, usuario, agora }: ContextoUsuario,
  { params: { usuarioId } }: Recebida<Chamada>,
): Promise<Resposta<Chamada>> {
  const { criadoEm, ...pessoa } = (await findPessoaPublica(db, usuarioId)) ?? recusar('naoEncontrado');
  const eu = usuario.id;
  const { situacao, outroBloqueou } = await situacaoEntre(db, { eu, outro: usuarioId });
  if (outroBloqueou) recusar('naoEncontrado');
  const grupos = [...(await gruposOferecidosPor(db, usuarioId))];
  const gruposEmComum = eu === usuarioId ? 0 : await contarGruposEmComum(db, { eu, outro: usuarioId });
  const visivel = eu === usuarioId || situacao !== 'nenhuma' || gruposEmComum > 0 || grupos.length > 0;
  if (!visivel) recusar('naoEncontrado');
  return {
    ...pessoa,
    desde: diaDe(criadoEm),
    administrador: (await jaAdministrou(db, usuarioId)) ? await fatosDe({ db, usuarioId, agora }) : null,
    grupos,
    gruposEmComum,
    situacaoNaRede: eu === usuarioId ? 'voce' : situacao,
  };
}

async function fatosDe({
  db,
  usuarioId,
  agora,
}: {
  readonly db: ContextoUsuario['db'];
  readonly usuarioId: number;
  readonly agora: string;
}) {
  const { gruposAtivos, respondeEmMinutos } = await fatosDoAdministrador(db, usuarioId);
  const ciclos = await ciclosLimposDe(db, { administradores: [usuarioId], hoje: diaDe(agora) });
  return { gruposAtivos, respondeEmMinutos, ciclosSemFalha: ciclos.get(usuarioId) ?? 0 };
}
