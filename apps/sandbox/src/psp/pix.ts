import type { Centavos } from '@rateia/domain/dinheiro';
import { reaisParaCentavos, somar, subtrair } from '@rateia/domain/dinheiro';
import type { FastifyInstance } from 'fastify';
import type { Contexto } from '../contexto.ts';
import type { Devolucao, PixRecebido } from '../estado.ts';
import { devolucaoNoFio, pixNoFio } from './apresentacao.ts';
import { paginar, seguePresenca, segueValor } from './consulta.ts';
import { idDeTransacao } from './ids.ts';
import { enviarProblema } from './problema.ts';
import { comTamanho, ID_CURTO, objeto, texto, VALOR, Violacoes } from './validacao.ts';

const PRAZO_DE_DEVOLUCAO_MS = 90 * 24 * 60 * 60 * 1_000;

/** `/pix`: receipts, and their return. */
export function rotasDePix(app: FastifyInstance, contexto: Contexto): void {
  const { guarda } = contexto;
  const consulta = { config: { servico: 'pix' as const, escopo: 'pix.read' } };
  const devolucao = { config: { servico: 'devolucao' as const, escopo: 'pix.write' } };
  const consultaDeDevolucao = {
    config: { servico: 'devolucao' as const, escopo: 'pix.read', soPergunta: true as const },
  };

  app.get<{ readonly Params: { readonly e2eid: string } }>('/pix/:e2eid', consulta, async (pedido, resposta) => {
    if (pedido.falha?.modo === 'recusado') return enviarProblema(resposta, 'AcessoNegado');
    const pix = guarda.estado.pix[pedido.params.e2eid];
    return pix === undefined ? enviarProblema(resposta, 'PixNaoEncontrado') : pixNoFio(pix);
  });

  app.get('/pix', consulta, async (pedido, resposta) => {
    if (pedido.falha?.modo === 'recusado') return enviarProblema(resposta, 'AcessoNegado');
    const query = objeto(pedido.query);
    const pagina = paginar({
      query,
      todos: Object.values(guarda.estado.pix),
      momento: ({ horario }) => horario,
      serve: ({ txid, pagador, devolucoes }) =>
        segueValor(query['txid'], txid) &&
        segueValor(query['cpf'], pagador.cpf) &&
        // Payers at this bank are people.
        segueValor(query['cnpj'], undefined) &&
        seguePresenca(query['txIdPresente'], true) &&
        seguePresenca(query['devolucaoPresente'], devolucoes.length > 0),
    });
    if (pagina instanceof Violacoes) return enviarProblema(resposta, 'PixConsultaInvalida', pagina.lista);
    // The standard's schema of this answer requires `cobs` beside `pix`: an empty list satisfies both readings.
    return { parametros: pagina.parametros, cobs: [], pix: pagina.itens.map(pixNoFio) };
  });

  type Alvo = { readonly Params: { readonly e2eid: string; readonly id: string } };

  app.put<Alvo>('/pix/:e2eid/devolucao/:id', devolucao, async (pedido, resposta) => {
    const pix = guarda.estado.pix[pedido.params.e2eid];
    if (pix === undefined) return enviarProblema(resposta, 'PixNaoEncontrado');
    const { valor, descricao, natureza } = objeto(pedido.body);
    const violacoes = violacoesDaDevolucao(contexto, pix, { id: pedido.params.id, valor, descricao, natureza });
    if (!violacoes.nenhuma) return enviarProblema(resposta, 'PixDevolucaoInvalida', violacoes.lista);
    const pedida: Devolucao = {
      id: pedido.params.id,
      rtrId: idDeTransacao('D', contexto),
      valor: reaisParaCentavos(texto(valor) ?? ''),
      solicitacao: contexto.relogio.agora(),
      status: 'EM_PROCESSAMENTO',
      recusar: pedido.falha?.modo === 'recusado',
      ...(typeof descricao === 'string' ? { descricao } : {}),
    };
    pix.devolucoes.push(pedida);
    guarda.alterado();
    liquidarDevolucao(contexto, pix, pedida);
    return resposta.code(201).send(devolucaoNoFio(pedida));
  });

  app.get<Alvo>('/pix/:e2eid/devolucao/:id', consultaDeDevolucao, async (pedido, resposta) => {
    const achada = guarda.estado.pix[pedido.params.e2eid]?.devolucoes.find(({ id }) => id === pedido.params.id);
    return achada === undefined ? enviarProblema(resposta, 'PixDevolucaoNaoEncontrada') : devolucaoNoFio(achada);
  });
}

/** Ends every refund that was in process when the sandbox stopped. */
export function retomarDevolucoes(contexto: Contexto): void {
  for (const pix of Object.values(contexto.guarda.estado.pix)) {
    for (const devolucao of pix.devolucoes) {
      if (devolucao.status === 'EM_PROCESSAMENTO') liquidarDevolucao(contexto, pix, devolucao);
    }
  }
}

function liquidarDevolucao(contexto: Contexto, pix: PixRecebido, devolucao: Devolucao): void {
  const { recusar } = devolucao;
  contexto.agenda.depois(contexto.opcoes.liquidacaoMs, () => {
    devolucao.status = recusar ? 'NAO_REALIZADO' : 'DEVOLVIDO';
    if (recusar) devolucao.motivo = 'Saldo insuficiente para realizar a devolução.';
    else devolucao.liquidacao = contexto.relogio.agora();
    contexto.guarda.alterado();
    contexto.entregas.avisar(pix.chave, pixNoFio(pix));
  });
}

interface DevolucaoPedida {
  readonly id: string;
  readonly valor: unknown;
  readonly descricao: unknown;
  readonly natureza: unknown;
}

function violacoesDaDevolucao({ relogio }: Contexto, pix: PixRecebido, pedida: DevolucaoPedida): Violacoes {
  const violacoes = new Violacoes();
  const escrito = texto(pedida.valor) ?? '';
  const repetida = pix.devolucoes.some(({ id }) => id === pedida.id);
  const noPrazo = relogio.agoraMs() - Date.parse(pix.horario) <= PRAZO_DE_DEVOLUCAO_MS;
  violacoes.exigir(ID_CURTO.test(pedida.id), 'devolucao.id', 'O id tem de 1 a 35 letras e números.', pedida.id);
  violacoes.exigir(!repetida, 'devolucao.id', 'O id já foi usado em outra devolução deste Pix.', pedida.id);
  violacoes.exigir(noPrazo, 'devolucao', 'O prazo de 90 dias para devolver terminou.');
  const descrita = pedida.descricao === undefined || comTamanho(pedida.descricao, 140);
  violacoes.exigir(descrita, 'devolucao.descricao', 'A descrição passa de 140 caracteres.');
  // A common Pix is given back as such: RETIRADA is of Pix Saque and Pix Troco.
  const comum = pedida.natureza === undefined || pedida.natureza === 'ORIGINAL';
  violacoes.exigir(comum, 'devolucao.natureza', 'A natureza não serve a um Pix comum.', pedida.natureza);
  violacoes.exigir(VALOR.test(escrito), 'devolucao.valor', 'O valor não respeita o formato.', pedida.valor);
  if (VALOR.test(escrito)) {
    const valor = reaisParaCentavos(escrito);
    violacoes.exigir(valor > 0, 'devolucao.valor', 'O valor deve ser maior que zero.', escrito);
    violacoes.exigir(
      valor <= aindaDevolvivel(pix),
      'devolucao.valor',
      'As devoluções passariam do valor do Pix.',
      escrito,
    );
  }
  return violacoes;
}

function aindaDevolvivel(pix: PixRecebido): Centavos {
  const vivas = pix.devolucoes.filter(({ status }) => status !== 'NAO_REALIZADO');
  return subtrair(pix.valor, somar(...vivas.map(({ valor }) => valor)));
}
