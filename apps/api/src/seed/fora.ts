import { diaDe } from '@rateia/domain/datas';
import type { Cobranca, GatewayPix } from '../gateways/pix/port.ts';
import type { Gateways } from '../http/deps.ts';
import type { Relogio } from '../relogio.ts';

/**
 * The outside world while the past is being made: in memory, nobody is written to, and every charge can be paid. The
 * rest is real: pictures are treated, and kept where the product will look for them.
 */
export type ForaEmMemoria = {
  readonly gateways: Partial<Gateways>;
  /** The newest code sent to an e-mail address or phone. */
  readonly codigoPara: (destino: string) => string;
  readonly pagar: (txid: string, cpf: string) => void;
  /** The bank does not make the next return. */
  readonly recusarProximaDevolucao: () => void;
};

/** Thousandths: one that the machine answers for, one that a person looks at. */
const SEMELHANCA_CERTA = 968;
const SEMELHANCA_INCERTA = 641;

const CODIGO = /\b[2-9A-HJ-NP-Z]{7}\b/;

export function criarForaEmMemoria(relogio: () => Relogio): ForaEmMemoria {
  const codigos = new Map<string, string>();
  const cobrancas = new Map<string, Cobranca>();
  let recusarDevolucao = false;
  function anotar(destino: string, texto: string) {
    const achado = CODIGO.exec(texto);
    if (achado !== null) codigos.set(destino, achado[0]);
  }
  function semUso() {
    return Promise.reject(new Error('not part of the scenario'));
  }
  function cobranca(txid: string) {
    const c = cobrancas.get(txid);
    return c === undefined ? ({ situacao: 'inexistente' } as const) : ({ situacao: 'ok', valor: c } as const);
  }
  const pix: GatewayPix = {
    criarCobranca: async (p) => {
      const valor: Cobranca = {
        txid: p.txid,
        estado: 'ATIVA',
        valor: p.valor,
        pixCopiaECola: `demonstracao-${p.txid}`,
        location: `demonstracao/${p.txid}`,
        expiraEm: relogio().agora(),
        pix: [],
      };
      cobrancas.set(p.txid, valor);
      return { situacao: 'ok', valor };
    },
    consultarCobranca: async (txid) => cobranca(txid),
    removerCobranca: async (txid) => cobranca(txid),
    consultarPix: semUso,
    listarPix: async () => ({ situacao: 'ok', valor: [] }),
    devolver: async (p) => {
      const estado = recusarDevolucao ? 'NAO_REALIZADO' : 'DEVOLVIDO';
      recusarDevolucao = false;
      return { situacao: 'ok', valor: { id: p.idDevolucao, rtrId: `D${p.idDevolucao}`, valor: p.valor, estado } };
    },
    consultarDevolucao: semUso,
    configurarWebhook: async () => ({ situacao: 'ok', valor: undefined }),
    interpretarWebhook: () => ({ valido: false }),
  };
  return {
    codigoPara: (destino) => codigos.get(destino) ?? '',
    recusarProximaDevolucao: () => {
      recusarDevolucao = true;
    },
    pagar: (txid, cpf) => {
      const c = cobrancas.get(txid);
      if (c === undefined) throw new Error(`no charge ${txid}`);
      const horario = relogio().agora();
      cobrancas.set(txid, {
        ...c,
        estado: 'CONCLUIDA',
        pix: [
          {
            e2eid: `E00000000${diaDe(horario).replaceAll('-', '')}${txid.slice(0, 15)}`,
            valor: c.valor,
            horario,
            txid,
            pagador: { cpf },
            devolucoes: [],
          },
        ],
      });
    },
    gateways: {
      pix,
      // No bank takes an authorisation in the past: the one that waits is asked for when the product runs.
      pixAutomatico: {
        criarRecorrencia: async () => ({ situacao: 'indisponivel', motivo: 'rede' }),
        consultarRecorrencia: semUso,
        cancelarRecorrencia: semUso,
        cobrar: semUso,
        consultarCobranca: semUso,
        cancelarCobranca: semUso,
        repetir: semUso,
        configurarWebhooks: async () => ({ situacao: 'ok', valor: undefined }),
        interpretarWebhook: () => ({ valido: false }),
      },
      // No boleto is made in the past.
      boleto: undefined,
      mercadoPago: undefined,
      pagBank: undefined,
      payPal: undefined,
      picPay: undefined,
      transferencia: {
        enviar: async (p) => ({ estado: 'REALIZADO', e2eid: `E11111111${p.idEnvio.slice(0, 23)}` }),
        consultar: async () => ({ estado: 'REALIZADO' }),
        interpretarWebhook: () => ({ valido: false }),
      },
      email: {
        enviar: async (e) => {
          anotar(e.para, e.texto);
          return { situacao: 'ok', valor: { idMensagem: e.id } };
        },
        fechar: () => undefined,
      },
      mensagem: {
        enviarSms: async (s) => {
          anotar(s.para, s.texto);
          return { situacao: 'ok', valor: { idMensagem: s.para } };
        },
      },
      antifraude: { avaliar: async () => ({ situacao: 'ok', valor: { risco: 'baixo', motivos: [] } }) },
      cep: { consultar: async () => ({ situacao: 'indisponivel' }) },
      social: {},
      reconhecimento: {
        comparar: async ({ nome, nascimento }) => ({
          situacao: 'ok',
          valor: {
            semelhanca: nome.includes('Lobo') ? SEMELHANCA_CERTA : SEMELHANCA_INCERTA,
            nomeLido: nome.toUpperCase(),
            nascimentoLido: nascimento,
            nomeConfere: true,
            nascimentoConfere: true,
          },
        }),
      },
    },
  };
}
