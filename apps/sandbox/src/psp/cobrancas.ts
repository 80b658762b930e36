import { isDeepStrictEqual } from 'node:util';
import { montarBrCode } from '@rateia/domain/br-code';
import { reaisParaCentavos } from '@rateia/domain/dinheiro';
import type { FastifyInstance } from 'fastify';
import type { Contexto } from '../contexto.ts';
import type { Cobranca } from '../estado.ts';
import { cobrancaNoFio } from './apresentacao.ts';
import { paginar, seguePresenca, segueValor } from './consulta.ts';
import { enviarProblema } from './problema.ts';
import type { Objeto } from './validacao.ts';
import { objeto, TXID, texto, Violacoes, violacoesDaCobranca } from './validacao.ts';

const EXPIRACAO_PADRAO = 86_400;

/** `/cob`: immediate charges. */
export function rotasDeCobranca(app: FastifyInstance, contexto: Contexto): void {
  const { guarda, credenciais } = contexto;
  const escrita = { config: { servico: 'cobranca' as const, escopo: 'cob.write' } };
  const leitura = { config: { servico: 'cobranca' as const, escopo: 'cob.read', soPergunta: true as const } };

  app.put<{ readonly Params: { readonly txid: string } }>('/cob/:txid', escrita, async (pedido, resposta) => {
    const { txid } = pedido.params;
    const corpo = objeto(pedido.body);
    const violacoes = violacoesDaCobranca(corpo, { chave: credenciais.chave, completa: true });
    violacoes.exigir(TXID.test(txid), 'cob.txid', 'O txid tem de 26 a 35 letras e números.', txid);
    violacoes.exigir(pedido.falha?.modo !== 'recusado', 'cob', 'Cobrança recusada (falha ligada na sandbox).');
    const existente = guarda.estado.cobrancas[txid];
    const reescrita =
      existente !== undefined && violacoes.nenhuma ? cobrancaEscrita(existente, corpo, credenciais) : undefined;
    const muda = !isDeepStrictEqual(reescrita, existente);
    if (existente !== undefined && muda) {
      const ativa = existente.status === 'ATIVA';
      violacoes.exigir(ativa, 'cob.status', 'A cobrança já existe e não está ativa.', existente.status);
    }
    if (!violacoes.nenhuma) return enviarProblema(resposta, 'CobOperacaoInvalida', violacoes.lista);
    const cobranca = reescrita ?? cobrancaEscrita(nova(contexto, txid), corpo, credenciais);
    if (muda) cobranca.revisao += 1;
    guarda.estado.cobrancas[txid] = cobranca;
    guarda.alterado();
    return resposta.code(201).send(cobrancaNoFio(guarda.estado, cobranca));
  });

  app.patch<{ readonly Params: { readonly txid: string } }>('/cob/:txid', escrita, async (pedido, resposta) => {
    const cobranca = guarda.estado.cobrancas[pedido.params.txid];
    if (cobranca === undefined) return enviarProblema(resposta, 'CobNaoEncontrado');
    const corpo = objeto(pedido.body);
    const violacoes = violacoesDaCobranca(corpo, { chave: credenciais.chave, completa: false });
    const { status } = corpo;
    const remover = status === 'REMOVIDA_PELO_USUARIO_RECEBEDOR';
    violacoes.exigir(status === undefined || remover, 'cob.status', 'O status não respeita o formato.', status);
    violacoes.exigir(cobranca.status === 'ATIVA', 'cob.status', 'A cobrança não está ativa.', cobranca.status);
    violacoes.exigir(!remover || Object.keys(corpo).length === 1, 'cob', 'Remova sem alterar outros campos.');
    violacoes.exigir(pedido.falha?.modo !== 'recusado', 'cob', 'Alteração recusada (falha ligada na sandbox).');
    if (!violacoes.nenhuma) return enviarProblema(resposta, 'CobOperacaoInvalida', violacoes.lista);
    if (remover) cobranca.status = status;
    else revisar(cobranca, corpo, credenciais);
    cobranca.revisao += 1;
    guarda.alterado();
    return cobrancaNoFio(guarda.estado, cobranca);
  });

  /** The provider names the charge. */
  app.post('/cob', escrita, async (pedido, resposta) => {
    const corpo = objeto(pedido.body);
    const violacoes = violacoesDaCobranca(corpo, { chave: credenciais.chave, completa: true });
    violacoes.exigir(pedido.falha?.modo !== 'recusado', 'cob', 'Cobrança recusada (falha ligada na sandbox).');
    if (!violacoes.nenhuma) return enviarProblema(resposta, 'CobOperacaoInvalida', violacoes.lista);
    const cobranca = cobrancaEscrita(nova(contexto, contexto.sorteio.codigo(32)), corpo, credenciais);
    guarda.estado.cobrancas[cobranca.txid] = cobranca;
    guarda.alterado();
    return resposta.code(201).send(cobrancaNoFio(guarda.estado, cobranca));
  });

  app.get<{ readonly Params: { readonly txid: string } }>('/cob/:txid', leitura, async (pedido, resposta) => {
    const cobranca = guarda.estado.cobrancas[pedido.params.txid];
    if (cobranca === undefined) return enviarProblema(resposta, 'CobNaoEncontrado');
    const { revisao } = objeto(pedido.query);
    const violacoes = new Violacoes();
    // Only the last one is kept.
    const existe = revisao === undefined || revisao === String(cobranca.revisao);
    violacoes.exigir(existe, 'revisao', 'A revisão inexiste, ou já não é a última.', revisao);
    if (!violacoes.nenhuma) return enviarProblema(resposta, 'CobConsultaInvalida', violacoes.lista);
    return cobrancaNoFio(guarda.estado, cobranca);
  });

  app.get('/cob', leitura, async (pedido, resposta) => {
    const query = objeto(pedido.query);
    const pagina = paginar({
      query,
      todos: Object.values(guarda.estado.cobrancas),
      momento: ({ criacao }) => criacao,
      serve: ({ status, devedor }) =>
        segueValor(query['status'], status) &&
        segueValor(query['cpf'], devedor?.['cpf']) &&
        segueValor(query['cnpj'], devedor?.['cnpj']) &&
        seguePresenca(query['locationPresente'], true),
    });
    if (pagina instanceof Violacoes) return enviarProblema(resposta, 'CobConsultaInvalida', pagina.lista);
    // The standard's list asks for `idCob` in each item and defines it nowhere: the location's id serves.
    const cobs = pagina.itens.map((cobranca) => ({
      ...cobrancaNoFio(guarda.estado, cobranca),
      idCob: String(cobranca.locId),
    }));
    return { parametros: pagina.parametros, cobs };
  });
}

function nova({ guarda, relogio, sorteio, maquina, credenciais }: Contexto, txid: string): Cobranca {
  guarda.estado.sequencia += 1;
  return {
    txid,
    chave: credenciais.chave,
    criacao: relogio.agora(),
    locId: guarda.estado.sequencia,
    location: `${maquina()}/qr/v2/${sorteio.hexadecimal(32)}`,
    expiracao: EXPIRACAO_PADRAO,
    valor: reaisParaCentavos('0.00'),
    status: 'ATIVA',
    revisao: 0,
    copiaECola: '',
    pix: [],
  };
}

interface Recebedor {
  readonly nome: string;
  readonly cidade: string;
}

/** The charge as a request writes it anew: a field that is left out is gone. */
function cobrancaEscrita(de: Cobranca, corpo: Objeto, recebedor: Recebedor): Cobranca {
  const { txid, chave, criacao, locId, location, valor, status, revisao, pix } = de;
  const fixo = { txid, chave, criacao, locId, location, valor, status, revisao, pix };
  const cobranca: Cobranca = { ...fixo, expiracao: EXPIRACAO_PADRAO, copiaECola: '' };
  revisar(cobranca, corpo, recebedor);
  return cobranca;
}

/** Only the given fields change. */
function revisar(cobranca: Cobranca, corpo: Objeto, { nome, cidade }: Recebedor): void {
  const { calendario, valor, devedor, solicitacaoPagador, infoAdicionais } = corpo;
  const { expiracao } = objeto(calendario);
  if (typeof expiracao === 'number') cobranca.expiracao = expiracao;
  const original = texto(objeto(valor)['original']);
  if (original !== undefined) cobranca.valor = reaisParaCentavos(original);
  if (devedor !== undefined) cobranca.devedor = emTextos(devedor);
  const solicitacao = texto(solicitacaoPagador);
  if (solicitacao !== undefined) cobranca.solicitacaoPagador = solicitacao;
  if (Array.isArray(infoAdicionais)) {
    cobranca.infoAdicionais = infoAdicionais.map((item) => ({
      nome: texto(objeto(item)['nome']) ?? '',
      valor: texto(objeto(item)['valor']) ?? '',
    }));
  }
  cobranca.copiaECola = montarBrCode({ nome, cidade, url: cobranca.location, valor: cobranca.valor });
}

function emTextos(valor: unknown): Record<string, string> {
  const pares = Object.entries(objeto(valor)).filter((par): par is [string, string] => typeof par[1] === 'string');
  return Object.fromEntries(pares);
}
