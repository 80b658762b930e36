import type { SituacaoDaCampanha } from '@rateia/domain/marketing/campanha';
import {
  LINK_DA_CAMPANHA,
  SITUACOES_DA_CAMPANHA,
  TAG_DE_BANNER,
  TIPOS_DE_CAMPANHA,
  UTMS,
} from '@rateia/domain/marketing/campanha';
import type { Publico } from '@rateia/domain/marketing/publico';
import { PUBLICOS } from '@rateia/domain/marketing/publico';
import { ROTA_DE_CAMPANHA } from '@rateia/domain/marketing/rotas-da-campanha';
import { z } from 'zod';
import { cupom } from './backoffice-cupons.ts';
import { peca } from './campanhas.ts';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';
import { RECUSAS_DE_IMAGEM } from './imagem.ts';

const tipo = z.enum(Object.keys(TIPOS_DE_CAMPANHA) as [keyof typeof TIPOS_DE_CAMPANHA]);
const situacao = z.enum(Object.keys(SITUACOES_DA_CAMPANHA) as [SituacaoDaCampanha]);
const publico = z.enum(Object.keys(PUBLICOS) as [Publico]);
const nome = c.texto(80, 3);
const utm = z.object(Object.fromEntries(UTMS.map((chave) => [chave, c.texto(100).optional()])) as Utm);
type Utm = Record<(typeof UTMS)[number], z.ZodOptional<ReturnType<typeof c.texto>>>;

/** The fields that an operator fills; all of them may be empty while nobody sees the campaign. */
const conteudo = z.object({
  nome,
  titulo: c.texto(80),
  texto: c.textoLongo(240),
  descricao: c.texto(160),
  cta: c.texto(40),
  link: c.texto(500).refine((link) => link === '' || LINK_DA_CAMPANHA.test(link)),
  abrirEmNovaJanela: z.boolean(),
  utm,
  cupom: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9-]{2,40}$/)
    .nullable(),
  rotas: z.array(z.string().max(120).regex(ROTA_DE_CAMPANHA)).max(20),
  tags: z.array(z.string().regex(TAG_DE_BANNER)).max(10),
  publicos: z.array(publico).max(Object.keys(PUBLICOS).length),
  /** Of a page: the services whose groups it shows; all without any. */
  servicos: z.array(c.inteiro(1)).max(30).default([]),
  inicio: c.instanteDado.nullable(),
  fim: c.instanteDado.nullable(),
  contagemAte: c.instanteDado.nullable(),
});

const contagem = { impressoes: z.int(), cliques: z.int() };
const resumida = z.object({
  id: c.idResposta,
  tipo,
  nome: z.string(),
  titulo: z.string(),
  situacao,
  inicio: c.instante.nullable(),
  fim: c.instante.nullable(),
  ...contagem,
});
const campanha = peca.extend({
  tipo,
  nome: z.string(),
  situacao,
  versao: c.inteiro(0),
  rotas: z.array(z.string()),
  tags: z.array(z.string()),
  publicos: z.array(publico),
  servicos: z.array(z.int()),
  inicio: c.instante.nullable(),
  fim: c.instante.nullable(),
  /** The coupon that it announces, as its own queue shows it; null where the code is of no coupon. */
  doCupom: cupom.pick({ codigo: true, situacao: true, compras: true, custou: true, trouxe: true }).nullable(),
  /** The parts that it lacks before it may go on the air, in words. */
  faltas: z.array(z.string()),
  /** Memberships that were paid by somebody whom it led here. */
  compras: z.int(),
  dias: z.array(z.object({ dia: c.dia, ...contagem })),
  historico: z.array(z.object({ acao: z.string(), quem: z.string(), em: c.instante })),
});
const recusas = ['semPermissao', 'naoEncontrado'] as const;
const mudanca = { params: c.idParam, response: campanha } as const;

/** Modals, banners and pages as the operation makes, schedules and counts them; part of the back office. */
export const backofficeMarketing = {
  getCampanhas: chamada({
    method: 'GET',
    path: '/backoffice/marketing',
    auth: 'operador',
    resumo: 'Modals, banners and pages, those on the air first, each with its sights and uses (spec A§3, A§7 Content).',
    response: z.object({ itens: z.array(resumida) }),
    errors: ['semPermissao'],
  }),
  getCampanha: chamada({
    method: 'GET',
    path: '/backoffice/marketing/{id}',
    auth: 'operador',
    resumo: 'One campaign with its days and its history (spec A§3 Marketing modal).',
    ...mudanca,
    errors: recusas,
  }),
  createCampanha: chamada({
    method: 'POST',
    path: '/backoffice/marketing',
    auth: 'operador',
    idempotente: true,
    resumo: 'A new draft, which nobody sees (spec A§3 Marketing modal).',
    body: z.object({ tipo, nome }),
    response: z.object({ id: c.idResposta }),
    errors: ['semPermissao'],
  }),
  updateCampanha: chamada({
    method: 'PUT',
    path: '/backoffice/marketing/{id}',
    auth: 'operador',
    resumo: 'Writes a campaign; one that is on may lack nothing, and nobody overwrites a change that he has not seen.',
    ...mudanca,
    body: conteudo.extend({ versao: c.inteiro(0) }),
    errors: [...recusas, 'conflito', 'campanhaIncompleta'],
  }),
  copiarCampanha: chamada({
    method: 'POST',
    path: '/backoffice/marketing/{id}/copiar',
    auth: 'operador',
    idempotente: true,
    resumo: 'The same again as a draft, without its dates and counts.',
    params: c.idParam,
    body: z.object({}).optional(),
    response: z.object({ id: c.idResposta }),
    errors: recusas,
  }),
  ligarCampanha: chamada({
    method: 'POST',
    path: '/backoffice/marketing/{id}/ligar',
    auth: 'operador',
    resumo: 'Puts it on the air within its dates; refused while something lacks.',
    ...mudanca,
    body: z.object({}).optional(),
    errors: [...recusas, 'transicaoRecusada', 'campanhaIncompleta'],
  }),
  desligarCampanha: chamada({
    method: 'POST',
    path: '/backoffice/marketing/{id}/desligar',
    auth: 'operador',
    resumo: 'Takes it off the air at once.',
    ...mudanca,
    body: z.object({}).optional(),
    errors: [...recusas, 'transicaoRecusada'],
  }),
  createImagemDaCampanha: chamada({
    method: 'POST',
    path: '/backoffice/marketing/{id}/imagem',
    auth: 'operador',
    idempotente: true,
    resumo: 'The picture for desks or for phones, decoded and written anew (spec A§3 imagens, A§5 Uploaded images).',
    ...mudanca,
    arquivo: 'arquivo',
    body: z.object({ tamanho: z.enum(['desktop', 'mobile']) }),
    errors: [...recusas, ...RECUSAS_DE_IMAGEM, 'imagemPequena'],
  }),
};
