import { diaDe, diasEntre } from '@rateia/domain/datas';
import { ID_RELACIONAMENTO } from '@rateia/domain/grupos/enums';
import type {
  EstadoConexao,
  EventoConexao,
  FatosDaConexao,
  QuemMoveConexao,
  SituacaoNaRede,
} from '@rateia/domain/indicacao/rede';
import { MAQUINA_CONEXAO, situacaoNaRede } from '@rateia/domain/indicacao/rede';
import { INICIO, transicionar } from '@rateia/domain/maquina';
import type { Trx } from '../../../db/banco.ts';
import { exigir, mover, nascer } from '../../../db/mover.ts';
import type { Deps } from '../../../http/deps.ts';
import { recusar } from '../../../http/erros.ts';
import { notificarNaRede } from '../notificacoes.ts';
import { podeConhecer } from '../pessoas-repository.ts';
import type { Conexao } from './conexoes-repository.ts';
import { escritaDaConexao, findConexao, novaConexao, pessoaExiste, travarPar } from './conexoes-repository.ts';

/** The author of the step and its time: a request, or the job that carries one out. */
export type Autor = {
  readonly deps: Pick<Deps, 'regras'>;
  readonly usuario: { readonly id: number };
  readonly agora: string;
  readonly requestId: string | undefined;
};

type Movimento = {
  readonly outro: number;
  readonly evento: EventoConexao;
  readonly relacionamento?: number;
  /** The invitation went to an e-mail or phone: the inviter is not shown whose account that is. */
  readonly oculta?: boolean;
  /** True if the author named the other person by the referral code of that account. */
  readonly pelaConta?: boolean;
};

/**
 * The one way a pair moves: its row is locked, the table decides, and the trail and the e-mail are written in the same
 * transaction. A blocked person gets the same answer as for an account that does not exist; a refused person is not
 * told (spec A§2 /rede).
 */
export async function moverConexao(trx: Trx, ctx: Autor, m: Movimento): Promise<SituacaoNaRede> {
  const par = { eu: ctx.usuario.id, outro: m.outro };
  if (m.outro === par.eu || !(await pessoaExiste(trx, m.outro))) recusar('naoEncontrado');
  await travarPar(trx, par);
  const antes = await findConexao(trx, par);
  if (antes?.outroBloqueou === true && !antes.meuBloqueio) recusar('naoEncontrado');
  if (semLaco(antes) && COMECAM.includes(m.evento) && !(await podeSaberDe(trx, par, m))) recusar('naoEncontrado');
  const quem: QuemMoveConexao = antes === undefined || antes.souQuemConvidou ? 'quemConvidou' : 'convidado';
  const contexto = fatosDe(antes, { agora: ctx.agora, dias: (await ctx.deps.regras()).rede.diasParaConvidarDeNovo });
  const { evento } = m;
  const estado = antes?.estado ?? INICIO;
  const r = transicionar(MAQUINA_CONEXAO, { estado, evento, quem, contexto });
  if (!r.ok) return await semMover(trx, antes, evento);
  const depois = proxima(antes ?? NENHUMA, { ...m, para: r.para });
  const mudar = escritaDaConexao(par, {
    ...depois,
    convidadaPor: depois.souQuemConvidou ? par.eu : par.outro,
    oculta: depois.ocultaDeQuemConvidou,
    agora: ctx.agora,
  });
  const passo = { evento, quem, usuarioId: par.eu, agora: ctx.agora, contexto };
  if (antes === undefined) {
    exigir(await nascer(trx, MAQUINA_CONEXAO, { ...passo, valores: novaConexao(par, mudar) }));
  } else {
    exigir(await mover(trx, MAQUINA_CONEXAO, { ...passo, id: antes.id, de: antes.estado, mudar }));
  }
  await notificarNaRede(trx, {
    efeitos: r.efeitos,
    de: par.eu,
    para: m.outro,
    agora: ctx.agora,
    requestId: ctx.requestId,
  });
  return situacaoNaRede(depois);
}

/**
 * Acts that one person can do to another without being connected. Without a limit, a person could count up ids and read
 * first names and faces (REGRAS 2.21).
 */
const COMECAM: readonly EventoConexao[] = ['convidar', 'bloquear'];
function semLaco(antes: Conexao | undefined): boolean {
  return antes === undefined || antes.ocultaDeQuemConvidou;
}

async function podeSaberDe(
  trx: Trx,
  par: { readonly eu: number; readonly outro: number },
  { oculta = false, pelaConta = false }: Movimento,
): Promise<boolean> {
  return oculta || pelaConta || (await podeConhecer(trx, par));
}

/** Two people before their first row. */
const NENHUMA = {
  souQuemConvidou: true,
  relacionamento: ID_RELACIONAMENTO.amigos,
  ocultaDeQuemConvidou: false,
  meuBloqueio: false,
  outroBloqueou: false,
} as const;

/** The person who refused may invite when he likes; the one who was refused, after some days. */
function fatosDe(
  antes: Conexao | undefined,
  { agora, dias }: { readonly agora: string; readonly dias: number },
): FatosDaConexao {
  return {
    podeConvidarDeNovo: antes?.souQuemConvidou !== true || diasEntre(diaDe(antes.mudouEm), diaDe(agora)) >= dias,
    meuBloqueio: antes?.meuBloqueio ?? false,
    outroBloqueou: antes?.outroBloqueou ?? false,
  };
}

/** The row after the event, as its author sees it. */
function proxima(
  antes: Omit<Conexao, 'id' | 'estado' | 'mudouEm' | 'relacionamento'> & { readonly relacionamento: number },
  { evento, para, relacionamento, oculta = false }: Movimento & { readonly para: EstadoConexao },
) {
  const convidou = evento === 'convidar' && para === 'pendente';
  return {
    estado: para,
    souQuemConvidou: convidou || antes.souQuemConvidou,
    relacionamento: relacionamento ?? antes.relacionamento,
    ocultaDeQuemConvidou: convidou ? oculta : antes.ocultaDeQuemConvidou,
    meuBloqueio: evento === 'bloquear' || (antes.meuBloqueio && evento !== 'desbloquear'),
    outroBloqueou: antes.outroBloqueou,
  };
}

/**
 * Answers an event that the table refuses. To invite or to take back after a refusal that was not told looks as if it
 * had worked: only the inviter's own view of the invitation changes.
 */
async function semMover(trx: Trx, antes: Conexao | undefined, evento: EventoConexao): Promise<SituacaoNaRede> {
  if (antes?.souQuemConvidou !== true) return recusar('transicaoRecusada');
  if (antes.estado === 'pendente' && evento === 'convidar') return situacaoNaRede(antes);
  if (antes.estado !== 'recusada' || (evento !== 'convidar' && evento !== 'cancelar'))
    return recusar('transicaoRecusada');
  const ocultaDeQuemConvidou = evento === 'cancelar';
  await trx
    .updateTable('conexoes')
    .set({ oculta_de_quem_convidou: ocultaDeQuemConvidou })
    .where('id', '=', antes.id)
    .execute();
  return situacaoNaRede({ ...antes, ocultaDeQuemConvidou });
}
