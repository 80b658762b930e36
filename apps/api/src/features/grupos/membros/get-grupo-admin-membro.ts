import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import { ID_STATUS_FATURA } from '@rateia/domain/carteira/estados';
import { diaDe } from '@rateia/domain/datas';
import { recebeDadosDeAcesso } from '@rateia/domain/grupos/estados';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { aberturasDoGrupo, primeiraAbertura } from '../acesso/cofre.ts';
import { faturasDoMembro } from '../pagina/faturas-do-membro.ts';
import { membrosDoGrupo } from '../pagina/membros.ts';
import { exigirNoGrupo } from '../papeis.ts';
import type { Grupo } from '../repository.ts';
import { acharAssinatura } from '../repository.ts';

type Chamada = typeof grupos.getGrupoAdminMembro;
const { pago, estornado } = ID_STATUS_FATURA;

/** What one member paid, how his access stands, and since when he is in (spec B§2 /grupo/admin/{id}/membro). */
export const getGrupoAdminMembro = async (
  ctx: ContextoUsuario,
  { params }: Recebida<Chamada>,
): Promise<Resposta<Chamada>> => {
  const { db } = ctx;
  const { grupo } = await exigirNoGrupo(db, { ctx, grupoId: params.id, chamada: 'getGrupoAdminMembro' });
  const { membro, assinatura } = await exigirDoGrupo(ctx, { grupo, assinaturaId: params.memberId });
  const { pagaEm, usuarioId, cicloFim } = assinatura;
  const pagas = (await faturasDoMembro(db, assinatura.id)).filter((f) => f.status === pago || f.status === estornado);
  const doMembro = { grupoId: grupo.id, usuarioId };
  return {
    grupo: { id: grupo.id, nome: grupo.nome, formaAcesso: grupo.formaAcesso },
    membro,
    desde: pagaEm,
    cicloFim,
    primeiraAberturaEm: pagaEm === null ? null : ((await primeiraAbertura(db, { ...doMembro, desde: pagaEm })) ?? null),
    pago: pagas.filter((f) => f.status === pago).reduce((soma, f) => soma + f.valorTotal, 0),
    pagamentos: pagas.map(({ id, tipo, status, valorTotal, pagaEm: em, competenciaInicio, competenciaFim }) => ({
      id,
      tipo,
      status,
      valorTotal,
      pagaEm: em,
      competenciaInicio,
      competenciaFim,
    })),
    aberturas: await aberturasDoGrupo(db, { ...doMembro, limite: ABERTURAS_MOSTRADAS }),
    enviarAcesso: recebeDadosDeAcesso({ status: grupo.status, jaAssinado: grupo.acessoImediato }),
    podeRemover: pagaEm !== null,
  };
};

const ABERTURAS_MOSTRADAS = 10;

/** The address to which a member is invited; null where no invitation is to be sent (spec B§7; REGRAS 2.15). */
export const getEmailConvite = async (
  ctx: ContextoUsuario,
  { params }: Recebida<typeof grupos.getEmailConvite>,
): Promise<Resposta<typeof grupos.getEmailConvite>> => {
  const { grupo } = await exigirNoGrupo(ctx.db, { ctx, grupoId: params.id, chamada: 'getEmailConvite' });
  const { membro } = await exigirDoGrupo(ctx, { grupo, assinaturaId: params.memberId });
  return { email: membro.emailDoConvite };
};

/** A living membership of this group, as its administrator sees it. */
const exigirDoGrupo = async (
  { db, agora, deps }: ContextoUsuario,
  { grupo, assinaturaId }: { readonly grupo: Grupo; readonly assinaturaId: number },
) => {
  const { id: grupoId, formaAcesso } = grupo;
  const membros = await membrosDoGrupo(db, { grupoId, formaAcesso, hoje: diaDe(agora), regras: await deps.regras() });
  const membro = membros.find(({ idAssinatura }) => idAssinatura === assinaturaId) ?? recusar('naoEncontrado');
  const assinatura = (await acharAssinatura(db, assinaturaId)) ?? recusar('naoEncontrado');
  return { membro, assinatura };
};
