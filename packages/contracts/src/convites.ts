import { ESTADO_CONVITE, FORMA_DO_CONVITE } from '@rateia/domain/grupos/convite';
import { todosOsIds } from '@rateia/domain/tabela';
import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';
import { composicaoPreco } from './formas-do-grupo.ts';

/** A group's number, where the account itself was invited, or the code of a link. */
const endereco = z.object({ id: c.daMaquina(64, 1) });
const umConvite = z.object({ id: c.id, idConvite: c.id });

/** An invitation as its group's administrator sees it: who was invited by whom, and who came. */
const conviteDoGrupo = z.object({
  id: c.idResposta,
  forma: z.literal(todosOsIds(FORMA_DO_CONVITE)),
  estado: z.literal(todosOsIds(ESTADO_CONVITE)),
  /** A seat of the group is kept for the invited person. */
  vagaGuardada: z.boolean(),
  email: z.string().nullable(),
  /** The address to share or to draw as a QR code, while it serves. */
  link: z.string().nullable(),
  usos: z.int(),
  usosMaximos: z.int(),
  convidadoPor: z.string(),
  criadoEm: c.instante,
  expiraEm: c.instante,
  envios: z.int(),
  podeReenviar: z.boolean(),
  podeRetirar: z.boolean(),
  pessoas: z.array(z.object({ nome: z.string(), aceitoEm: c.instante, entrou: z.boolean() })),
});

/** A group as a person sees it who is invited to it and has not answered. */
const convitePendente = z.object({
  idGrupo: c.idResposta,
  grupo: z.string(),
  servico: z.string(),
  icone: z.string(),
  cor: z.string(),
  descricao: z.string(),
  regras: z.array(z.string()),
  convidadoPor: z.string(),
  expiraEm: c.instante,
  vagasDisponiveis: z.int(),
  vagaGuardada: z.boolean(),
  vagasTotais: z.int(),
  exigeCaucao: z.boolean(),
  composicao: composicaoPreco,
  aceito: z.boolean(),
  podeRecusar: z.boolean(),
});

const privado = z.object({
  idGrupo: c.idResposta,
  grupo: z.string(),
  servico: z.string(),
  icone: z.string(),
  cor: z.string(),
  statusId: z.int(),
  valorMensal: c.valor,
  papel: z.enum(['administrador', 'membro', 'convidado']),
  convidadoPor: z.string().nullable(),
  /** The end of the invitation; null for the group's own people. */
  ate: c.instante.nullable(),
});

const DO_CONVITE = [
  'conviteNaoEncontrado',
  'conviteDeOutroEmail',
  'conviteExpirado',
  'conviteRetirado',
  'conviteUsado',
  'conviteRecusado',
] as const;

/** Invitations to a group, and the private groups that live by them; part of the groups. */
export const convitesDoGrupo = {
  getGruposPrivados: chamada({
    method: 'GET',
    path: '/grupo/privado',
    auth: 'usuario',
    resumo:
      'The private groups that exist for the caller: those he administers, is a member of, or is invited to (spec B§7 /grupo/privado; REGRAS 2.15).',
    response: z.object({ itens: z.array(privado) }),
    errors: [],
  }),
  createConvite: chamada({
    method: 'POST',
    path: '/assinatura/convite',
    auth: 'usuario',
    idempotente: true,
    resumo:
      'Invites by e-mail; the answer is the same whether or not an account has it (spec B§7 convite; REGRAS 2.26; ASVS 6.3.8).',
    body: z.object({
      idGrupo: c.idResposta,
      email: c.email,
      guardarVaga: z.boolean().default(false).meta({
        description: 'Keeps a seat of a public group for 48 hours; a member of the group invites in this way alone',
      }),
    }),
    response: z.object({ id: c.idResposta, expiraEm: c.instante }),
    errors: [
      'grupoNaoEncontrado',
      'semPermissao',
      'grupoNaoAceitaMembros',
      'semVagas',
      'conviteParaSi',
      'conviteJaEnviado',
      'convitesDemais',
      'vagaNaoSeGuarda',
      'vagaJaGuardada',
    ],
  }),
  createLinkDeConvite: chamada({
    method: 'POST',
    path: '/grupo/admin/{id}/convite/link',
    auth: 'usuario',
    idempotente: true,
    resumo: 'A link with a number of uses and an end, also to be drawn as a QR code (spec B§2 convidar; REGRAS 2.26).',
    params: c.idParam,
    body: z.object({ usos: z.int().min(1).max(20) }),
    response: z.object({ id: c.idResposta, link: z.string(), expiraEm: c.instante }),
    errors: ['grupoNaoEncontrado', 'semPermissao', 'grupoNaoAceitaMembros', 'semVagas', 'linksDemais'],
  }),
  getConvitesDoGrupo: chamada({
    method: 'GET',
    path: '/grupo/admin/{id}/convite',
    auth: 'usuario',
    resumo: 'The invitations of a group: who was invited by whom, and who came (spec B§2 convidar; REGRAS 2.26).',
    params: c.idParam,
    response: z.object({
      grupo: z.object({ id: c.idResposta, nome: z.string(), visibilidade: z.int(), vagasDisponiveis: z.int() }),
      itens: z.array(conviteDoGrupo),
      usosMaximosDoLink: z.int(),
      dias: z.int(),
      horasDaVaga: z.int(),
    }),
    errors: ['grupoNaoEncontrado', 'semPermissao'],
  }),
  reenviarConvite: chamada({
    method: 'POST',
    path: '/grupo/admin/{id}/convite/{idConvite}/reenviar',
    auth: 'usuario',
    resumo: 'Sends an invitation by e-mail again, with another 7 days (REGRAS 2.26).',
    params: umConvite,
    response: z.object({ expiraEm: c.instante }),
    errors: [
      'grupoNaoEncontrado',
      'semPermissao',
      'naoEncontrado',
      'transicaoRecusada',
      'enviosDemais',
      'convitesDemais',
    ],
  }),
  retirarConvite: chamada({
    method: 'POST',
    path: '/grupo/admin/{id}/convite/{idConvite}/retirar',
    auth: 'usuario',
    resumo: 'Takes an invitation back; who accepted it and has not entered sees the group no more (REGRAS 2.26).',
    params: umConvite,
    response: c.vazio,
    errors: ['grupoNaoEncontrado', 'semPermissao', 'naoEncontrado', 'transicaoRecusada'],
  }),
  getConvitePendente: chamada({
    method: 'GET',
    path: '/assinatura/convite/pendente/{id}',
    auth: 'usuario',
    resumo:
      'The invitation behind a link, or the one that waits for the caller in a group (spec B§2 /grupo/convite/{id}, B§7).',
    params: endereco,
    response: convitePendente,
    errors: [...DO_CONVITE, 'grupoNaoAceitaMembros', 'jaParticipa', 'administradorNaoAssina'],
  }),
  aceitarConviteDoGrupo: chamada({
    method: 'POST',
    path: '/assinatura/convite/pendente/{id}/aceitar',
    auth: 'usuario',
    resumo:
      'Accepts: until the invitation ends the group exists for the caller, who may take a seat (REGRAS 2.15, 2.26).',
    params: endereco,
    response: z.object({ idGrupo: c.idResposta, ate: c.instante }),
    errors: [...DO_CONVITE, 'grupoNaoAceitaMembros', 'semVagas', 'jaParticipa', 'administradorNaoAssina'],
  }),
  recusarConviteDoGrupo: chamada({
    method: 'POST',
    path: '/assinatura/convite/pendente/{id}/recusar',
    auth: 'usuario',
    resumo: 'Refuses an invitation by e-mail (REGRAS 2.26).',
    params: endereco,
    response: c.vazio,
    errors: [...DO_CONVITE, 'transicaoRecusada'],
  }),
};
