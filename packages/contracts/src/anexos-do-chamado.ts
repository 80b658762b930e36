import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';
import { RECUSAS_DE_IMAGEM } from './imagem.ts';

export const anexoDoChamado = z.object({
  id: z.uuid(),
  nome: z.string(),
  tipo: z.string(),
  tamanho: z.int(),
  em: c.instante,
});

/** Files of a ticket: the evidence of a report (spec B§2 /grupo/reportar/{id}). */
export const anexosDoChamado = {
  createAnexoDoChamado: chamada({
    method: 'POST',
    path: '/chamado/{id}/anexo',
    auth: 'usuario',
    idempotente: true,
    resumo:
      'Attaches a picture or a PDF to a ticket of one’s own that waits for the staff, five for each (spec B§2 /grupo/reportar/{id}; REGRAS 2.28).',
    params: c.idParam,
    arquivo: 'arquivo',
    body: z.object({}),
    response: anexoDoChamado,
    errors: ['naoEncontrado', 'transicaoRecusada', 'anexosDemais', 'anexoConteudo', ...RECUSAS_DE_IMAGEM],
  }),
  createLinkDoAnexoDoChamado: chamada({
    method: 'POST',
    path: '/chamado/anexo/{id}/link',
    auth: 'usuario',
    resumo: 'A link to a file of a ticket that is good for a minute, for its owner and the staff (REGRAS 2.17, 2.28).',
    params: z.object({ id: z.uuid() }),
    response: z.object({ url: z.string(), expiraEm: c.instante }),
    errors: ['naoEncontrado', 'semPermissao'],
  }),
  getArquivoDoChamado: chamada({
    method: 'GET',
    path: '/chamado/arquivo/{token}',
    auth: 'publica',
    resumo: 'The file that a link names, for the minute in which it is good (REGRAS 2.17, 2.28).',
    params: z.object({ token: c.daMaquina(190, 40) }),
    response: c.binario,
    tiposDoArquivo: ['image/jpeg', 'application/pdf'],
    errors: ['naoEncontrado', 'indisponivel'],
  }),
};
