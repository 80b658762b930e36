import { MOTIVO_DO_REPORTE } from '@rateia/domain/grupos/reporte';
import { SITUACAO_NA_REDE } from '@rateia/domain/indicacao/rede';
import { CATEGORIA_CHAMADO, ESTADO_CHAMADO } from '@rateia/domain/perfil/chamado';
import { todosOsIds } from '@rateia/domain/tabela';
import { z } from 'zod';
import { anexoDoChamado, anexosDoChamado } from './anexos-do-chamado.ts';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';
import { RECUSAS_DE_IMAGEM } from './imagem.ts';
import { endereco, usuarioLogado } from './usuario-logado.ts';

/** Facts of an administrator, before any adjective (DESIGN §1). */
const fatosPublicos = z.object({
  gruposAtivos: z.int(),
  ciclosSemFalha: z.int(),
  respondeEmMinutos: z.int().nullable(),
});

export const mensagemDoChamado = z.object({
  id: c.idResposta,
  daEquipe: z.boolean(),
  texto: z.string(),
  em: c.instante,
});

export const chamadoResumido = z.object({
  id: c.idResposta,
  numero: z.string(),
  categoria: z.int(),
  categoriaDescricao: z.string(),
  estado: z.enum(todosOsIds(ESTADO_CHAMADO)),
  abertoEm: c.instante,
  mudouEm: c.instante,
  /** First words of the report. */
  inicio: z.string(),
});

const chamadoInteiro = chamadoResumido.extend({
  respostaAte: c.instante.nullable(),
  mensagens: z.array(mensagemDoChamado),
  anexos: z.array(anexoDoChamado),
  anexosRestantes: z.int().meta({ description: 'Files that it still takes; none once it was answered' }),
});

const relato = c.textoLongo(2_000, 10);

export const perfil = {
  updateUsuario: chamada({
    method: 'PUT',
    path: '/usuario',
    auth: 'usuario',
    resumo:
      'Changes the data that a person may change by himself: names, nickname, and the settings that the screens remember (spec A§2 /perfil/edicao, A§3).',
    body: z
      .object({
        primeiroNome: c.primeiroNome,
        sobreNome: c.sobrenome,
        nickName: c.apelido.nullable(),
        acessouRecomendados: z.literal(true),
        redirectPosValidacao: c.texto(500).nullable(),
      })
      .partial(),
    response: usuarioLogado,
    errors: ['nomeConferido', 'nomeEmConferencia'],
  }),
  createFoto: chamada({
    method: 'POST',
    path: '/usuario/foto',
    auth: 'usuario',
    idempotente: true,
    resumo:
      "Uploads the person's picture, in place of the one that was there (spec A§2 /perfil/edicao, A§5 Uploaded images).",
    arquivo: 'arquivo',
    body: z.object({}),
    response: usuarioLogado,
    errors: [...RECUSAS_DE_IMAGEM],
  }),
  deleteFoto: chamada({
    method: 'DELETE',
    path: '/usuario/foto',
    auth: 'usuario',
    resumo: 'Takes the picture down: everybody sees the initials again (spec A§8 Avatar).',
    response: usuarioLogado,
    errors: [],
  }),
  getFoto: chamada({
    method: 'GET',
    path: '/foto/{codigo}',
    auth: 'publica',
    resumo: 'A picture, for a person who has its address, which cannot be guessed (spec A§3 imagem).',
    params: z.object({ codigo: z.string().regex(/^[0-9a-f]{32}$/) }),
    response: c.binario,
    tiposDoArquivo: ['image/webp'],
    errors: ['naoEncontrado', 'indisponivel'],
  }),
  updateEnderecoFiscal: chamada({
    method: 'PUT',
    path: '/usuario/endereco-fiscal',
    auth: 'usuario',
    resumo: 'Changes the fiscal address alone (spec A§2 /perfil/dados-fiscais).',
    body: endereco,
    response: endereco,
    errors: [],
  }),
  getInformacoes: chamada({
    method: 'GET',
    path: '/usuario/{usuarioId}/informacoes',
    auth: 'usuario',
    resumo: 'The data of a person that any logged-in person may see (spec A§2 /perfil/informacoes/{usuarioId}).',
    params: z.object({ usuarioId: c.id }),
    response: z.object({
      id: c.idResposta,
      primeiroNome: z.string(),
      nickName: z.string().nullable(),
      imagem: z.string().nullable(),
      desde: c.dia,
      validacoes: z.object({ email: z.boolean(), telefone: z.boolean(), dadosFiscais: z.boolean() }),
      /** Null for a person who never administered a group. */
      administrador: fatosPublicos.nullable(),
      /** Groups on offer that the reader may see. */
      grupos: z.array(
        z.object({
          id: c.idResposta,
          nome: z.string(),
          servico: z.string(),
          icone: z.string(),
          cor: z.string(),
          vagasLivres: z.int(),
          valorPorVaga: c.valor,
        }),
      ),
      gruposEmComum: z.int(),
      situacaoNaRede: z.enum(['voce', ...SITUACAO_NA_REDE]),
    }),
    errors: ['naoEncontrado'],
  }),
  alterarEmail: chamada({
    method: 'POST',
    path: '/usuario/alterar-email',
    auth: 'usuario',
    tempoIgual: true,
    resumo:
      'Begins a change of e-mail, after a strong confirmation: a code goes to the new address; the answer is the same when another account has it (spec A§2 /perfil/alterar/email; PIN type 214).',
    body: z.object({ email: c.email }),
    response: z.object({ email: z.string(), expiraEm: c.instante }),
    errors: ['confirmacaoNecessaria', 'pinLimiteEnvios', 'pinBloqueado'],
  }),
  reenviarPinDoEmail: chamada({
    method: 'POST',
    path: '/usuario/alterar-email/reenviar-pin',
    auth: 'usuario',
    tempoIgual: true,
    resumo: 'Sends the code of the new e-mail again, at most 3 times an hour (spec A§2 /perfil/alterar/email).',
    response: z.object({ email: z.string(), expiraEm: c.instante }),
    errors: ['naoEncontrado', 'pinLimiteEnvios', 'pinBloqueado'],
  }),
  confirmarEmail: chamada({
    method: 'POST',
    path: '/usuario/alterar-email/confirmar',
    auth: 'usuario',
    resumo:
      'Changes the e-mail with the code sent to the new one; other sessions end and the old address is told (spec A§2 /perfil/alterar/email; ASVS 7.5.1).',
    body: z.object({ pin: c.pin }),
    response: usuarioLogado,
    errors: ['pinInvalido', 'pinBloqueado'],
  }),
  desfazerEmail: chamada({
    method: 'POST',
    path: '/usuario/alterar-email/desfazer',
    auth: 'publica',
    resumo:
      'The old address takes the change back with the link it got, within 7 days: all sessions end, devices and password no longer count (spec A§2 /perfil/aviso/alterar-email).',
    body: z.object({ segredo: c.tokenOpaco }),
    response: c.vazio,
    errors: ['linkVencido'],
  }),
  alterarTelefone: chamada({
    method: 'POST',
    path: '/usuario/alterar-telefone',
    auth: 'usuario',
    tempoIgual: true,
    resumo:
      'Sends a code to the new phone, after a strong confirmation; the answer is the same when another account has it (spec A§2 /perfil/alterar/telefone; PIN type 246).',
    body: z.object({ telefone: c.telefone }),
    response: c.codigoPorSms,
    errors: ['confirmacaoNecessaria', 'pinLimiteEnvios', 'pinBloqueado'],
  }),
  reenviarPinDoTelefone: chamada({
    method: 'POST',
    path: '/usuario/alterar-telefone/reenviar-pin',
    auth: 'usuario',
    tempoIgual: true,
    resumo:
      'Sends the code of the new phone again within an hour of the last one, at most 3 times an hour (spec A§2 /perfil/alterar/telefone/pin).',
    body: z.object({ telefone: c.telefone }),
    response: c.codigoPorSms,
    errors: ['naoEncontrado', 'pinLimiteEnvios', 'pinBloqueado'],
  }),
  confirmarNovoTelefone: chamada({
    method: 'POST',
    path: '/usuario/alterar-telefone/confirmar',
    auth: 'usuario',
    resumo:
      'Changes the phone with the code sent to the new one; other sessions end and the old phone is told (spec A§2 /perfil/alterar/telefone/pin).',
    body: z.object({ telefone: c.telefone, pin: c.pin }),
    response: usuarioLogado,
    errors: ['pinInvalido', 'pinBloqueado', 'telefoneJaUsado'],
  }),
  createChamado: chamada({
    method: 'POST',
    path: '/chamado',
    auth: 'usuario',
    idempotente: true,
    resumo: 'Reports a problem, which becomes a ticket with a number (spec A§2 /perfil/relatar-problema).',
    body: z.object({ categoria: z.literal(todosOsIds(CATEGORIA_CHAMADO)), texto: relato }),
    response: chamadoInteiro,
    errors: ['chamadosDemais'],
  }),
  createReporte: chamada({
    method: 'POST',
    path: '/grupo/{id}/reportar',
    auth: 'usuario',
    idempotente: true,
    resumo:
      'Reports a group: a ticket with its reason, and the conversation as evidence if asked (spec B§2 /grupo/reportar/{id}).',
    params: c.idParam,
    body: z.object({
      motivo: z.literal(todosOsIds(MOTIVO_DO_REPORTE)),
      texto: relato,
      /** The member's conversation with the administrator goes along, whole. */
      comConversa: z.boolean().default(false),
    }),
    response: chamadoInteiro,
    errors: ['grupoNaoEncontrado', 'reporteDoProprioGrupo', 'jaReportado', 'chamadosDemais'],
  }),
  getChamados: chamada({
    method: 'GET',
    path: '/chamado',
    auth: 'usuario',
    resumo: 'Problems that the person reported, newest first (spec A§2 /perfil/relatar-problema).',
    response: z.object({ itens: z.array(chamadoResumido) }),
    errors: [],
  }),
  getChamado: chamada({
    method: 'GET',
    path: '/chamado/{id}',
    auth: 'usuario',
    resumo: "One of the person's tickets with its conversation (spec A§2 /perfil/relatar-problema).",
    params: c.idParam,
    response: chamadoInteiro,
    errors: ['naoEncontrado'],
  }),
  replicarChamado: chamada({
    method: 'POST',
    path: '/chamado/{id}/mensagem',
    auth: 'usuario',
    idempotente: true,
    resumo: 'Adds to a ticket, which opens again if it was answered or closed (spec A§2 /perfil/relatar-problema).',
    params: c.idParam,
    body: z.object({ texto: relato }),
    response: chamadoInteiro,
    errors: ['naoEncontrado', 'mensagensDemais'],
  }),
  encerrarChamado: chamada({
    method: 'POST',
    path: '/chamado/{id}/encerrar',
    auth: 'usuario',
    resumo: 'The person says that the problem is solved (spec A§2 /perfil/relatar-problema).',
    params: c.idParam,
    response: chamadoInteiro,
    errors: ['naoEncontrado', 'transicaoRecusada'],
  }),
  ...anexosDoChamado,
};
