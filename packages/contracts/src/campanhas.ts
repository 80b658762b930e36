import { TAG_DE_BANNER } from '@rateia/domain/marketing/campanha';
import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';
import { grupoDaLista } from './formas-do-grupo.ts';
import { slugEspecial } from './loteria-especial.ts';

/**
 * The visible part of a campaign, in the shape of spec A§3 Marketing modal; title and text stand beside the picture.
 */
export const peca = z.object({
  id: c.idResposta,
  titulo: z.string(),
  texto: z.string(),
  imagens: z.object({
    descricao: z.string(),
    tamanho: z.object({ urlDesktopImagem: z.string(), urlMobileImagem: z.string() }),
  }),
  marketing: z.object({
    cta: z.string(),
    utm: z.record(z.string(), z.string()),
    cupom: z.object({ cupom: z.string() }).nullable(),
  }),
  redirecionamento: z.object({ link: z.string(), ehLinkExterno: z.boolean(), abrirEmNovaJanela: z.boolean() }),
  /** End of its countdown, where it has one. */
  contagemAte: c.instante.nullable(),
});

const tags = z
  .string()
  .transform((texto) => texto.split(','))
  .pipe(z.array(z.string().regex(TAG_DE_BANNER)).min(1).max(10));

/** Calls about promotions, as their audience makes them; part of marketing. */
export const campanhas = {
  getModal: chamada({
    method: 'GET',
    base: '',
    path: '/api/modal',
    auth: 'opcional',
    resumo: 'Marketing modals on the air for the caller, the newest first (spec A§3 Marketing modal, A§7 Content).',
    response: z.object({ itens: z.array(peca.extend({ rotas: z.array(z.string()) })) }),
    errors: [],
  }),
  getBanner: chamada({
    method: 'GET',
    base: '',
    path: '/api/banner',
    auth: 'opcional',
    resumo: 'Banners on the air for the caller, of any of these tags, the newest first (spec A§7 Content).',
    query: z.object({ tags }),
    response: z.object({ itens: z.array(peca.extend({ tags: z.array(z.string()) })) }),
    errors: [],
  }),
  getGruposDaCampanha: chamada({
    method: 'GET',
    path: '/black-friday/grupos',
    auth: 'usuario',
    resumo:
      'The page of the campaign on the air: its piece, coupon and countdown, and groups with free seats; closed when there is none (spec B§7; REGRAS 2.31).',
    response: z.object({
      encerrada: z.boolean(),
      contagemAte: c.instante,
      campanha: peca.nullable(),
      /** The coupon, while it holds. */
      cupom: z
        .object({
          codigo: z.string(),
          /** Part in basis points, or an amount; `maximo` bounds a part. */
          pontos: z.int().nullable(),
          valor: c.valor.nullable(),
          maximo: c.valor.nullable(),
          minimo: c.valor,
          soNaPrimeira: z.boolean(),
        })
        .nullable(),
      /** Each has the coupon as a tag. */
      itens: z.array(grupoDaLista),
    }),
    errors: [],
  }),
  createImpressao: chamada({
    method: 'POST',
    path: '/marketing/{id}/impressao',
    auth: 'opcional',
    resumo: 'A campaign was seen: counted once per visitor and day (spec A§4 Marketing modal).',
    params: c.idParam,
    response: c.vazio,
    errors: ['naoEncontrado'],
  }),
  createClique: chamada({
    method: 'POST',
    path: '/marketing/{id}/clique',
    auth: 'opcional',
    resumo: 'The button of a campaign was used: counted once per visitor and day (spec A§4 Marketing modal).',
    params: c.idParam,
    response: c.vazio,
    errors: ['naoEncontrado'],
  }),
  getImagemDaCampanha: chamada({
    method: 'GET',
    path: '/marketing/imagem/{codigo}',
    auth: 'publica',
    resumo: 'A picture of a campaign; its address never holds another one (spec A§3 imagens).',
    params: z.object({ codigo: z.string().regex(/^[0-9a-f]{32}$/) }),
    response: c.binario,
    tiposDoArquivo: ['image/webp'],
    errors: ['naoEncontrado', 'indisponivel'],
  }),
  getPreviaDoGrupo: chamada({
    method: 'GET',
    path: '/marketing/previa/grupo/{id}',
    auth: 'publica',
    resumo: 'The picture that a site shows for a public group’s link (REGRAS 2.23).',
    params: c.idParam,
    query: z.object({ v: c.daMaquina(60).optional() }),
    response: c.binario,
    tiposDoArquivo: ['image/png'],
    errors: ['naoEncontrado', 'indisponivel'],
  }),
  getPrimeiraAssinatura: chamada({
    method: 'GET',
    path: '/marketing/primeiraAssinatura',
    auth: 'usuario',
    resumo: 'Whether the person has made a first paid purchase (spec B§7; A§3 first purchase flag).',
    response: z.object({ jaRealizada: z.boolean() }),
    errors: [],
  }),
  getLoteriaEspecial: chamada({
    method: 'GET',
    path: '/marketing/loteria-especial',
    auth: 'usuario',
    resumo:
      'The special lottery whose banner is due, if any and if the person may see it (spec A§2 Navigation, A§9; REGRAS 2.12 Participants).',
    response: z.object({
      especial: z
        .object({
          slug: slugEspecial,
          nome: z.string(),
          dia: c.dia,
          sorteioEm: c.instante,
        })
        .nullable(),
    }),
    errors: [],
  }),
};
