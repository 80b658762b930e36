import { formatarMomento } from '@rateia/domain/datas-formatadas';
import { CONTESTACOES_ABERTAS, MAQUINA_CONTESTACAO, MOTIVO_DA_CONTESTACAO } from '@rateia/domain/grupos/contestacao';
import { rotuloDe } from '@rateia/domain/tabela';
import type { Trx } from '../../../db/banco.ts';
import { mover } from '../../../db/mover.ts';
import type { Deps } from '../../../http/deps.ts';
import { notificar } from '../../notificacoes/index.ts';
import { escrever, mensagensDa } from '../conversa/conversa.ts';
import { tirarMembroSemAcesso } from '../membros/membro-sem-acesso.ts';
import { travarAssinaturaEGrupo } from '../repository.ts';
import { nomeDe } from '../vida/notificacoes.ts';
import { acharContestacao, marcarResposta } from './contestacao.ts';

/**
 * The port to support, given by the feature above: opens a ticket in a person's name, which the staff answers (spec A§2
 * relatar-problema).
 */
export type AbrirChamadoDeAcesso = (
  trx: Trx,
  deps: Deps,
  p: { readonly usuarioId: number; readonly texto: string; readonly agora: string },
) => Promise<void>;

type Vencida = { readonly contestacaoId: number; readonly agora: string };

/** A day without an answer: support comes in by itself, with what was written so far (REGRAS 2.1). */
export async function escalarContestacao(
  trx: Trx,
  deps: Deps,
  { contestacaoId, agora, abrirChamado }: Vencida & { readonly abrirChamado: AbrirChamadoDeAcesso },
): Promise<void> {
  const lida = await acharContestacao(trx, contestacaoId);
  const achados = lida === undefined ? undefined : await travarAssinaturaEGrupo(trx, lida.assinaturaId);
  const contestacao = await acharContestacao(trx, contestacaoId);
  if (achados === undefined || contestacao === undefined || contestacao.responderAte === null) return;
  const { grupo, assinatura } = achados;
  const { ok } = await mover(trx, MAQUINA_CONTESTACAO, {
    id: contestacaoId,
    evento: 'escalar',
    quem: 'sistema',
    agora,
  });
  if (!ok) return;
  await marcarResposta(trx, contestacaoId, null);
  const membro = await nomeDe(trx, assinatura.usuarioId);
  const administrador = await nomeDe(trx, grupo.administradorId);
  const conversa = await mensagensDa(trx, deps.cifra, assinatura.id);
  const nomes = new Map([
    [assinatura.usuarioId, membro],
    [grupo.administradorId, administrador],
  ]);
  const linhas = conversa.map(
    ({ autorId, texto, em }) =>
      `${formatarMomento(em)}, ${autorId === null ? 'aviso' : (nomes.get(autorId) ?? '')}: ${texto}`,
  );
  const porque = `${membro} não entrou em ${grupo.nome} (grupo ${grupo.id}): ${rotuloDe(MOTIVO_DA_CONTESTACAO, contestacao.motivo)}. ${administrador} não respondeu em 24 horas. Sem acesso novo até ${formatarMomento(contestacao.devolverEm)}, tudo volta para ${membro}.`;
  await abrirChamado(trx, deps, { usuarioId: assinatura.usuarioId, texto: [porque, ...linhas].join('\n'), agora });
  const texto = `${administrador} não respondeu em 24 horas. O suporte entrou na conversa.`;
  await escrever(trx, deps.cifra, { assinaturaId: assinatura.id, autorId: null, texto, agora });
  const dados = {
    grupo: grupo.nome,
    idGrupo: grupo.id,
    idAssinatura: assinatura.id,
    ate: formatarMomento(contestacao.devolverEm),
  };
  await notificar(trx, {
    usuarioId: assinatura.usuarioId,
    modelo: 'membroSuporteEntrou',
    dados: { ...dados, administrador },
    fato: contestacaoId,
    agora,
  });
  await notificar(trx, {
    usuarioId: grupo.administradorId,
    modelo: 'grupoSuporteEntrou',
    dados: { ...dados, membro },
    fato: contestacaoId,
    agora,
  });
}

/** 72 h after "Não entrei" and the access did not come anew: everything goes back, as when it never came (REGRAS 2.1). */
export async function devolverContestada(trx: Trx, deps: Deps, { contestacaoId, agora }: Vencida): Promise<void> {
  const lida = await acharContestacao(trx, contestacaoId);
  const achados = lida === undefined ? undefined : await travarAssinaturaEGrupo(trx, lida.assinaturaId);
  const contestacao = await acharContestacao(trx, contestacaoId);
  if (achados === undefined || contestacao === undefined || !CONTESTACOES_ABERTAS.includes(contestacao.estado)) return;
  const { grupo, assinatura } = achados;
  await tirarMembroSemAcesso(trx, deps, { grupo, assinatura, agora });
}
