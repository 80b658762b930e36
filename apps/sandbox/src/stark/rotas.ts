import { diaDe, ehDia } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import type { FastifyInstance } from 'fastify';
import type { Contexto } from '../contexto.ts';
import type { Objeto } from '../psp/validacao.ts';
import { comTamanho, objeto, texto } from '../psp/validacao.ts';
import { seguirRelogio } from '../relogio.ts';
import { boletoNoFio, transacaoNoFio } from './apresentacao.ts';
import { chamadoConfere, chaveDoTexto, publicaDe } from './assinatura.ts';
import type { PedidoDeBoleto } from './boletos.ts';
import { cancelarBoleto, criarBoleto } from './boletos.ts';
import { STARK } from './credenciais.ts';
import { chaveDosEventos, registrosDe } from './eventos.ts';
import { boletosDe, novoId, statusDe, transacoesDe } from './guarda.ts';
import { pdfDoBoleto } from './pdf.ts';
import { naoAchado, pagina, recusar } from './respostas.ts';
import { rotasDeSaida } from './rotas-de-saida.ts';

declare module 'fastify' {
  interface FastifyRequest {
    corpoAssinado: string;
  }
}

/** Stark Bank's API v2: bills, the statement, and the notices. Every call is signed over its very bytes. */
export function rotasDaStark(app: FastifyInstance, contexto: Contexto): void {
  const { guarda } = contexto;
  const chave = chaveDoTexto(STARK.chave);
  app.decorateRequest('corpoAssinado', '');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (pedido, corpo, feito) => {
    pedido.corpoAssinado = String(corpo);
    try {
      feito(null, JSON.parse(pedido.corpoAssinado));
    } catch (erro) {
      feito(erro instanceof Error ? erro : new Error('JSON'));
    }
  });
  app.addHook('preValidation', async (pedido, resposta) => {
    const { projeto } = STARK;
    const chamado = { cabecalhos: pedido.headers, corpo: pedido.corpoAssinado, projeto, chave, agoraMs: Date.now() };
    return chamadoConfere(chamado) ? undefined : recusar(resposta, 'invalidSignature', 'Assinatura inválida.');
  });
  app.addHook('onRequest', seguirRelogio(contexto));

  const escrita = { config: { servico: 'boleto' as const } };
  const leitura = { config: { servico: 'boleto' as const, soPergunta: true as const } };
  type Alvo = { readonly Params: { readonly id: string } };

  app.post('/boleto', escrita, async (pedido, resposta) => {
    const { boletos } = objeto(pedido.body);
    const lidos = (Array.isArray(boletos) ? boletos : []).map((pedida) => lerPedido(contexto, objeto(pedida)));
    if (lidos.length === 0 || lidos.length > 100)
      return recusar(resposta, 'invalidBoletos', 'Envie de 1 a 100 boletos.');
    if (pedido.falha?.modo === 'recusado') return recusar(resposta, 'invalidBoleto', 'Falha ligada na sandbox.');
    const faltas = lidos.filter((lido) => typeof lido === 'string');
    if (faltas[0] !== undefined) return recusar(resposta, 'invalidBoleto', `Campo inválido: ${faltas[0]}.`);
    const criados = lidos.flatMap((lido) => (typeof lido === 'string' ? [] : [criarBoleto(contexto, lido)]));
    return { message: 'Boleto(s) successfully created', boletos: criados.map((b) => boletoNoFio(contexto, b)) };
  });

  app.get('/boleto', leitura, async (pedido) => {
    const { tags, ids, status, after, before } = objeto(pedido.query);
    function estao(pedidos: unknown, tem: readonly string[]) {
      return texto(pedidos) === undefined || (texto(pedidos) ?? '').split(',').some((um) => tem.includes(um));
    }
    const todos = Object.values(boletosDe(contexto)).filter(
      (b) =>
        estao(tags, b.tags) &&
        estao(ids, [b.id]) &&
        estao(status, [statusDe(contexto, b)]) &&
        noPeriodo(b.created, { after, before }),
    );
    const { itens, cursor } = pagina(todos, objeto(pedido.query));
    return { cursor, boletos: itens.map((b) => boletoNoFio(contexto, b)) };
  });

  app.get<Alvo>('/boleto/:id', leitura, async (pedido, resposta) => {
    const boleto = boletosDe(contexto)[pedido.params.id];
    return boleto === undefined ? naoAchado(resposta) : { boleto: boletoNoFio(contexto, boleto) };
  });

  app.get<Alvo>('/boleto/:id/pdf', leitura, async (pedido, resposta) => {
    const boleto = boletosDe(contexto)[pedido.params.id];
    return boleto === undefined ? naoAchado(resposta) : resposta.type('application/pdf').send(pdfDoBoleto(boleto));
  });

  app.delete<Alvo>('/boleto/:id', escrita, async (pedido, resposta) => {
    const boleto = boletosDe(contexto)[pedido.params.id];
    if (boleto === undefined) return naoAchado(resposta);
    if (boleto.status === 'paid') return recusar(resposta, 'invalidAction', 'O boleto já foi pago.');
    if (pedido.falha?.modo === 'recusado') return recusar(resposta, 'invalidAction', 'Falha ligada na sandbox.');
    if (boleto.status !== 'canceled') cancelarBoleto(contexto, boleto);
    return { message: 'Boleto successfully deleted', boleto: boletoNoFio(contexto, boleto) };
  });

  rotasDeSaida(app, contexto);

  app.get('/transaction', leitura, async (pedido) => {
    const { after, before } = objeto(pedido.query);
    const todas = Object.values(transacoesDe(contexto)).filter(({ created }) => noPeriodo(created, { after, before }));
    const { itens, cursor } = pagina(todas, objeto(pedido.query));
    return { cursor, transactions: itens.map(transacaoNoFio) };
  });

  app.get<Alvo>('/transaction/:id', leitura, async (pedido, resposta) => {
    const transacao = transacoesDe(contexto)[pedido.params.id];
    return transacao === undefined ? naoAchado(resposta) : { transaction: transacaoNoFio(transacao) };
  });

  app.get('/public-key', leitura, async () => ({
    cursor: null,
    publicKeys: [{ content: publicaDe(chaveDosEventos(contexto)) }],
  }));

  app.get('/webhook', leitura, async () => ({ cursor: null, webhooks: Object.values(registrosDe(contexto)) }));

  app.post('/webhook', async (pedido, resposta) => {
    const { url, subscriptions } = objeto(pedido.body);
    const endereco = texto(url) ?? '';
    const quais = Array.isArray(subscriptions) ? subscriptions.filter((s) => typeof s === 'string') : [];
    if (!URL.canParse(endereco) || quais.length === 0) return recusar(resposta, 'invalidWebhook', 'Webhook inválido.');
    const registro = { id: novoId(contexto), url: endereco, subscriptions: quais };
    registrosDe(contexto)[registro.id] = registro;
    guarda.alterado();
    return { message: 'Webhook successfully created', webhook: registro };
  });
}

/** The order of a bill, or the name of the first field that is wrong. */
function lerPedido({ relogio }: Contexto, pedido: Objeto): PedidoDeBoleto | string {
  const { amount, due, fine, interest, overdueLimit, tags, descriptions } = pedido;
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount < 200) return 'amount';
  const obrigatorios = ['name', 'taxId', 'streetLine1', 'streetLine2', 'district', 'city', 'stateCode', 'zipCode'];
  const campos = Object.fromEntries(obrigatorios.map((nome) => [nome, pedido[nome]]));
  const errado = obrigatorios.find(
    (nome) => !comTamanho(campos[nome], 200) || (nome !== 'streetLine2' && campos[nome] === ''),
  );
  if (errado !== undefined) return errado;
  const vence = texto(due) ?? '';
  if (!ehDia(vence) || vence < diaDe(relogio.agora())) return 'due';
  const limite = overdueLimit === undefined ? 59 : overdueLimit;
  if (typeof limite !== 'number' || !Number.isInteger(limite) || limite < 0 || limite > 59) return 'overdueLimit';
  const etiquetas = (Array.isArray(tags) ? tags : []).map((tag) => String(tag).toLowerCase());
  function dito(nome: string): string {
    return texto(campos[nome]) ?? '';
  }
  return {
    amount: centavos(amount),
    name: dito('name'),
    taxId: dito('taxId'),
    streetLine1: dito('streetLine1'),
    streetLine2: dito('streetLine2'),
    district: dito('district'),
    city: dito('city'),
    stateCode: dito('stateCode'),
    zipCode: dito('zipCode'),
    due: vence,
    // Left out, the provider charges for being late.
    fine: typeof fine === 'number' ? fine : 2,
    interest: typeof interest === 'number' ? interest : 1,
    overdueLimit: limite,
    tags: etiquetas,
    descriptions: (Array.isArray(descriptions) ? descriptions : []).map((d) => ({
      text: texto(objeto(d)['text']) ?? '',
    })),
  };
}

function noPeriodo(created: string, { after, before }: { readonly after: unknown; readonly before: unknown }): boolean {
  return (
    (texto(after) === undefined || diaDe(created) >= String(after)) &&
    (texto(before) === undefined || diaDe(created) <= String(before))
  );
}
