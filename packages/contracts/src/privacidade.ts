import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';

const codigo = z.enum(['privacidade', 'marketing', 'cookies']);

/** Privacy policy (spec A§3): type opcional 0 / obrigatoria 1; status ativa 1 / desativada 0. */
export const politica = z.object({
  codigo,
  versao: z.string(),
  tipo: z.int(),
  status: z.int(),
  titulo: z.string(),
  resumo: z.string(),
  mudancas: z.string(),
  vigenteDesde: c.instante,
  secoes: z.array(z.object({ titulo: z.string(), texto: z.string() })),
});

const politicaMarketing = politica.extend({ preferencia: z.boolean(), respondidaEm: c.instante.nullable() });

const consentimentoDeCookies = {
  necessary: z.literal(true),
  analytics_storage: z.boolean(),
  ad_storage: z.boolean(),
  versao: c.texto(20, 1),
};
const anonimo = z.uuid().meta({ description: 'Random id made by the browser, so that the answer can be proven later' });

const identificador = z.object({
  identificador: z.uuid().nullable(),
  analytics_storage: z.boolean(),
  ad_storage: z.boolean(),
  atualizadoEm: c.instante.nullable(),
});

export const exportacao = z.object({
  id: z.uuid(),
  estado: z.enum(['pedida', 'gerando', 'pronta', 'falhou', 'apagada']),
  progresso: z.int(),
  pedidaEm: c.instante,
  prontaEm: c.instante.nullable(),
  expiraEm: c.instante.nullable(),
  tamanhoJson: z.int().nullable(),
  tamanhoPdf: z.int().nullable(),
});

export const exclusao = z.object({
  situacao: z.object({ pedidaEm: c.instante, executaEm: c.instante, renuncia: c.valor }).nullable(),
  /** The balance that cannot leave the wallet: the impediments `resto`, which may be given up (REGRAS 2.17). */
  renuncia: c.valor,
  impedimentos: z.array(
    z.object({
      tipo: z.string(),
      titulo: z.string(),
      detalhe: z.string(),
      link: z.string().nullable(),
      /** The person's own group that the obstacle is about, which he asks the staff to end. */
      grupo: z.object({ id: c.idResposta, nome: z.string() }).optional(),
    }),
  ),
});

/** The log of a person's answers about his own data, and the obligatory policies still to be answered. */
export const aceites = z.object({
  pendentes: z.array(codigo),
  itens: z.array(
    z.object({
      documento: z.string(),
      titulo: z.string(),
      versao: z.string(),
      resposta: z.string(),
      origem: z.string(),
      em: c.instante,
    }),
  ),
});

export const privacidade = {
  getPoliticas: chamada({
    method: 'GET',
    path: '/politica-privacidade',
    auth: 'publica',
    resumo: 'Policies in force, and the versions before them (spec A§2 /politicas-privacidade, A§3 Privacy policy).',
    response: z.object({ politicas: z.array(politica), anteriores: z.array(politica) }),
    errors: [],
  }),
  getAceites: chamada({
    method: 'GET',
    path: '/politica-privacidade/aceite',
    auth: 'usuario',
    resumo:
      'Everything the person accepted, refused or took back, newest first (spec A§3 Privacy policy; REGRAS 2.17).',
    response: aceites,
    errors: [],
  }),
  aceitarPolitica: chamada({
    method: 'POST',
    path: '/politica-privacidade/aceite',
    auth: 'usuario',
    resumo: 'Accepts the obligatory policy in force, and no other version (spec A§3 Privacy policy).',
    body: z.object({ codigo: z.literal('privacidade'), versao: c.texto(20, 1) }),
    response: c.vazio,
    errors: ['conflito'],
  }),
  getPoliticaMarketing: chamada({
    method: 'GET',
    path: '/politica-privacidade/marketing',
    auth: 'usuario',
    resumo: 'The marketing policy in force and the person’s answer (spec A§7 Preferences and privacy).',
    response: politicaMarketing,
    errors: [],
  }),
  aceitarMarketing: chamada({
    method: 'POST',
    path: '/politica-privacidade/aceite/marketing',
    auth: 'usuario',
    resumo: 'Accepts or refuses marketing, logged with version, date and origin (spec A§7 {preferencia}; REGRAS 2.17).',
    body: z.object({ preferencia: z.boolean() }),
    response: politicaMarketing,
    errors: [],
  }),
  guardarConsentimentoCookies: chamada({
    method: 'POST',
    path: '/privacidade/consentimento-cookies',
    auth: 'publica',
    resumo:
      'Logs the cookie choice of a visitor under a random id of the browser (spec A§4 Cookie consent; REGRAS 2.17).',
    body: z.object({ anonimo, ...consentimentoDeCookies }),
    response: c.vazio,
    errors: ['conflito'],
  }),
  vincularConsentimentoCookies: chamada({
    method: 'POST',
    path: '/privacidade/consentimento-cookies/conta',
    auth: 'usuario',
    resumo:
      'Logs the cookie choice with the account and ties the browser’s choice from before the login to it (spec A§4; REGRAS 2.17).',
    body: z.object({ anonimo: anonimo.optional(), ...consentimentoDeCookies }),
    response: c.vazio,
    errors: ['conflito'],
  }),
  getIdentificador: chamada({
    method: 'GET',
    path: '/identificador',
    auth: 'usuario',
    resumo: "The account's number for measuring and ads, if consent made one (spec A§7 identificador).",
    response: identificador,
    errors: [],
  }),
  updateIdentificador: chamada({
    method: 'PUT',
    path: '/identificador',
    auth: 'usuario',
    resumo:
      'Consents to measuring or ads, or takes it back: without consent the number is erased (spec A§7 identificador).',
    body: z.object({ analytics_storage: z.boolean(), ad_storage: z.boolean() }),
    response: identificador,
    errors: [],
  }),
  getDadosGuardados: chamada({
    method: 'GET',
    path: '/privacidade/dados',
    auth: 'usuario',
    resumo:
      'The data kept about the person: how many, why, on which legal basis and for how long (spec A§2; REGRAS 2.17).',
    response: z.object({
      secoes: z.array(
        z.object({
          titulo: z.string(),
          oQue: z.string(),
          porque: z.string(),
          baseLegal: z.string(),
          prazo: z.string(),
          registros: z.int(),
        }),
      ),
    }),
    errors: [],
  }),
  createExportacao: chamada({
    method: 'POST',
    path: '/privacidade/exportacao',
    auth: 'usuario',
    idempotente: true,
    resumo:
      'Asks for a copy of all data, made by a job within minutes; asks for confirmation (REGRAS 2.17 Export; ASVS 7.5.1).',
    response: exportacao,
    errors: ['confirmacaoNecessaria', 'exportacaoEmCurso'],
  }),
  getExportacoes: chamada({
    method: 'GET',
    path: '/privacidade/exportacao',
    auth: 'usuario',
    resumo: 'The copies that were asked for, with their progress (REGRAS 2.17 Export).',
    response: z.object({ itens: z.array(exportacao) }),
    errors: [],
  }),
  criarLinkExportacao: chamada({
    method: 'POST',
    path: '/privacidade/exportacao/{id}/link',
    auth: 'usuario',
    resumo:
      'A link of minutes to one file of a copy, for its owner, after a new confirmation (REGRAS 2.17 Export; ASVS 7.5.1).',
    params: z.object({ id: z.uuid() }),
    body: z.object({ formato: z.enum(['json', 'pdf']) }),
    response: z.object({ url: z.string(), expiraEm: c.instante }),
    errors: ['naoEncontrado', 'confirmacaoNecessaria'],
  }),
  baixarExportacao: chamada({
    method: 'GET',
    path: '/privacidade/arquivo/{token}',
    auth: 'publica',
    resumo: 'The file of a link that is still good (REGRAS 2.17 Export).',
    params: z.object({ token: c.daMaquina(200, 1) }),
    response: c.binario,
    tiposDoArquivo: ['application/json', 'application/pdf'],
    errors: ['linkExpirado'],
  }),
  getExclusao: chamada({
    method: 'GET',
    path: '/usuario/excluir-dados',
    auth: 'usuario',
    resumo: 'Whether the account is about to be deleted, and the obstacles (REGRAS 2.17 Deletion).',
    response: exclusao,
    errors: [],
  }),
  enviarPinExclusao: chamada({
    method: 'POST',
    path: '/usuario/excluir-dados/pin',
    auth: 'usuario',
    resumo: 'Sends the PIN that deleting the account asks for (spec A§7; REGRAS 2.17 Deletion).',
    response: z.object({ expiraEm: c.instante }),
    errors: ['pinLimiteEnvios', 'pinBloqueado', 'exclusaoImpedida'],
  }),
  excluirDados: chamada({
    method: 'POST',
    path: '/usuario/excluir-dados/{id}',
    auth: 'usuario',
    resumo:
      'Asks for the end of the account by its PIN, and the second factor of a person who has one: done after 7 days unless undone (spec A§7; REGRAS 2.17 Deletion).',
    params: z.object({ id: c.id }),
    body: z.object({
      pin: c.pin,
      renuncia: c.valor
        .optional()
        .meta({ description: 'The rest of the balance that is given up, in centavos, as getExclusao told it' }),
    }),
    response: exclusao,
    errors: ['naoEncontrado', 'pinInvalido', 'pinBloqueado', 'confirmacaoNecessaria', 'exclusaoImpedida'],
  }),
  desfazerExclusao: chamada({
    method: 'POST',
    path: '/usuario/excluir-dados/desfazer',
    auth: 'usuario',
    resumo: 'Keeps the account after all, within the 7 days (REGRAS 2.17 Deletion).',
    response: exclusao,
    errors: ['conflito'],
  }),
};
