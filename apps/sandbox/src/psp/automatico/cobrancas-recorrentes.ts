import { reaisParaCentavos } from '@rateia/domain/dinheiro';
import type { FastifyInstance } from 'fastify';
import type { Contexto } from '../../contexto.ts';
import { idDeTransacao } from '../ids.ts';
import { enviarProblema } from '../problema.ts';
import { comTamanho, objeto, TXID, texto, VALOR, Violacoes } from '../validacao.ts';
import type { CobR, Tentativa } from './registro.ts';
import { cobrNoFio, diaEmBrasilia, moverCobR, registroDoAutomatico } from './registro.ts';

const DIA = /^\d{4}-\d{2}-\d{2}$/;
const DIA_MS = 86_400_000;
const VIVAS: readonly Tentativa['status'][] = ['SOLICITADA', 'AGENDADA'];

/** `/cobr`: charges under an authorisation. */
export function rotasDeCobrancaRecorrente(app: FastifyInstance, contexto: Contexto): void {
  const { relogio } = contexto;
  const escrita = { config: { servico: 'pixAutomatico' as const, escopo: 'cobr.write' } };
  const leitura = { config: { servico: 'pixAutomatico' as const, escopo: 'cobr.read', soPergunta: true as const } };
  type Alvo = { readonly Params: { readonly txid: string } };

  app.put<Alvo>('/cobr/:txid', escrita, async (pedido, resposta) => {
    const { txid } = pedido.params;
    const corpo = objeto(pedido.body);
    const { recs, cobsr } = registroDoAutomatico(contexto);
    const idRec = texto(corpo['idRec']) ?? '';
    const vencimento = texto(objeto(corpo['calendario'])['dataDeVencimento']) ?? '';
    const original = texto(objeto(corpo['valor'])['original']) ?? '';
    const violacoes = new Violacoes();
    const rec = recs[idRec];
    violacoes.exigir(TXID.test(txid) && cobsr[txid] === undefined, 'cobr.txid', 'O txid encontra-se em uso.', txid);
    violacoes.exigir(rec?.status === 'APROVADA', 'cobr.idRec', 'A recorrência não está aprovada.', idRec);
    violacoes.exigir(
      VALOR.test(original) && !/^0+\.00$/.test(original),
      'cobr.valor',
      'O valor não respeita o schema.',
    );
    const dias = diasAte(contexto, vencimento);
    violacoes.exigir(
      DIA.test(vencimento) && dias >= 2 && dias <= 10,
      'cobr.calendario',
      'Agende de 2 a 10 dias antes.',
    );
    const { conta, tipoConta } = objeto(corpo['recebedor']);
    const daConta = typeof conta === 'string' && /^(CORRENTE|POUPANCA|PAGAMENTO)$/.test(texto(tipoConta) ?? '');
    violacoes.exigir(daConta, 'cobr.recebedor', 'A conta não pertence a este usuário recebedor.');
    const informacao = corpo['infoAdicional'] === undefined || comTamanho(corpo['infoAdicional'], 140);
    violacoes.exigir(informacao, 'cobr.infoAdicional', 'O campo não respeita o schema.');
    const outra = Object.values(cobsr).some(
      (c) =>
        c.idRec === idRec &&
        c.status !== 'REJEITADA' &&
        c.status !== 'CANCELADA' &&
        cicloDe(rec?.dataInicial ?? vencimento, c.vencimento) === cicloDe(rec?.dataInicial ?? vencimento, vencimento),
    );
    violacoes.exigir(!outra, 'cobr.calendario', 'Existe uma cobrança da mesma recorrência no mesmo ciclo.', vencimento);
    violacoes.exigir(pedido.falha?.modo !== 'recusado', 'cobr', 'Cobrança recusada (falha ligada na sandbox).');
    if (!violacoes.nenhuma) return enviarProblema(resposta, 'CobROperacaoInvalida', violacoes.lista);
    const info = texto(corpo['infoAdicional']);
    const cobr: CobR = {
      txid,
      idRec,
      criacao: relogio.agora(),
      vencimento,
      valor: reaisParaCentavos(original),
      recebedor: objeto(corpo['recebedor']),
      status: 'CRIADA',
      tentativas: [nova(contexto, { dia: vencimento, tipo: 'AGND' })],
      atualizacao: [{ data: relogio.agora(), status: 'CRIADA' }],
      ...(info === undefined ? {} : { infoAdicional: info }),
    };
    cobsr[txid] = cobr;
    moverCobR(contexto, cobr, 'ATIVA');
    return resposta.code(201).send(cobrNoFio(cobr));
  });

  app.get<Alvo>('/cobr/:txid', leitura, async (pedido, resposta) => {
    const cobr = registroDoAutomatico(contexto).cobsr[pedido.params.txid];
    return cobr === undefined ? enviarProblema(resposta, 'CobRNaoEncontrado') : cobrNoFio(cobr);
  });

  app.patch<Alvo>('/cobr/:txid', escrita, async (pedido, resposta) => {
    const cobr = registroDoAutomatico(contexto).cobsr[pedido.params.txid];
    if (cobr === undefined) return enviarProblema(resposta, 'CobRNaoEncontrado');
    const { status } = objeto(pedido.body);
    const violacoes = new Violacoes();
    violacoes.exigir(status === 'CANCELADA', 'cobr.status', 'O campo não respeita o schema.', status);
    violacoes.exigir(cobr.status === 'ATIVA', 'cobr.status', 'A cobrança não está ativa.', cobr.status);
    const cedo = diaEmBrasilia(contexto) < (cobr.tentativas[0]?.dataLiquidacao ?? '');
    violacoes.exigir(cedo, 'cobr.status', 'Não é possível cancelar a partir da data da primeira tentativa.');
    if (!violacoes.nenhuma) return enviarProblema(resposta, 'CobROperacaoInvalida', violacoes.lista);
    cancelarTentativas(contexto, cobr);
    moverCobR(contexto, cobr, 'CANCELADA');
    return cobrNoFio(cobr);
  });

  type Repeticao = { readonly Params: { readonly txid: string; readonly data: string } };
  app.post<Repeticao>('/cobr/:txid/retentativa/:data', escrita, async (pedido, resposta) => {
    const { txid, data } = pedido.params;
    const { cobsr, recs } = registroDoAutomatico(contexto);
    const cobr = cobsr[txid];
    if (cobr === undefined) return enviarProblema(resposta, 'CobRNaoEncontrado');
    const violacoes = new Violacoes();
    const emCurso = cobr.tentativas.some(({ status }) => VIVAS.includes(status));
    violacoes.exigir(!emCurso, 'tentativas', 'Existe uma tentativa não finalizada.');
    violacoes.exigir(diasAte(contexto, data) >= 1, 'data', 'O parâmetro data não corresponde a uma data futura.', data);
    const politica = recs[cobr.idRec]?.repete === true;
    violacoes.exigir(politica, 'data', 'A política da recorrência não permite retentativa de cobrança.');
    const noPrazo = (Date.parse(data) - Date.parse(cobr.vencimento)) / DIA_MS <= 7 && cobr.tentativas.length <= 3;
    violacoes.exigir(noPrazo && cobr.status === 'ATIVA', 'data', 'Não há mais retentativas para esta cobrança.', data);
    if (!violacoes.nenhuma) return enviarProblema(resposta, 'CobROperacaoInvalida', violacoes.lista);
    cobr.tentativas.push(nova(contexto, { dia: data, tipo: 'NTAG' }));
    moverCobR(contexto, cobr, 'ATIVA');
    return resposta.code(201).send(cobrNoFio(cobr));
  });
}

/** Ends what was still to be tried. */
export function cancelarTentativas({ relogio }: Pick<Contexto, 'relogio'>, cobr: CobR): void {
  for (const tentativa of cobr.tentativas) {
    if (!VIVAS.includes(tentativa.status)) continue;
    tentativa.status = 'CANCELADA';
    tentativa.atualizacao.push({ data: relogio.agora(), status: 'CANCELADA' });
  }
}

function nova(
  contexto: Contexto,
  { dia, tipo }: { readonly dia: string; readonly tipo: Tentativa['tipo'] },
): Tentativa {
  const data = contexto.relogio.agora();
  return {
    dataLiquidacao: dia,
    tipo,
    endToEndId: idDeTransacao('E', contexto),
    status: 'AGENDADA',
    atualizacao: [
      { data, status: 'SOLICITADA' },
      { data, status: 'AGENDADA' },
    ],
  };
}

function diasAte(contexto: Contexto, dia: string): number {
  return (Date.parse(dia) - Date.parse(diaEmBrasilia(contexto))) / DIA_MS;
}

/** The number of a month counted from the first day of a recurrence. */
function cicloDe(inicio: string, dia: string): number {
  const [ano = 0, mes = 0, do1 = 0] = inicio.split('-').map(Number);
  const [anoDo = 0, mesDo = 0, diaDo = 0] = dia.split('-').map(Number);
  return (anoDo - ano) * 12 + (mesDo - mes) - (diaDo < Math.min(do1, 28) ? 1 : 0);
}
