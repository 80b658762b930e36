import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import { ID_STATUS_FATURA } from '@rateia/domain/carteira/estados';
import { recebeDadosDeAcesso } from '@rateia/domain/grupos/estados';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { aberturasDoGrupo, primeiraAbertura } from '../acesso/cofre.ts';
import { faturasDoMembro } from '../pagina/faturas-do-membro.ts';
import { exigirNoGrupo } from '../papeis.ts';
import { exigirMembroDoGrupo } from './membro-do-grupo.ts';

type Chamada = typeof grupos.getGrupoAdminMembro;
const { pago, estornado } = ID_STATUS_FATURA;

/** One member's payments, how his access stands, and since when he is in (spec B§2 /grupo/admin/{id}/membro). */
export async function getGrupoAdminMembro(
  ctx: ContextoUsuario,
  { params }: Recebida<Chamada>,
): Promise<Resposta<Chamada>> {
  const { db } = ctx;
  const { grupo } = await exigirNoGrupo(db, { ctx, grupoId: params.id, chamada: 'getGrupoAdminMembro' });
  const { membro, assinatura } = await exigirMembroDoGrupo(ctx, { grupo, assinaturaId: params.memberId });
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
}

const ABERTURAS_MOSTRADAS = 10;
