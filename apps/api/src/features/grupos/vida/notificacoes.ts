import { diaDe } from '@rateia/domain/datas';
import { formatarDia, formatarMomento } from '@rateia/domain/datas-formatadas';
import type { EventoGrupo } from '@rateia/domain/grupos/maquina';
import { limiteDeEnvioDeDados } from '@rateia/domain/grupos/prazos';
import { semParecido } from '@rateia/domain/grupos/vaga-equivalente';
import type { Regras } from '@rateia/domain/regras';
import { nomeCurto } from '@rateia/domain/usuario/nome';
import type { Executor, Trx } from '../../../db/banco.ts';
import { notificar } from '../../notificacoes/index.ts';
import type { Grupo } from '../repository.ts';
import { prazoDoGrupo } from './prazos-do-grupo.ts';

/** The message about an event to the administrator or to the members. */
export type Noticia = {
  /** The signed link by which an expired group is renewed. */
  readonly hash?: string;
  readonly grupo: Grupo;
  readonly evento: EventoGrupo;
  readonly regras: Regras;
  readonly agora: string;
  /** Words of the operator or of the person who ended the group. */
  readonly mensagem?: string | undefined;
  /** The member that the event is about. */
  readonly membro?: { readonly id: number; readonly saidaEm: string | null } | undefined;
};

const MOTIVO_DO_FIM: { readonly [E in EventoGrupo]?: string } = {
  vencerFormacao: 'O grupo não se formou em 30 dias.',
  vencerAssinatura: 'O administrador não assinou o serviço em 72 horas.',
  chegarDataFim: 'O fim marcado do grupo chegou.',
  cancelar: 'O grupo foi cancelado.',
};

/** Tells the administrator what an event did to his group (REGRAS 2.1, effects). */
export async function notificarAdministrador(trx: Trx, noticia: Noticia): Promise<void> {
  const { grupo, evento } = noticia;
  const para = { usuarioId: grupo.administradorId, fato: fatoDe(noticia), agora: noticia.agora };
  const base = { grupo: grupo.nome, idGrupo: grupo.id };
  const mensagem = noticia.mensagem ?? MOTIVO_DO_FIM[evento] ?? '';
  const ate = await prazoEmPalavras(trx, noticia);
  const membro = noticia.membro === undefined ? '' : await primeiroNome(trx, noticia.membro.id);
  const autorId = noticia.membro?.id;
  switch (evento) {
    case 'aprovar':
    case 'liberarTriagem':
      return await notificar(trx, { ...para, modelo: 'grupoNoAr', dados: base });
    case 'criar':
    case 'recusar':
      return await notificar(trx, { ...para, modelo: 'grupoReprovado', dados: { ...base, mensagem } });
    case 'pedirEdicao':
      return await notificar(trx, {
        ...para,
        modelo: 'grupoPrecisaDeAjustes',
        dados: { ...base, mensagem, ate },
      });
    case 'vencerEdicao':
    case 'vencerFormacao':
      return await notificar(trx, { ...para, modelo: 'grupoExpirou', dados: { ...base, hash: noticia.hash ?? '' } });
    case 'quitarPrimeirasFaturas':
      return await notificar(trx, { ...para, modelo: 'grupoQuitado', dados: { ...base, ate } });
    case 'concluirLiberacao':
      return await notificar(trx, { ...para, modelo: 'grupoAtivo', dados: base });
    case 'vencerAssinatura':
    case 'cancelar':
      return await notificar(trx, { ...para, modelo: 'grupoCancelado', dados: { ...base, mensagem } });
    case 'sairMembro':
    case 'chegarDataSaida':
      return await notificar(trx, {
        ...para,
        autorId,
        modelo: 'grupoMembroSaiu',
        dados: { ...base, membro, formaAcesso: grupo.formaAcesso },
      });
    case 'agendarSaida':
      return await notificar(trx, {
        ...para,
        autorId,
        modelo: 'grupoMembroVaiSair',
        dados: { ...base, membro, em: formatarDia(noticia.membro?.saidaEm ?? diaDe(noticia.agora)) },
      });
    case 'reverterSaida':
      return await notificar(trx, { ...para, autorId, modelo: 'grupoMembroFica', dados: { ...base, membro } });
    default:
      return;
  }
}

/** Tells each member what an event did to the group (REGRAS 2.1, effects). */
export async function notificarMembros(
  trx: Trx,
  noticia: Noticia & { readonly usuarios: readonly number[] },
): Promise<void> {
  const { grupo, evento } = noticia;
  const administrador = await nomeDe(trx, grupo.administradorId);
  const base = { grupo: grupo.nome, idGrupo: grupo.id, administrador };
  const ate = await prazoEmPalavras(trx, noticia);
  const envio = formatarMomento(limiteDeEnvioDeDados(noticia.agora, noticia.regras));
  const mensagem = noticia.mensagem ?? MOTIVO_DO_FIM[evento];
  const em = formatarDia(grupo.fimEm ?? diaDe(noticia.agora));
  const fato = { fato: fatoDe(noticia), agora: noticia.agora };
  for (const usuarioId of noticia.usuarios) {
    const para = { ...fato, usuarioId };
    if (evento === 'quitarPrimeirasFaturas')
      await notificar(trx, { ...para, modelo: 'membroGrupoCompleto', dados: { ...base, ate } });
    else if (evento === 'liberar')
      await notificar(trx, { ...para, modelo: 'membroAcessoChegando', dados: { ...base, ate: envio } });
    else if (evento === 'agendarFim')
      await notificar(trx, { ...para, modelo: 'membroGrupoVaiTerminar', dados: { ...base, em } });
    else if (evento === 'reverterFim') await notificar(trx, { ...para, modelo: 'membroGrupoContinua', dados: base });
    else if (mensagem !== undefined)
      await notificar(trx, {
        ...para,
        modelo: 'membroGrupoEncerrado',
        dados: { ...doFim(grupo), mensagem },
      });
  }
}

/** A group that ended, and if another one can stand in its place (REGRAS 2.9). */
function doFim({ id: idGrupo, nome: grupo, servicoId }: Grupo) {
  const soConvidados: 'sim' | null = semParecido(servicoId) ? 'sim' : null;
  return { grupo, idGrupo, soConvidados };
}

/** The access of a member arrived; until when his silence is not yet a confirmation. */
export async function notificarEntrega(
  trx: Trx,
  {
    grupo,
    usuarioId,
    ate,
    agora,
    deNovo = false,
  }: {
    readonly grupo: Grupo;
    readonly usuarioId: number;
    readonly ate: string | null;
    readonly agora: string;
    readonly deNovo?: boolean;
  },
): Promise<void> {
  return await notificar(trx, {
    usuarioId,
    fato: `${grupo.id}:${agora}`,
    agora,
    modelo: deNovo ? 'membroAcessoDeNovo' : 'membroAcessoEntregue',
    dados: {
      grupo: grupo.nome,
      idGrupo: grupo.id,
      administrador: await nomeDe(trx, grupo.administradorId),
      ate: ate === null ? null : formatarMomento(ate),
    },
  });
}

/** The identity of one event of a group at one moment, about one member where it has one. */
function fatoDe({ grupo, evento, membro, agora }: Noticia): string {
  return [grupo.id, evento, ...(membro === undefined ? [] : [membro.id]), agora].join(':');
}

export async function primeiroNome(db: Executor, usuarioId: number): Promise<string> {
  const { primeiro_nome } = await db
    .selectFrom('usuarios')
    .select('primeiro_nome')
    .where('id', '=', usuarioId)
    .executeTakeFirstOrThrow();
  return primeiro_nome;
}

/** How a person is named to the others of a group. */
export async function nomeDe(db: Executor, usuarioId: number): Promise<string> {
  const { primeiro_nome: primeiroNome, sobrenome } = await db
    .selectFrom('usuarios')
    .select(['primeiro_nome', 'sobrenome'])
    .where('id', '=', usuarioId)
    .executeTakeFirstOrThrow();
  return nomeCurto({ primeiroNome, sobrenome });
}

async function prazoEmPalavras(db: Executor, { grupo, regras }: Noticia): Promise<string> {
  const prazo = await prazoDoGrupo(db, grupo, regras);
  return prazo === undefined ? '' : formatarMomento(prazo.limite);
}
