import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { reclamacoes } from '@rateia/contracts/reclamacoes';
import { diaDe } from '@rateia/domain/datas';
import { formatarDia, formatarPrazo } from '@rateia/domain/datas-formatadas';
import type { RecusaDeAbertura } from '@rateia/domain/reclamacoes/abertura';
import { inicioDaFalha, recusaDeAbertura } from '@rateia/domain/reclamacoes/abertura';
import type { MotivoReclamacao } from '@rateia/domain/reclamacoes/listagens';
import { MAQUINA_RECLAMACAO } from '@rateia/domain/reclamacoes/maquina';
import { limiteDaResposta, segundosAte } from '@rateia/domain/reclamacoes/prazos';
import type { Regras } from '@rateia/domain/regras';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import { mover } from '../../../db/mover.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { bloquearPrevisoes } from '../../carteira/index.ts';
import { apresentarReclamacao } from '../apresentar-reclamacao.ts';
import { avisarAbertura } from '../avisos.ts';
import { interacoesDe } from '../interacoes.ts';
import { aMediacao, marcarMediacao, marcarPrazo } from '../prazo.ts';
import { inicioProvado } from '../provas/inicio-provado.ts';
import type { Reclamacao } from '../repository.ts';
import { acharReclamacao, travarReclamacao } from '../repository.ts';
import { exigirQuemReclamaDoBolao, exigirQueSejaCedo } from './reclamar-do-bolao.ts';
import { conversouEm } from './situacao-para-reclamar.ts';

type Contrato = typeof reclamacoes.abrirReclamacao;
type DoGrupo = Extract<Reclamacao, { readonly objeto: 'grupo' }> & { readonly motivo: MotivoReclamacao };
type DoBolao = Extract<Reclamacao, { readonly objeto: 'bolao' }>;

/**
 * Opens the complaint of a draft: what the administrator is to receive for this member is held, and his clock runs. One
 * about a pool has no administrator, and its clock is the staff's (REGRAS 2.7: 244 → 198).
 */
export async function abrirReclamacao(
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  return await emTransacao(ctx.db, async (trx) => {
    const { agora, deps, usuario } = ctx;
    const r = await travarReclamacao(trx, id);
    if (r === undefined || r.usuarioId !== usuario.id) return recusar('naoEncontrado');
    const [primeira] = await interacoesDe(trx, deps.cifra, id);
    const { motivo, solucao } = r;
    if (motivo === null || solucao === null || (primeira?.texto ?? '') === '') return recusar('reclamacaoIncompleta');
    await (r.objeto === 'grupo' ? abrirDoGrupo(trx, ctx, { r: { ...r, motivo } }) : abrirDoBolao(trx, ctx, r));
    const aberta = (await acharReclamacao(trx, id)) ?? recusar('naoEncontrado');
    await avisarAbertura(trx, { reclamacao: aberta, fato: id, agora });
    return await apresentarReclamacao({ ...ctx, db: trx }, aberta);
  });
}

async function abrirDoGrupo(trx: Trx, { agora, deps, usuario }: ContextoUsuario, { r }: { readonly r: DoGrupo }) {
  const { id, motivo, assinaturaId } = r;
  const regras = await deps.regras();
  const falhaDesde = r.falhaDesde ?? diaDe(agora);
  await exigirMomento(trx, { r, falhaDesde, agora, regras });
  const provadaEm = await inicioProvado(trx, { grupoId: r.grupoId, falhaDesde });
  const dataLimite = limiteDaResposta({ motivo, agora }, regras);
  const { ok } = await mover(trx, MAQUINA_RECLAMACAO, {
    id,
    de: r.estado,
    evento: 'abrir',
    quem: 'membro',
    usuarioId: usuario.id,
    agora,
    mudar: {
      aberta_em: agora,
      falha_desde: falhaDesde,
      conta_desde: inicioDaFalha({ provadaEm, falhaDesde, abertaEm: diaDe(agora) }),
      data_limite: dataLimite,
    },
  });
  if (!ok) return recusar('transicaoRecusada');
  await bloquearPrevisoes(trx, { reclamacaoId: id, assinaturaId, agora });
  await marcarPrazo(trx, { id, limite: dataLimite, agora });
}

/** Nobody stands between the member and the organiser: the case is the staff's at once (REGRAS 2.7). */
async function abrirDoBolao(trx: Trx, ctx: ContextoUsuario, r: DoBolao): Promise<void> {
  const { agora, deps, usuario } = ctx;
  const regras = await deps.regras();
  exigirQueSejaCedo(await exigirQuemReclamaDoBolao(trx, ctx, r.bolaoId), { agora, regras });
  const hoje = diaDe(agora);
  const { ok } = await mover(trx, MAQUINA_RECLAMACAO, {
    id: r.id,
    de: r.estado,
    evento: 'abrirNaMediacao',
    quem: 'membro',
    usuarioId: usuario.id,
    agora,
    mudar: { aberta_em: agora, falha_desde: hoje, conta_desde: hoje, ...(await aMediacao(deps, agora, r.objeto)) },
  });
  if (!ok) return recusar('transicaoRecusada');
  await marcarMediacao(trx, deps, { reclamacao: r, agora });
}

async function exigirMomento(
  trx: Trx,
  p: {
    readonly r: DoGrupo;
    readonly falhaDesde: string;
    readonly agora: string;
    readonly regras: Regras;
  },
): Promise<void> {
  const { r, falhaDesde, agora, regras } = p;
  const { assinaturaId } = r;
  const { encerrada_em: encerradaEm } = await trx
    .selectFrom('assinaturas')
    .select('encerrada_em')
    .where('id', '=', assinaturaId)
    .executeTakeFirstOrThrow();
  const conversa = await conversouEm(trx, { assinaturaId, usuarioId: r.usuarioId, agora, regras });
  const { motivo, nuncaEntregue } = r;
  const recusa = recusaDeAbertura(
    { motivo, nuncaEntregue, conversouEm: conversa, falhaDesde, encerradaEm, agora },
    regras,
  );
  if (recusa !== undefined) dizerPorQueNao(recusa, agora, regras);
}

function dizerPorQueNao(recusa: RecusaDeAbertura, agora: string, { reclamacoes }: Regras): never {
  switch (recusa.tipo) {
    case 'converseAntes':
      return recusa.abreEm === null
        ? recusar('escrevaAntes')
        : recusar('converseAntes', { valores: { tempo: formatarPrazo(segundosAte(recusa.abreEm, agora)) } });
    case 'problemaAntigo':
      return recusar('problemaAntigo', { valores: { data: formatarDia(recusa.desde) } });
    case 'problemaNoFuturo':
      return recusar('problemaNoFuturo');
    case 'saiuHaMuito':
      return recusar('reclamacaoTarde', { valores: { dias: String(reclamacoes.diasDepoisDoFim) } });
  }
}
