import type { SituacaoDaVantagem } from '@rateia/domain/marketing/clube';
import {
  CODIGO_DA_VANTAGEM,
  LIMITES_DA_VANTAGEM,
  LINK_DA_VANTAGEM,
  SITUACOES_DA_VANTAGEM,
} from '@rateia/domain/marketing/clube';
import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';

const { parceiro, titulo, regra, codigo, link } = LIMITES_DA_VANTAGEM;
const palavras = {
  parceiro: c.texto(parceiro, 2),
  titulo: c.texto(titulo, 3),
  regra: c.textoLongo(regra, 3),
  codigo: c.texto(codigo, 2).regex(CODIGO_DA_VANTAGEM),
  link: c.texto(link, 1).regex(LINK_DA_VANTAGEM),
};
const vantagem = z.object({
  id: c.idResposta,
  parceiro: z.string(),
  titulo: z.string(),
  regra: z.string(),
  codigo: z.string(),
  link: z.string(),
  terminaEm: c.instante,
  situacao: z.enum(Object.keys(SITUACOES_DA_VANTAGEM) as [SituacaoDaVantagem]),
  /** People who opened it. */
  abriram: z.int(),
});

/** Coupons of partners, as the operation makes and stops them (REGRAS 2.31). */
export const backofficeClube = {
  getVantagens: chamada({
    method: 'GET',
    path: '/backoffice/clube',
    auth: 'operador',
    resumo: 'Coupons of partners, the newest first, with how many people opened each (REGRAS 2.31).',
    query: z.object({ pagina: c.pagina, porPagina: c.porPagina }),
    response: c.lista(vantagem),
    errors: ['semPermissao'],
  }),
  createVantagem: chamada({
    method: 'POST',
    path: '/backoffice/clube',
    auth: 'operador',
    idempotente: true,
    resumo: 'A partner’s coupon: its rule, its code, its shop and its last day (REGRAS 2.31).',
    body: z.object({ ...palavras, ultimoDia: c.diaDado() }),
    response: vantagem,
    errors: ['semPermissao', 'dadosInvalidos'],
  }),
  pararVantagem: chamada({
    method: 'POST',
    path: '/backoffice/clube/{id}/parar',
    auth: 'operador',
    resumo: 'Takes a partner’s coupon out of the club at once (REGRAS 2.31).',
    params: c.idParam,
    response: c.vazio,
    errors: ['semPermissao', 'naoEncontrado'],
  }),
};
