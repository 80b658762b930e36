import { centavos } from '@rateia/domain/dinheiro';
import { acharBanco, lerConta } from '@rateia/domain/retirada/bancos';
import type { FastifyInstance } from 'fastify';
import type { Contexto } from '../contexto.ts';
import type { Objeto } from '../psp/validacao.ts';
import { comTamanho, objeto, texto } from '../psp/validacao.ts';
import type { Saida } from './guarda.ts';
import { saidasDe } from './guarda.ts';
import { acharNoRegistro } from './registro.ts';
import { pagina, recusar } from './respostas.ts';
import type { PedidoDeSaida } from './saidas.ts';
import { criarSaida, saidaNoFio } from './saidas.ts';

/** An account with this beginning belongs to another person: the receiving bank turns it away. */
const CONTA_DE_OUTRO = /^999/;

/** Money that leaves: `/transfer`, `/payment-preview` and `/boleto-payment`. One refused element refuses the list. */
export function rotasDeSaida(app: FastifyInstance, contexto: Contexto): void {
  const escrita = { config: { servico: 'saida' as const } };
  const leitura = { config: { servico: 'saida' as const, soPergunta: true as const } };
  function listar(qual: Saida['qual'], query: unknown) {
    const { tags } = objeto(query);
    const pedidas = (texto(tags) ?? '').split(',');
    const todas = Object.values(saidasDe(contexto)).filter(
      (s) => s.qual === qual && (texto(tags) === undefined || s.tags.some((tag) => pedidas.includes(tag))),
    );
    const { itens, cursor } = pagina(todas, objeto(query));
    return { cursor, itens: itens.map(saidaNoFio) };
  }

  app.post('/transfer', escrita, async (pedido, resposta) => {
    const [pedida] = elementos(objeto(pedido.body)['transfers']);
    const lida = pedida === undefined ? 'transfers' : lerTransferencia(contexto, pedida);
    if (typeof lida === 'string') return recusar(resposta, 'invalidTransfer', `Campo inválido: ${lida}.`);
    const saida = criarSaida(contexto, {
      ...lida,
      recusar: lida.recusar === true || pedido.falha?.modo === 'recusado',
    });
    return { message: 'Transfer(s) successfully created', transfers: [saidaNoFio(saida)] };
  });

  app.get('/transfer', leitura, async (pedido) => {
    const { cursor, itens } = listar('ted', pedido.query);
    return { cursor, transfers: itens };
  });

  app.post('/payment-preview', leitura, async (pedido, resposta) => {
    const ids = elementos(objeto(pedido.body)['previews']).map(({ id }) => texto(id) ?? '');
    const achados = ids.map((id) => ({ id, registrado: acharNoRegistro(contexto, id) }));
    if (ids.length === 0 || achados.some(({ registrado }) => registrado === undefined))
      return recusar(resposta, 'invalidPreview', 'Não encontramos este boleto.');
    return {
      cursor: null,
      previews: achados.map(({ id, registrado }) => ({
        id,
        type: 'boleto-payment',
        payment: { ...registrado, barCode: id, fineAmount: 0, interestAmount: 0, discountAmount: 0 },
      })),
    };
  });

  app.post('/boleto-payment', escrita, async (pedido, resposta) => {
    const [pedida] = elementos(objeto(pedido.body)['payments']);
    const lido = pedida === undefined ? 'payments' : lerPagamento(contexto, pedida);
    if (typeof lido === 'string') return recusar(resposta, 'invalidPayment', `Campo inválido: ${lido}.`);
    const saida = criarSaida(contexto, { ...lido, recusar: pedido.falha?.modo === 'recusado' });
    return { message: 'Payment(s) successfully created', payments: [saidaNoFio(saida)] };
  });

  app.get('/boleto-payment', leitura, async (pedido) => {
    const { cursor, itens } = listar('boleto', pedido.query);
    return { cursor, payments: itens };
  });
}

/** The order of a transfer, or the name of the first field that is wrong. */
function lerTransferencia(contexto: Contexto, pedida: Objeto): PedidoDeSaida | string {
  const { amount, externalId } = pedida;
  const [banco, agencia, conta] = ['bankCode', 'branchCode', 'accountNumber'].map((nome) => texto(pedida[nome]) ?? '');
  const id = texto(externalId) ?? '';
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount <= 0) return 'amount';
  if (acharBanco(banco ?? '') === undefined) return 'bankCode';
  const lida = lerConta(banco ?? '', { agencia: agencia ?? '', conta: conta ?? '' });
  if (!lida.ok) return 'accountNumber';
  if (!comTamanho(pedida['name'], 200) || !comTamanho(pedida['taxId'], 20)) return 'taxId';
  // A name for all time: a repeat is refused, whatever became of the first.
  if (id === '' || Object.values(saidasDe(contexto)).some((s) => s.externalId === id)) return 'externalId';
  return {
    qual: 'ted',
    amount: centavos(amount),
    externalId: id,
    tags: etiquetas(pedida),
    para: `${banco} ${agencia} ${conta}, CPF ${texto(pedida['taxId'])}`,
    recusar: CONTA_DE_OUTRO.test(conta ?? ''),
  };
}

function lerPagamento(contexto: Contexto, pedida: Objeto): PedidoDeSaida | string {
  const codigo = texto(pedida['barCode']) ?? '';
  const registrado = acharNoRegistro(contexto, codigo);
  if (registrado?.status !== 'active') return 'barCode';
  if (pedida['amount'] !== registrado.amount) return 'amount';
  if ((texto(pedida['taxId']) ?? '').replace(/\D/g, '') !== registrado.taxId.replace(/\D/g, '')) return 'taxId';
  if ((texto(pedida['description']) ?? '').length < 10) return 'description';
  return { qual: 'boleto', amount: registrado.amount, codigo, tags: etiquetas(pedida), para: registrado.name };
}

function elementos(lista: unknown): readonly Objeto[] {
  return Array.isArray(lista) ? lista.map(objeto) : [];
}

function etiquetas({ tags }: Objeto): readonly string[] {
  return (Array.isArray(tags) ? tags : []).map((tag) => String(tag).toLowerCase());
}
