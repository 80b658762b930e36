import type { Instante } from '@rateia/domain/datas';
import { diaDe, diasEntre, inicioDoDia, somarHoras } from '@rateia/domain/datas';
import { primeiroDiaDoProblema } from '@rateia/domain/reclamacoes/prazos';
import type { Regras } from '@rateia/domain/regras';
import type { Executor } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { grupoVisivel } from '../../grupos/index.ts';
import { assinaturaParaReclamar } from '../repository.ts';

export type QuemReclama = {
  readonly grupoId: number;
  readonly administradorId: number;
  readonly assinatura: NonNullable<Awaited<ReturnType<typeof assinaturaParaReclamar>>>;
};

/** The caller as a member of the group, or as one who was: nobody complains of his own group, or of a stranger's. */
export async function exigirQuemReclama(
  db: Executor,
  { usuario }: Pick<ContextoUsuario, 'usuario'>,
  grupoId: number,
): Promise<QuemReclama> {
  const grupo = await db
    .selectFrom('grupos')
    .select('administrador_id as id')
    .where('id', '=', grupoId)
    .executeTakeFirst();
  if (grupo === undefined) return recusar('grupoNaoEncontrado');
  if (grupo.id === usuario.id) return recusar('reclamacaoDoProprioGrupo');
  const assinatura = await assinaturaParaReclamar(db, { grupoId, usuarioId: usuario.id });
  if (assinatura !== undefined) return { grupoId, administradorId: grupo.id, assinatura };
  return (await grupoVisivel(db, grupoId, usuario.id)) ? recusar('semPermissao') : recusar('grupoNaoEncontrado');
}

/** The access is due since a day and never came (REGRAS 2.1, 2.7). */
export function nuncaEntregue(
  { assinatura }: QuemReclama,
  { agora, regras }: { readonly agora: Instante; readonly regras: Regras },
): boolean {
  const { entradaEm, acessoEntregueEm } = assinatura;
  if (entradaEm === null || acessoEntregueEm !== null) return false;
  return somarHoras(entradaEm, regras.grupos.horasParaEnviarDados) <= agora;
}

/** He left too long ago to complain (REGRAS 2.7: 7 days). */
export function saiuHaMuito(
  { assinatura }: QuemReclama,
  { agora, regras }: { readonly agora: Instante; readonly regras: Regras },
): boolean {
  const { encerradaEm } = assinatura;
  return encerradaEm !== null && diasEntre(diaDe(encerradaEm), diaDe(agora)) > regras.reclamacoes.diasDepoisDoFim;
}

/** The member's first message to the administrator about what may still be complained of. */
export async function conversouEm(
  db: Executor,
  p: { readonly assinaturaId: number; readonly usuarioId: number; readonly agora: Instante; readonly regras: Regras },
): Promise<Instante | null> {
  const linha = await db
    .selectFrom('conversa_mensagens as m')
    .innerJoin('conversas as c', 'c.id', 'm.conversa_id')
    .select('m.em')
    .where('c.assinatura_id', '=', p.assinaturaId)
    .where('m.autor_id', '=', p.usuarioId)
    .where('m.em', '>=', inicioDoDia(primeiroDiaDoProblema(diaDe(p.agora), p.regras)))
    .orderBy('m.em')
    .limit(1)
    .executeTakeFirst();
  return linha?.em ?? null;
}
