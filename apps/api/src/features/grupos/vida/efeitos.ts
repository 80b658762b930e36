import type { Dia } from '@rateia/domain/datas';
import { diaDe } from '@rateia/domain/datas';
import { ID_ESTADO_ASSINATURA } from '@rateia/domain/grupos/assinatura';
import { naFila } from '@rateia/domain/grupos/fila';
import type { EfeitoGrupo, EventoGrupo, QuemMoveGrupo } from '@rateia/domain/grupos/maquina';
import type { Regras } from '@rateia/domain/regras';
import { sql } from 'kysely';
import type { Trx } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import { devolverTudo, reembolsarAssinatura, retomarEmissao } from '../../carteira/index.ts';
import { notificar } from '../../notificacoes/index.ts';
import { abrirRotacao, fecharRotacoes } from '../acesso/cofre.ts';
import { chamarInteressados } from '../fila/chamar-interessados.ts';
import { notificarFilaDevolvida } from '../fila/notificar-fila-devolvida.ts';
import { encerrarMembro } from '../membros/encerrar-membro.ts';
import { iniciarCiclos } from '../membros/entrada.ts';
import { hashDaRenovacao } from '../renovacao/link-da-renovacao.ts';
import type { Assinatura, Grupo } from '../repository.ts';
import { assinaturasVivas, travarAssinatura } from '../repository.ts';
import { notificarAdministrador, notificarMembros } from './notificacoes.ts';

/** Data that come with an event; each event needs its own part of them. */
export type DadosDoEvento = {
  /** The membership that the event is about. */
  readonly assinaturaId?: number;
  /** The leaver had a key of the vault. */
  readonly conheciaAcesso?: boolean;
  /** The seats of the leaver have passed to people who waited for them. */
  readonly entrouDaFila?: boolean;
  /** Words of the actor: the operator's are shown to the administrator, an appeal to the operator. */
  readonly mensagem?: string;
  /** The last day of a group whose end is scheduled. */
  readonly fimEm?: Dia;
};

export type Ocorrencia = {
  /** The group as it is after the event. */
  readonly grupo: Grupo;
  readonly evento: EventoGrupo;
  readonly quem: QuemMoveGrupo;
  readonly usuarioId: number | null;
  readonly agora: string;
  readonly regras: Regras;
  readonly dados: DadosDoEvento;
};

/** Does what the row of the table says, in the transaction of the event (REGRAS 2.1). */
export async function aplicarEfeitos(
  trx: Trx,
  deps: Deps,
  ocorrencia: Ocorrencia,
  efeitos: readonly EfeitoGrupo[],
): Promise<void> {
  const membros = await assinaturasVivas(trx, ocorrencia.grupo.id);
  for (const efeito of efeitos) await EFEITOS[efeito](trx, deps, { ...ocorrencia, membros });
}

type ComMembros = Ocorrencia & { readonly membros: readonly Assinatura[] };
type Efeito = (trx: Trx, deps: Deps, o: ComMembros) => Promise<void>;

async function noticia(trx: Trx, { grupo, evento, regras, agora, dados }: ComMembros) {
  const membro =
    dados.assinaturaId === undefined
      ? undefined
      : await trx
          .selectFrom('assinaturas')
          .select(['usuario_id as id', 'saida_em as saidaEm'])
          .where('id', '=', dados.assinaturaId)
          .executeTakeFirst();
  return { grupo, evento, regras, agora, mensagem: dados.mensagem, membro };
}

/** Everybody gets everything back, fee and deposit included, and the seats end. */
const devolverATodos: Efeito = async (trx, deps, o) => {
  await travarDinheiroDe(trx, o);
  for (const assinatura of o.membros) await devolver(trx, deps, { ...o, assinatura, motivo: `grupo.${o.evento}` });
};

async function devolver(
  trx: Trx,
  deps: Deps,
  o: Ocorrencia & { readonly assinatura: Assinatura; readonly motivo: string },
): Promise<void> {
  await devolverTudo(trx, deps, { assinaturaId: o.assinatura.id, agora: o.agora, motivo: o.motivo });
  await encerrarMembro(trx, o);
}

/** Runs when one member never got the access: he gets everything back and leaves (REGRAS 2.1, 72 h). */
const devolverAoMembro: Efeito = async (trx, deps, o) => {
  const assinatura = o.dados.assinaturaId === undefined ? undefined : await travarAssinatura(trx, o.dados.assinaturaId);
  if (assinatura === undefined) return;
  await devolver(trx, deps, { ...o, assinatura, motivo: 'acessoNaoEntregue' });
  await notificar(trx, {
    usuarioId: assinatura.usuarioId,
    modelo: 'membroSemAcesso',
    dados: { grupo: o.grupo.nome, idGrupo: o.grupo.id },
    fato: assinatura.id,
    agora: o.agora,
  });
};

/** The group ends now, or on its date: the refund of REGRAS 2.9 by the row that applies; before any cycle, everything. */
function encerrarTodos(caso: 'fimDoGrupoAgora' | 'fimDoGrupoAgendado'): Efeito {
  return async (trx, deps, o) => {
    await travarDinheiroDe(trx, o);
    const saida = caso === 'fimDoGrupoAgendado' ? (o.grupo.fimEm ?? diaDe(o.agora)) : diaDe(o.agora);
    for (const assinatura of o.membros) {
      const motivo = `grupo.${o.evento}`;
      if (assinatura.cicloInicio === null) {
        await devolver(trx, deps, { ...o, assinatura, motivo });
        continue;
      }
      await reembolsarAssinatura(trx, deps, {
        assinaturaId: assinatura.id,
        caso,
        saida,
        agora: o.agora,
        quem: o.quem,
      });
      await encerrarMembro(trx, { ...o, assinatura, motivo });
    }
  };
}

/** Day on which the first scheduled leaver's seat frees (dataFila, REGRAS 1). */
const atualizarDataFila: Efeito = async (trx, _deps, { grupo }) => {
  await sql`select anotar_data_da_fila(${grupo.id})`.execute(trx);
};

/** The group goes on: a month that was not billed because of its end is billed on its day, or now (REGRAS 2.1, 2.8). */
const retomarFaturas: Efeito = async (trx, deps, { membros, agora }) => {
  const ativos = membros.filter((m) => m.estado === ID_ESTADO_ASSINATURA.ativa);
  for (const { id: assinaturaId } of ativos) await retomarEmissao(trx, deps, { assinaturaId, agora });
};

/** No new sales before an end: those who wait for a place get everything back (REGRAS 2.10). */
const devolverFila: Efeito = async (trx, deps, o) => {
  await travarDinheiroDe(trx, o);
  for (const assinatura of o.membros.filter(naFila)) {
    await devolver(trx, deps, { ...o, assinatura, motivo: `grupo.${o.evento}` });
    await notificarFilaDevolvida(trx, { grupo: o.grupo, assinatura, agora: o.agora });
  }
  await atualizarDataFila(trx, deps, o);
};

const trocarAcesso: Efeito = async (trx, _deps, { grupo, dados, evento, agora }) => {
  if (dados.conheciaAcesso !== true || dados.assinaturaId === undefined) return;
  await abrirRotacao(trx, { grupoId: grupo.id, assinaturaId: dados.assinaturaId, motivo: evento, agora });
};

const EFEITOS: { readonly [E in EfeitoGrupo]: Efeito } = {
  notificarAdministrador: async (trx, { cifra }, o) =>
    await notificarAdministrador(trx, { ...(await noticia(trx, o)), hash: hashDaRenovacao(cifra, o.grupo.id) }),
  notificarMembros: async (trx, _deps, o) =>
    await notificarMembros(trx, { ...(await noticia(trx, o)), usuarios: o.membros.map((m) => m.usuarioId) }),
  devolverTudo: devolverATodos,
  devolverMembroSemDados: devolverAoMembro,
  iniciarCiclo: async (trx, deps, o) =>
    await iniciarCiclos(trx, deps, { grupo: o.grupo, assinaturas: o.membros, agora: o.agora }),
  registrarDataFila: atualizarDataFila,
  limparDataFila: atualizarDataFila,
  trocarAcesso,
  fecharTrocas: async (trx, _deps, { grupo, agora }) => await fecharRotacoes(trx, { grupoId: grupo.id, agora }),
  reembolsarEncerramento: encerrarTodos('fimDoGrupoAgora'),
  devolverCaucoes: encerrarTodos('fimDoGrupoAgendado'),
  retomarFaturas,
  devolverFila,
  chamarInteressados: async (trx, deps, { grupo, agora }) => await chamarInteressados(trx, deps, { grupo, agora }),
};

/**
 * Locks the memberships, invoices, Pix and accounts of several people before their money moves in one transaction, each
 * kind by id. Every other transaction uses this order too, so that none waits in a circle (CONFIABILIDADE 1.3).
 */
async function travarDinheiroDe(trx: Trx, { grupo, membros }: ComMembros): Promise<void> {
  if (membros.length === 0) return;
  const assinaturas = membros.map((m) => m.id);
  const pessoas = [grupo.administradorId, ...membros.map((m) => m.usuarioId)];
  await sql`select id from assinaturas where id = any(${assinaturas}) order by id for no key update`.execute(trx);
  await sql`select id from faturas where id in (select id from faturas_de_vaga where assinatura_id = any(${assinaturas})) order by id for no key update`.execute(
    trx,
  );
  await sql`select x.id from recebimentos x join pagamentos p on p.id = x.pagamento_id join faturas_de_vaga f on f.id = p.fatura_id
    where f.assinatura_id = any(${assinaturas}) order by x.id for no key update of x`.execute(trx);
  await sql`select id from contas where usuario_id = any(${pessoas}) order by id for no key update`.execute(trx);
}
