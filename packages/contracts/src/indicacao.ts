import { RELACIONAMENTO } from '@rateia/domain/grupos/enums';
import { ESTADO_INDICACAO } from '@rateia/domain/indicacao/indicacoes';
import { SITUACAO_NA_REDE, TIPOS_DE_BUSCA } from '@rateia/domain/indicacao/rede';
import { todosOsIds } from '@rateia/domain/tabela';
import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';

const relacionamento = z.literal(todosOsIds(RELACIONAMENTO));
const situacao = z.object({ situacao: z.enum(SITUACAO_NA_REDE) });

export const pessoaDaRede = z.object({
  id: c.idResposta,
  /** First name and the initial of the last one; whole between people who are connected. */
  nome: z.string(),
  imagem: z.string().nullable(),
  desde: c.dia,
  situacao: z.enum(SITUACAO_NA_REDE),
  relacionamento: relacionamento.nullable(),
  /** The groups and friends that they have in common, when they are not connected. */
  gruposEmComum: z.int(),
  amigosEmComum: z.int(),
});

function acao<const V extends string>(verbo: V, resumo: string) {
  return chamada({
    method: 'POST',
    path: `/rede/{idUsuario}/${verbo}`,
    auth: 'usuario',
    resumo,
    params: z.object({ idUsuario: c.id }),
    response: situacao,
    errors: ['naoEncontrado', 'transicaoRecusada'],
  });
}

/** A referred person, as the one who brought him sees him (REGRAS 2.13). */
export const indicacaoNaTela = z.object({
  id: c.idResposta,
  nome: z.string(),
  estado: z.enum(todosOsIds(ESTADO_INDICACAO)),
  rotulo: z.string(),
  motivo: z.string().nullable(),
  valor: c.valor,
  criadaEm: c.instante,
  comprouEm: c.instante.nullable(),
  creditaEm: c.instante.nullable(),
  creditadaEm: c.instante.nullable(),
});

/** Calls of the network of friends (spec A§2 /rede, /perfil/rede). */
export const indicacao = {
  obterUsuario: chamada({
    method: 'GET',
    path: '/indicacao/{code}/obter-usuario',
    auth: 'publica',
    resumo: 'The owner of a referral code, with the first name that a registration by it shows (spec A§7).',
    params: z.object({ code: c.texto(40, 1) }),
    response: z.object({ idUsuario: c.idResposta, primeiroNome: z.string() }),
    errors: ['naoEncontrado'],
  }),
  getIndicacoes: chamada({
    method: 'GET',
    path: '/indicacao',
    auth: 'usuario',
    resumo: 'The people whom the user brought, and the numbers of the programme (spec B§2 /carteira/indicacoes).',
    query: z.object({ pagina: c.pagina, porPagina: c.porPagina }),
    response: c.lista(indicacaoNaTela).extend({
      creditadas: z.int(),
      emConferencia: z.int(),
      recebido: c.valor,
      recebidoNoMes: c.valor,
      desconto: c.valor,
      credito: c.valor,
      minimoDaCompra: c.valor,
      maximoPorMes: c.valor,
      diasParaCreditar: z.int(),
    }),
    errors: [],
  }),
  getIndicacao: chamada({
    method: 'GET',
    path: '/indicacao/{id}',
    auth: 'usuario',
    resumo: 'One person whom the user brought (spec B§2 /carteira/indicacoes/extrato/{id}).',
    params: c.idParam,
    response: indicacaoNaTela,
    errors: ['naoEncontrado'],
  }),
  getRede: chamada({
    method: 'GET',
    path: '/rede',
    auth: 'usuario',
    resumo:
      'The network of a person: friends, invitations both ways, and blocked people (spec A§2 /rede, /perfil/rede).',
    response: z.object({
      conexoes: z.array(pessoaDaRede),
      recebidos: z.array(pessoaDaRede),
      enviados: z.array(pessoaDaRede),
      bloqueadas: z.array(pessoaDaRede),
      apareceNaBusca: z.boolean(),
    }),
    errors: [],
  }),
  buscarNaRede: chamada({
    method: 'POST',
    path: '/rede/buscar',
    auth: 'usuario',
    resumo:
      'Finds people by name among those one may know, or by referral code; an e-mail or phone is never answered with a person (spec A§2 /perfil/rede/buscar; ASVS 6.3.8).',
    body: z.object({ busca: c.texto(120, 3) }),
    response: z.object({
      tipo: z.enum(TIPOS_DE_BUSCA),
      itens: z.array(pessoaDaRede),
    }),
    errors: ['muitasTentativas'],
  }),
  convidarParaRede: chamada({
    method: 'POST',
    path: '/rede/convite',
    auth: 'usuario',
    idempotente: true,
    resumo: 'Invites a person to connect; crossing invitations connect at once (spec A§3 conectarRede 264).',
    body: z.object({
      idUsuario: c.id,
      relacionamento: relacionamento.default(RELACIONAMENTO.amigos.id),
      codigo: c.texto(40).optional().meta({ description: 'The referral code by which the person was found' }),
    }),
    response: situacao,
    errors: ['naoEncontrado', 'transicaoRecusada', 'convitesDemais'],
  }),
  convidarPorContato: chamada({
    method: 'POST',
    path: '/rede/convite/contato',
    auth: 'usuario',
    idempotente: true,
    resumo:
      'Invites the person with this e-mail or phone; the answer is the same whether or not somebody has it (spec A§2 /perfil/rede/buscar; ASVS 6.3.8).',
    body: z.object({
      contato: z.union([c.email, c.telefone]),
      relacionamento: relacionamento.default(RELACIONAMENTO.amigos.id),
    }),
    response: c.vazio,
    errors: ['convitesDemais'],
  }),
  aceitarConvite: acao('aceitar', 'Accepts an invitation (spec A§2 /rede).'),
  recusarConvite: acao('recusar', 'Refuses an invitation, which is not told (spec A§2 /rede).'),
  cancelarConvite: acao('cancelar', 'Takes an invitation back (spec A§2 /rede).'),
  removerDaRede: acao('remover', 'Ends a connection, for both (spec A§2 /rede).'),
  bloquearNaRede: chamada({
    ...acao('bloquear', 'Blocks a person: no invitation, no search, no page of either for the other (spec A§2 /rede).'),
    // Blocking is allowed in any relation of the two.
    errors: ['naoEncontrado'],
  }),
  desbloquearNaRede: acao('desbloquear', 'Takes a block back; the connection does not return (spec A§2 /rede).'),
  updateRelacionamento: chamada({
    method: 'PUT',
    path: '/rede/{idUsuario}',
    auth: 'usuario',
    resumo: 'Sets the relation of the two: amigos 168 and others (spec B§3; REGRAS 1 relacionamento).',
    params: z.object({ idUsuario: c.id }),
    body: z.object({ relacionamento }),
    response: pessoaDaRede,
    errors: ['naoEncontrado'],
  }),
  updateVisibilidade: chamada({
    method: 'PUT',
    path: '/rede/visibilidade',
    auth: 'usuario',
    resumo: 'Whether anybody may find the person by name; off unless chosen (spec A§2 /perfil/rede/buscar).',
    body: z.object({ apareceNaBusca: z.boolean() }),
    response: z.object({ apareceNaBusca: z.boolean() }),
    errors: [],
  }),
};
