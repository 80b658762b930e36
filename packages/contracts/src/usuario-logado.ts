import { PAPEIS_DA_EQUIPE } from '@rateia/domain/backoffice/alcada';
import { camposDoEndereco } from '@rateia/domain/usuario/campos-do-endereco';
import { z } from 'zod';
import * as c from './campos.ts';

/** Logged-in user (spec A§3). Flags are derived, never stored (REGRAS 1). */
export const usuarioLogado = z.object({
  id: c.idResposta,
  idHash: z.string(),
  primeiroNome: z.string(),
  nome: z.string(),
  sobreNome: z.string(),
  email: z.string(),
  telefone: z.string().nullable().meta({ description: 'Masked' }),
  aceitaTermos: z.boolean(),
  imagem: z.string().nullable(),
  codIndicacao: z.string(),
  valido: z.boolean(),
  telefoneVerificado: z.boolean(),
  emailVerificado: z.boolean(),
  /** Document and selfie were confirmed, which raises the limits (REGRAS 2.5, 2.6). */
  identidadeVerificada: z.boolean(),
  twfaHabilitado: z.boolean(),
  dadosFiscais: z.boolean(),
  nickName: z.string().nullable(),
  isMBA: z.boolean(),
  isMBH: z.boolean(),
  isADA: z.boolean(),
  isADH: z.boolean(),
  comprasFeitas: z.int(),
  restricao: z.string().nullable(),
  notificacoesNaoLidas: z.int(),
  /** No password of its own: the account is entered by a social provider alone. */
  loginSomenteSocial: z.boolean(),
  /** Made a first paid purchase; arrived by referral (REGRAS 1). */
  convertido: z.boolean(),
  indicado: z.boolean(),
  mkId: z.string().nullable(),
  acessouRecomendados: z.boolean(),
  /** The page that a validation interrupted, for ten minutes (spec A§3 Redirect record). */
  redirectPosValidacao: z.string().nullable(),
  /** The monthly saving of sharing, by service. */
  valorEconomia: z.array(z.object({ servico: z.string(), valor: c.valor })),
  exclusaoEm: c.instante.nullable().meta({ description: 'When the account will be deleted, while it may be undone' }),
  papeis: z.array(z.enum(PAPEIS_DA_EQUIPE)),
  /** Pools are offered: lotteries are switched on, and the person is not known to be under 18 (REGRAS 2.12). */
  boloes: z.boolean(),
  /** Plus is sold here: without it no page leads there (REGRAS 2.32). */
  plus: z.boolean().optional(),
});

/** Registration validation kinds (spec A§3): telefone 1, email 2, dadosFiscais 3, self 4, documentos 5. */
export const pendenciaCadastro = z.object({ tipo: z.int(), descricao: z.string(), link: z.string() });

export const endereco = z.object({
  cep: c.cep,
  uf: c.uf,
  cidade: c.doCampo(camposDoEndereco.cidade, 80),
  rua: c.doCampo(camposDoEndereco.rua, 120),
  bairro: c.doCampo(camposDoEndereco.bairro, 80),
  numero: c.doCampo(camposDoEndereco.numero, 12),
  complemento: c.texto(80),
  ibge: z
    .string()
    .regex(/^\d{7}$/)
    .optional(),
});
