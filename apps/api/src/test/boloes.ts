import { somarDias, somarHoras, somarMinutos } from '@rateia/domain/datas';
import { centavos, multiplicar, somar } from '@rateia/domain/dinheiro';
import type { Aposta } from '@rateia/domain/loterias/aposta';
import { REGRAS_PADRAO } from '@rateia/domain/regras';
import { emTransacao } from '../db/banco.ts';
import type { Bolao } from '../features/loterias/boloes/bolao.ts';
import { acharBolao, travarBolao } from '../features/loterias/boloes/bolao.ts';
import { encerrarVendas } from '../features/loterias/boloes/encerrar-vendas.ts';
import type { BolaoAMontar } from '../features/loterias/boloes/montar-bolao.ts';
import { montarBolao } from '../features/loterias/boloes/montar-bolao.ts';
import { porBolaoAVenda } from '../features/loterias/boloes/por-a-venda.ts';
import { figura } from '../gateways/imagens/test/figuras.ts';
import type { Mundo } from './app.ts';
import type { Pessoa } from './construtores.ts';
import { criarPessoa } from './construtores.ts';
import { enviar } from './identidade.ts';

/** The numbers in force with all lotteries switched on, as the demonstration has them. */
const COM_LOTERIAS = { ...REGRAS_PADRAO, loterias: { ...REGRAS_PADRAO.loterias, ligada: true } };

/** Switches all lotteries on in a world of tests. */
export function ligarLoterias(mundo: Mundo): void {
  Object.assign(mundo.aplicacao.deps, { regras: async () => COM_LOTERIAS });
}

/** The same while something is done. */
export async function comLoterias<T>(mundo: Mundo, fazer: () => Promise<T>): Promise<T> {
  const { deps } = mundo.aplicacao;
  const { regras } = deps;
  ligarLoterias(mundo);
  try {
    return await fazer();
  } finally {
    Object.assign(deps, { regras });
  }
}

/** Seven numbers of Mega-Sena: R$ 42,00. */
export const SETE_DEZENAS: Aposta = { loteria: 'mega-sena', dezenas: [4, 8, 15, 16, 23, 42, 57] };
export const JOGO = '04 08 15 16 23 42 57';

/** A pool of Mega-Sena on sale: R$ 42,00 in six cotas of R$ 7,00 and a fee of R$ 0,70, with its draw in two days. */
export async function criarBolao(mundo: Mundo, partes: Partial<BolaoAMontar> = {}): Promise<Bolao> {
  const { deps } = mundo.aplicacao;
  const agora = mundo.agora();
  const sorteioEm = `${somarDias(agora.slice(0, 10), 2)}T00:00:00.000Z`;
  const bolao: BolaoAMontar = {
    nome: 'Mega de quinta',
    modo: 'um_bilhete',
    cotas: 6,
    concursos: [{ loteria: 'mega-sena', concurso: 3_050, apostasAte: somarHoras(sorteioEm, -1), sorteioEm }],
    apostas: [SETE_DEZENAS],
    ...partes,
  };
  return await emTransacao(deps.db, async (trx) => {
    const feito = { quem: 'sistema', usuarioId: null, agora } as const;
    const id = await montarBolao(trx, deps, { bolao, feito });
    const rascunho = await travarBolao(trx, id);
    if (rascunho === undefined) throw new Error('a pool that was just made');
    await porBolaoAVenda(trx, { bolao: rascunho, ...feito });
    return (await acharBolao(trx, id)) ?? rascunho;
  });
}

/** Buys cotas of a pool with the wallet, by the call. */
export async function comprarCotas(
  mundo: Mundo,
  { bolao, cotas, como }: { readonly bolao: Bolao; readonly cotas: number; readonly como?: Pessoa },
): Promise<Pessoa> {
  const pessoa = como ?? (await criarPessoa(mundo, { saldo: centavos(100_000) }));
  const valorTotal = multiplicar(somar(bolao.valorCota, bolao.valorTaxa), cotas);
  const pedido = { id: bolao.id, cotas, meioPagamento: 4, valorTotal };
  const { status, bruto } = await comLoterias(mundo, () => mundo.chamar('createCotas', pedido, { como: pessoa }));
  if (status !== 200) throw new Error(bruto);
  return pessoa;
}

/** A pool whose sales are over: its cotas are sold to one person, and its receipts are due. */
export async function criarBolaoFechado(
  mundo: Mundo,
  partes: Partial<BolaoAMontar> = {},
): Promise<{ readonly bolao: Bolao; readonly membro: Pessoa }> {
  const { deps } = mundo.aplicacao;
  const bolao = await criarBolao(mundo, partes);
  const membro = await comprarCotas(mundo, { bolao, cotas: bolao.totalCotas });
  const agora = mundo.agora();
  await deps.db
    .updateTable('boloes')
    .set({ vendas_ate: somarMinutos(agora, -1) })
    .where('id', '=', bolao.id)
    .execute();
  await emTransacao(deps.db, (trx) => encerrarVendas(trx, deps, { bolaoId: bolao.id, agora }));
  return { bolao: (await acharBolao(deps.db, bolao.id)) ?? bolao, membro };
}

/** Sends the receipt of a pool as an operator does. */
export async function enviarComprovante(
  mundo: Mundo,
  p: {
    readonly id: number;
    readonly como: Pessoa;
    readonly jogos?: string;
    readonly concurso?: number;
    readonly nome?: string;
    readonly bytes?: Buffer;
  },
) {
  const { id, como, jogos = JOGO, concurso = 3_050, nome = 'bilhete.jpg', bytes } = p;
  return await enviar(mundo, 'createComprovanteDoBolao', {
    como,
    nome,
    bytes: bytes ?? (await figura('jpeg', `bilhete do bolão ${id}`)),
    campos: { loteria: 'mega-sena', concurso, terminal: '010-123456', jogos },
    caminho: { id },
  });
}

/** A pool that has its receipt: it waits for the draw. */
export async function criarBolaoComprovado(
  mundo: Mundo,
): Promise<{ readonly bolao: Bolao; readonly membro: Pessoa; readonly comprovante: number }> {
  const { bolao, membro } = await criarBolaoFechado(mundo);
  const como = await criarPessoa(mundo, { papeis: ['suporte'] });
  const { corpo, status, bruto } = await enviarComprovante(mundo, { id: bolao.id, como });
  if (status !== 200) throw new Error(bruto);
  const r = await mundo.chamar('comprovarBolao', { id: bolao.id }, { como });
  if (r.status !== 204) throw new Error(r.bruto);
  return { bolao, membro, comprovante: corpo.id };
}
