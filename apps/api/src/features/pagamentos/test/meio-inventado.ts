import { randomUUID } from 'node:crypto';
import { somarMinutos } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos } from '@rateia/domain/dinheiro';
import type { MeioDeCobranca } from '@rateia/domain/pagamentos/meio';
import pg from 'pg';
import type { Mundo } from '../../../test/app.ts';
import type { CobraPorProvedor, Noticia } from '../meios/meio.ts';
import type { Recebido } from '../recebimentos/recebido.ts';

export const MEIO_INVENTADO = 777;
export const PROVEDOR_INVENTADO = 'inventado';
/** The secret part of its address of notices. */
export const SEGREDO_DO_VALE = 'segredo-do-vale';
export const MINUTOS_DO_VALE = 20;
/** A slow voucher keeps its seats so long after its end, and only half of the free ones of a group. */
export const MINUTOS_A_MAIS = 30;
let demorado = false;
export const CUSTO = centavos(150);

/** A voucher: a payment method that nobody outside this file has heard of. */
const regra: MeioDeCobranca = {
  tipo: 'cobranca',
  id: MEIO_INVENTADO,
  provedor: MEIO_INVENTADO,
  rotulo: 'Vale',
  descricao: 'Com o vale da sua gaveta',
  numeros: () => ({ ligado: true, basisPoints: 0, fixo: CUSTO }),
  recarrega: true,
  indisponivel: () => undefined,
  expiraEm: (agora) => somarMinutos(agora, MINUTOS_DO_VALE),
  retemAte: (expiraEm) => somarMinutos(expiraEm, demorado ? MINUTOS_A_MAIS : 0),
  podeReter: ({ pedidas, livres, retidas, doUsuario }) =>
    !demorado || (doUsuario === 0 && 2 * (retidas + pedidas) <= livres + retidas),
  devolve: ({ pagoEm, hoje }) => pagoEm <= hoje,
};

type Vale = { readonly vale: string; readonly pagamentoId: number; retirado: boolean };

/** Its provider: keeps vouchers and their receipts, in memory. */
export function criarProvedorInventado() {
  const vales: Vale[] = [];
  const recebidos = new Map<string, Recebido>();
  const devolvidos: { readonly referencia: string; readonly valor: Centavos }[] = [];
  const feitas = new Set<string>();
  let recusa = false;
  function valeDe(pagamentoId: number): Vale {
    const achado = vales.find((v) => v.pagamentoId === pagamentoId);
    if (achado === undefined) throw new Error(`no voucher of payment ${pagamentoId}`);
    return achado;
  }
  function noticia(recebido: Recebido): Noticia {
    return { id: `vale-${recebido.referencia}`, recebido };
  }
  function doVale({ vale }: Vale) {
    return [...recebidos.values()].filter(({ cobranca }) => cobranca === vale);
  }
  const meio: CobraPorProvedor = {
    nome: 'inventado',
    regra,
    provedor: PROVEDOR_INVENTADO,
    chamaEm: [PROVEDOR_INVENTADO],
    dadosPessoais: [],
    criar: async (_trx, pagamentoId) => {
      vales.push({ vale: randomUUID(), pagamentoId, retirado: false });
    },
    cobrar: async (_deps, { id }) =>
      recusa
        ? { situacao: 'recusado', codigo: 'semVale' }
        : { situacao: 'ok', valor: { guardar: async () => undefined, recebidos: doVale(valeDe(id)) } },
    consultar: async (_deps, { id }) => ({
      situacao: 'ok',
      valor: { guardar: async () => undefined, recebidos: doVale(valeDe(id)) },
    }),
    retirar: async (_deps, { id }) => {
      valeDe(id).retirado = true;
      return { situacao: 'ok', valor: undefined };
    },
    pagamentoDa: async (_db, cobranca) => vales.find(({ vale }) => vale === cobranca)?.pagamentoId,
    apresentar: async (_db, ids) =>
      new Map(
        vales
          .filter(({ pagamentoId }) => ids.includes(pagamentoId))
          .map(({ pagamentoId, vale }) => [pagamentoId, { identificadorPagamento: vale, copiaECola: null }]),
      ),
    listar: async () => ({ situacao: 'ok', valor: [...recebidos.values()].map(noticia) }),
    consultarRecebido: async (_deps, referencia) => {
      const recebido = recebidos.get(referencia);
      return recebido === undefined ? { situacao: 'inexistente' } : { situacao: 'ok', valor: recebido };
    },
    devolver: async (_deps, { idDevolucao, referencia, valor }) => {
      if (!feitas.has(idDevolucao)) devolvidos.push({ referencia, valor });
      feitas.add(idDevolucao);
      return { situacao: 'ok', valor: 'devolver' };
    },
    consultarDevolucao: async (_deps, { idDevolucao }) =>
      feitas.has(idDevolucao) ? { situacao: 'ok', valor: 'devolver' } : { situacao: 'inexistente' },
    interpretar: (_deps, { caminho, corpoBruto }) => {
      const { recibo }: { readonly recibo?: string } = JSON.parse(corpoBruto.toString('utf8'));
      const recebido = recebidos.get(recibo ?? '');
      return caminho.endsWith(`/${SEGREDO_DO_VALE}`) && recebido !== undefined ? [noticia(recebido)] : undefined;
    },
  };
  return {
    meio,
    devolvidos,
    demorar: (sim: boolean) => {
      demorado = sim;
    },
    recusar: (sim: boolean) => {
      recusa = sim;
    },
    foiRetirado: (vale: string) => vales.find((v) => v.vale === vale)?.retirado,
    /** Money arrives at the provider; the answer is the notice of it. */
    pagar: (p: { readonly vale: string; readonly valor: Centavos; readonly em: string; readonly indice?: Buffer }) => {
      const { vale: cobranca, valor, em: horario, indice: pagadorIndice = null } = p;
      const recebido: Recebido = {
        referencia: randomUUID(),
        cobranca,
        valor,
        horario,
        pagadorIndice,
        devolucoes: [],
      };
      recebidos.set(recebido.referencia, recebido);
      return noticia(recebido);
    },
  };
}

/** Does the work of its own schema file: makes a settlement account in the ledger for its provider. */
export async function abrirContaDoProvedor(mundo: Mundo): Promise<void> {
  const dono = new pg.Client({ connectionString: mundo.config.bancoUrl });
  await dono.connect();
  await dono.query("insert into contas (tipo, provedor) values ('liquidacao', $1)", [PROVEDOR_INVENTADO]);
  await dono.end();
}
