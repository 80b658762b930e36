import { analisarReais, centavos } from '@rateia/domain/dinheiro';
import type { FastifyInstance } from 'fastify';
import type { Contexto } from '../contexto.ts';
import { acharPeloCodigo } from '../mercadopago/pix.ts';
import { paginaDaCobranca, paginaDoBanco } from '../paginas/banco.ts';
import { enviarPagina } from '../paginas/layout.ts';
import type { Objeto } from '../psp/validacao.ts';
import { objeto, texto } from '../psp/validacao.ts';
import type { Pagamento, RecusaDoBanco } from './pagamento.ts';
import { pagar } from './pagamento.ts';
import { rotasDoAutomaticoNoBanco } from './rotas-do-automatico.ts';

/** The bank where a person pays: pages for people, `/sandbox/banco/pagar` for tests. */
export function rotasDoBanco(app: FastifyInstance, contexto: Contexto): void {
  rotasDoAutomaticoNoBanco(app, contexto);
  app.post('/sandbox/banco/pagar', async (pedido, resposta) => {
    const corpo = objeto(pedido.body);
    const resultado = pagar(contexto, pagamentoDe(corpo, numeroEmCentavos(corpo['valor'])));
    if (!resultado.ok) return resposta.code(statusDaRecusa(resultado.recusa)).send({ recusa: resultado.recusa });
    const { endToEndId: e2eid, txid, valor, horario, pagador } = resultado.pix;
    return { e2eid, txid, valor, horario, pagador };
  });

  app.get('/sandbox/banco/cobrancas', async () => Object.values(contexto.guarda.estado.cobrancas).reverse());
  app.get('/sandbox/banco/pix', async () => Object.values(contexto.guarda.estado.pix).reverse());
  app.get('/sandbox/banco/envios', async () => Object.values(contexto.guarda.estado.envios).reverse());

  app.get('/banco', async (_pedido, resposta) => enviarPagina(resposta, paginaDoBanco(contexto)));

  app.get<{ readonly Params: { readonly txid: string } }>('/banco/cob/:txid', async (pedido, resposta) => {
    const pagina = paginaDaCobranca(contexto, pedido.params.txid);
    return enviarPagina(resposta.code(pagina.achada ? 200 : 404), pagina);
  });

  app.post('/banco/abrir', async (pedido, resposta) => {
    const codigo = texto(objeto(pedido.body)['copiaECola']) ?? '';
    const noMercadoPago = acharPeloCodigo(contexto, codigo);
    if (noMercadoPago !== undefined) return resposta.redirect(`/mercadopago/pagamentos/${noMercadoPago.id}`, 303);
    const pagina = paginaDoBanco(contexto, { copiaECola: codigo });
    if (pagina.idRec !== undefined) return resposta.redirect(`/banco/pix-automatico/${pagina.idRec}`, 303);
    return pagina.txid === undefined
      ? enviarPagina(resposta.code(422), pagina)
      : resposta.redirect(`/banco/cob/${pagina.txid}`, 303);
  });

  app.post<{ readonly Params: { readonly txid: string } }>('/banco/cob/:txid', async (pedido, resposta) => {
    const { txid } = pedido.params;
    const corpo = objeto(pedido.body);
    const escrito = texto(corpo['valor'])?.trim() ?? '';
    const valor = escrito === '' ? undefined : analisarReais(escrito);
    if (escrito !== '' && valor === undefined) {
      return enviarPagina(resposta.code(422), paginaDaCobranca(contexto, txid, { recusa: 'valorIlegivel' }));
    }
    const resultado = pagar(contexto, { ...pagamentoDe(corpo, valor), txid });
    if (resultado.ok) return resposta.redirect(`/banco/cob/${txid}`, 303);
    return enviarPagina(resposta.code(422), paginaDaCobranca(contexto, txid, { recusa: resultado.recusa }));
  });
}

function pagamentoDe(corpo: Objeto, valor: Pagamento['valor']): Pagamento {
  const txid = texto(corpo['txid']);
  const copiaECola = texto(corpo['copiaECola']);
  const cpf = texto(corpo['cpf'])?.replace(/\D/g, '');
  const nome = texto(corpo['nome'])?.trim();
  return {
    forcar: corpo['forcar'] === true || corpo['forcar'] === 'sim',
    ...(txid === undefined ? {} : { txid }),
    ...(copiaECola === undefined ? {} : { copiaECola }),
    ...(cpf === undefined || cpf === '' ? {} : { cpf }),
    ...(nome === undefined || nome === '' ? {} : { nome }),
    ...(valor === undefined ? {} : { valor }),
  };
}

function numeroEmCentavos(valor: unknown): Pagamento['valor'] {
  return typeof valor === 'number' && Number.isSafeInteger(valor) && valor > 0 ? centavos(valor) : undefined;
}

function statusDaRecusa(recusa: RecusaDoBanco): number {
  if (recusa === 'naoEncontrada') return 404;
  return recusa === 'codigoInvalido' ? 422 : 409;
}
