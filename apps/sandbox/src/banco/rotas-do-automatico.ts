import type { FastifyInstance } from 'fastify';
import type { Contexto } from '../contexto.ts';
import { enviarPagina } from '../paginas/layout.ts';
import { paginaDaAutorizacao } from '../paginas/pix-automatico.ts';
import type { Rec } from '../psp/automatico/registro.ts';
import { registroDoAutomatico } from '../psp/automatico/registro.ts';
import { objeto, texto } from '../psp/validacao.ts';
import type { PalavraDoPagador } from './automatico.ts';
import { liquidarAgora, liquidarDoDia, responder } from './automatico.ts';

const PALAVRAS: readonly PalavraDoPagador[] = ['autorizar', 'recusar', 'cancelar'];
const CONTAS: readonly Rec['conta'][] = ['paga', 'semSaldo', 'recusa'];

/** Pix Automático at the payer's bank: a page for people, `/sandbox/banco/pix-automatico` for tests. */
export function rotasDoAutomaticoNoBanco(app: FastifyInstance, contexto: Contexto): void {
  type DaRec = { readonly Params: { readonly idRec: string } };
  type DaCobR = { readonly Params: { readonly txid: string } };

  function ouvir(idRec: string, corpo: unknown): boolean {
    const { palavra, conta } = objeto(corpo);
    const dita = PALAVRAS.find((p) => p === palavra);
    if (dita !== undefined) return responder(contexto, idRec, dita);
    const nova = CONTAS.find((c) => c === conta);
    const rec = registroDoAutomatico(contexto).recs[idRec];
    if (nova === undefined || rec === undefined) return false;
    rec.conta = nova;
    contexto.guarda.alterado();
    return true;
  }
  function liquidar(txid: string, corpo: unknown): boolean {
    const como = CONTAS.find((c) => c === texto(objeto(corpo)['conta']));
    return como !== undefined && liquidarAgora(contexto, txid, como);
  }

  app.get('/sandbox/banco/pix-automatico', async () => {
    const { recs, cobsr } = registroDoAutomatico(contexto);
    return { recs: Object.values(recs).reverse(), cobsr: Object.values(cobsr).reverse() };
  });
  app.post<DaRec>('/sandbox/banco/pix-automatico/rec/:idRec', async (pedido, resposta) =>
    ouvir(pedido.params.idRec, pedido.body) ? {} : resposta.code(409).send({ recusa: 'estado' }),
  );
  app.post<DaCobR>('/sandbox/banco/pix-automatico/cobr/:txid', async (pedido, resposta) =>
    liquidar(pedido.params.txid, pedido.body) ? {} : resposta.code(409).send({ recusa: 'estado' }),
  );
  /** The bank's clock strikes: attempts whose hour has come are paid or refused. */
  app.post('/sandbox/banco/pix-automatico/liquidar', async () => {
    liquidarDoDia(contexto);
    return {};
  });

  app.get<DaRec>('/banco/pix-automatico/:idRec', async (pedido, resposta) => {
    const pagina = paginaDaAutorizacao(contexto, pedido.params.idRec);
    return enviarPagina(resposta.code(pagina.achada ? 200 : 404), pagina);
  });
  app.post<DaRec>('/banco/pix-automatico/:idRec', async (pedido, resposta) => {
    ouvir(pedido.params.idRec, pedido.body);
    return resposta.redirect(`/banco/pix-automatico/${pedido.params.idRec}`, 303);
  });
  app.post<DaRec & DaCobR>('/banco/pix-automatico/:idRec/cobr/:txid', async (pedido, resposta) => {
    liquidar(pedido.params.txid, pedido.body);
    return resposta.redirect(`/banco/pix-automatico/${pedido.params.idRec}`, 303);
  });
}
