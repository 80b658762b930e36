import { MEIO_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import type { Comprador, GrupoAVenda } from './checkout.ts';
import { insistente } from './compra.ts';
import type { Rede } from './multidao.ts';

/**
 * The behaviour of a buyer in a crowd: pays with the wallet or by Pix, abandons a code or a hold, gives a hold back, or
 * pays and leaves at once.
 */
export type Modo = 'carteira' | 'pix' | 'codigoAbandonado' | 'reservaAbandonada' | 'desiste' | 'sai';

/** The share of each in a crowd, in hundredths. */
const PARTES: readonly (readonly [Modo, number])[] = [
  ['sai', 10],
  ['carteira', 60],
  ['pix', 15],
  ['codigoAbandonado', 3],
  ['reservaAbandonada', 2],
  ['desiste', 10],
];
const CENTESIMOS = PARTES.flatMap(([modo, parte]) => Array.from({ length: parte }, () => modo));

/** The behaviour for a number from 0 to 1. */
export function modoDaMultidao(acaso: number): Modo {
  return CENTESIMOS[Math.floor(acaso * CENTESIMOS.length)] ?? 'carteira';
}

export type Plano = {
  readonly como: Comprador;
  readonly modo: Modo;
  readonly grupo: GrupoAVenda;
  readonly porta: number;
};

/** `desfecho` is `200` and the mode for a buyer who succeeded, else the status and the name of the refusal. */
export type Compra = {
  readonly dentro: boolean;
  readonly desfecho: string;
  readonly idPreCheckout?: number;
  /** The payment of a code that he will pay. */
  readonly idPagamento?: string;
};

export type Balcao = {
  /** Takes a seat and pays for it, or opens its code. */
  readonly entrar: (plano: Plano) => Promise<Compra>;
  /** The second act of those who got in: giving the hold back, leaving. */
  readonly concluir: (plano: Plano, compra: Compra) => Promise<Compra>;
};

/** The place where the buyers of a crowd make their calls. */
export function abrirBalcao(rede: Rede): Balcao {
  const insistir = insistente(rede.chamar);

  async function entrar({ como, modo, grupo, porta }: Plano): Promise<Compra> {
    const opcoes = { como, porta };
    const { id: idGrupo, totalPorVaga: valorTotal } = grupo;
    const pre = await insistir('preCheckout', { idGrupo, vagas: 1 }, opcoes);
    const reservada = lida(pre, modo);
    if (!reservada.dentro || modo === 'desiste' || modo === 'reservaAbandonada')
      return reservada.dentro ? { ...reservada, idPreCheckout: pre.corpo.idPreCheckout } : reservada;
    const meioPagamento = (modo === 'carteira' || modo === 'sai' ? MEIO_PAGAMENTO.credito : MEIO_PAGAMENTO.pix).id;
    const pedido = { idPreCheckout: pre.corpo.idPreCheckout, meioPagamento, valorTotal };
    const r = await rede.chamar('createAssinatura', pedido, opcoes);
    const criada = lida(r, modo);
    const { idPagamento } = r.corpo;
    return criada.dentro && idPagamento !== null ? { ...criada, idPagamento } : criada;
  }

  async function concluir(plano: Plano, compra: Compra): Promise<Compra> {
    const { como, porta, modo } = plano;
    if (modo === 'sai') return await sair(plano);
    if (modo !== 'desiste') return compra;
    return lida(await rede.chamar('cancelarPreCheckout', { id: compra.idPreCheckout }, { como, porta }), modo);
  }

  /** Paid, and sorry at once: everything comes back to the wallet, and the seat is on sale again. */
  async function sair({ como, grupo: { id: idGrupo }, porta, modo }: Plano): Promise<Compra> {
    const opcoes = { como, porta };
    const visto = await rede.chamar('getCancelamentoMembro', { id: idGrupo }, opcoes);
    const achado = lida(visto, modo);
    if (!achado.dentro) return achado;
    const { idAssinatura: idMembro, opcoes: saidas } = visto.corpo;
    const { total: totalMostrado } = saidas.find(({ tipo }) => tipo === 'arrependimento') ?? { total: 0 };
    const pedido = { idMembro, idGrupo, motivo: 3, tipo: 'arrependimento', textoMotivo: '', totalMostrado };
    return lida(await rede.chamar('cancelarMembro', { ...pedido, destino: 'saldo' }, opcoes), modo);
  }

  return { entrar, concluir };
}

function lida({ status, chave }: { readonly status: number; readonly chave: string }, modo: Modo): Compra {
  const dentro = status >= 200 && status < 300;
  return { dentro, desfecho: dentro ? `200 ${modo}` : `${status} ${chave}` };
}
