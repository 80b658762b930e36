import { z } from 'zod';
import { campanhas } from './campanhas.ts';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';
import { clube } from './clube.ts';
import { linksCurtos } from './links-curtos.ts';
import { regrasDaTela } from './regras.ts';

const versao = z.string().regex(/^\d+(\.\d+){3}$/);

export const marketing = {
  ...linksCurtos,
  ...campanhas,
  ...clube,
  getVersao: chamada({
    method: 'GET',
    base: '',
    path: '/api/versao',
    auth: 'publica',
    resumo:
      'Version of the web app that is served now, which each open page compares with its own (spec A§4 Version check).',
    response: z.object({ versao }),
    errors: [],
  }),
  getRegras: chamada({
    method: 'GET',
    path: '/regras',
    auth: 'publica',
    guardavel: true,
    resumo: 'The numbers in force that screens show: deadlines, limits and attempts (HOUSE §5, §7).',
    response: regrasDaTela,
    errors: [],
  }),
  getConfiguracao: chamada({
    method: 'GET',
    path: '/marketing/configuracao',
    auth: 'publica',
    resumo:
      'Which tag manager a page may load after consent; null when this copy of the product has none (spec A§4 Cookie consent).',
    response: z.object({
      /** Container id, `GTM-ABC123`. */
      tagManager: z.string().nullable(),
    }),
    errors: [],
  }),
  relatarErro: chamada({
    method: 'POST',
    path: '/erro-da-pagina',
    auth: 'publica',
    resumo:
      'A page tells that something broke in it, at most three times a minute; only the log keeps it (spec A§8, A§9).',
    body: z.object({
      versao,
      /** Path of the route as in the table: `/grupo/{id}`, never an address. */
      rota: c.texto(120),
      mensagem: c.texto(300),
      pilha: c.textoLongo(3_000),
    }),
    response: c.vazio,
    errors: [],
  }),
};
