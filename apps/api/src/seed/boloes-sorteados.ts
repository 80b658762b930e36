import type { Instante } from '@rateia/domain/datas';
import { diaDe, somarHoras, somarMinutos } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos } from '@rateia/domain/dinheiro';
import type { Aposta } from '@rateia/domain/loterias/aposta';
import { escreverDezena } from '@rateia/domain/loterias/aposta';
import { emTransacao } from '../db/banco.ts';
import type { Bolao } from '../features/loterias/boloes/bolao.ts';
import { acharBolao, travarBolao } from '../features/loterias/boloes/bolao.ts';
import { montarBolao } from '../features/loterias/boloes/montar-bolao.ts';
import { porBolaoAVenda } from '../features/loterias/boloes/por-a-venda.ts';
import { pedirCotas } from '../features/loterias/itens/pedir-cotas.ts';
import { guardarResultado } from '../features/loterias/mesa-dos-premios/resultados-a-mao.ts';
import { apurarBoloes } from '../features/loterias/premios/apurar-boloes.ts';
import { acharFatura, liquidarFatura, reter } from '../features/pedido/index.ts';
import type { Gente } from './gente.ts';
import { desenharBilhete } from './identidades.ts';
import type { MundoPassado } from './mundo.ts';

/** A pool of the demonstration, its draw, and the part of it that each person bought. */
type Historia = {
  readonly nome: string;
  readonly concurso: number;
  readonly dezenas: readonly number[];
  readonly sorteadas: readonly number[];
  readonly recebido: boolean;
};

const CARTEIRA = 4;
const COTAS = 6;
/** Hours that these pools take from their making to their result. */
export const HORAS_DOS_BOLOES = 6;
const HORAS_ATE_O_FECHAMENTO = 4;
const PREMIO_DA_QUINA = 4_215_077;
const PREMIO_DA_QUADRA = 98_450;

/** A pool that was paid, one whose prize is still to be fetched, and one without a prize. */
const HISTORIAS: readonly Historia[] = [
  {
    nome: 'Mega da turma',
    concurso: 3_079,
    dezenas: [5, 12, 23, 31, 44, 50, 58],
    sorteadas: [5, 12, 23, 31, 9, 17],
    recebido: true,
  },
  {
    nome: 'Mega de domingo',
    concurso: 3_080,
    dezenas: [4, 8, 15, 16, 23, 42, 57],
    sorteadas: [4, 8, 15, 16, 23, 60],
    recebido: false,
  },
  {
    nome: 'Mega da firma',
    concurso: 3_081,
    dezenas: [1, 7, 19, 28, 36, 41, 55],
    sorteadas: [7, 41, 3, 12, 33, 60],
    recebido: false,
  },
];

/** Pools whose draw is over: what a member and the desk of prizes see of them (REGRAS 2.12). */
export async function semearBoloesSorteados(
  mundo: MundoPassado,
  p: { readonly membros: readonly Gente[]; readonly lider: Gente; readonly financeiro: Gente },
): Promise<void> {
  const boloes: Bolao[] = [];
  for (const historia of HISTORIAS) boloes.push(await vender(mundo, historia, p.membros));
  const [primeiro] = boloes;
  if (primeiro === undefined) return;
  await mundo.andar(horasAte(mundo.agora(), primeiro.vendasAte));
  for (const [i, historia] of HISTORIAS.entries()) {
    const { id } = boloes[i] ?? primeiro;
    await provar(mundo, { id, historia, lider: p.lider });
  }
  await mundo.andar(
    HORAS_DOS_BOLOES - horasAte(somarHoras(primeiro.apostasAte, -HORAS_ATE_O_FECHAMENTO), mundo.agora()),
  );
  for (const historia of HISTORIAS) await sortear(mundo, historia);
  await apurarBoloes(mundo.aplicacao.deps);
  await mundo.assentar();
  for (const [i, historia] of HISTORIAS.entries()) {
    const { id } = boloes[i] ?? primeiro;
    if (historia.recebido) await receber(mundo, id, p.financeiro);
  }
}

function horasAte(de: Instante, ate: Instante): number {
  return (Date.parse(ate) - Date.parse(de)) / 3_600_000;
}

async function vender(mundo: MundoPassado, historia: Historia, membros: readonly Gente[]): Promise<Bolao> {
  const { deps } = mundo.aplicacao;
  const agora = mundo.agora();
  const apostasAte = somarHoras(agora, HORAS_ATE_O_FECHAMENTO);
  const { nome, concurso, dezenas } = historia;
  const aposta: Aposta = { loteria: 'mega-sena', dezenas };
  const concursos = [{ loteria: 'mega-sena', concurso, apostasAte, sorteioEm: somarHoras(apostasAte, 1) }] as const;
  const bolao = await emTransacao(deps.db, async (trx) => {
    const feito = { quem: 'sistema', usuarioId: null, agora } as const;
    const montado = { nome, modo: 'um_bilhete', cotas: COTAS, concursos, apostas: [aposta] } as const;
    const id = await montarBolao(trx, deps, { bolao: montado, feito });
    const rascunho = await travarBolao(trx, id);
    if (rascunho === undefined) throw new Error('the pool that was just made');
    await porBolaoAVenda(trx, { bolao: rascunho, ...feito });
    return (await acharBolao(trx, id)) ?? rascunho;
  });
  for (const pessoa of membros) await comprarCota(mundo, bolao, pessoa);
  return bolao;
}

/** One cota from the wallet. */
export async function comprarCota(mundo: MundoPassado, bolao: Bolao, { id: usuarioId }: Gente): Promise<void> {
  const { deps } = mundo.aplicacao;
  const agora = mundo.agora();
  const ate = somarMinutos(agora, 15);
  await emTransacao(deps.db, async (trx) => {
    const itens = [pedirCotas({ bolao, usuarioId, cotas: 1, agora, ate })];
    const faturaId = await reter(trx, { usuarioId, itens, ate, agora });
    if (faturaId === undefined) throw new Error(`${bolao.nome} has no cota left`);
    const saldo: Centavos = (await acharFatura(trx, faturaId))?.subtotal ?? centavos(0);
    await liquidarFatura(trx, deps, { faturaId, meio: CARTEIRA, origem: { saldo }, agora, quem: 'sistema' });
  });
}

/** The receipt of the ticket, drawn here, and the second freezing. */
async function provar(mundo: MundoPassado, { id, historia, lider }: Provar): Promise<void> {
  const { concurso, dezenas } = historia;
  const jogos = dezenas.map(escreverDezena).join(' ');
  const terminal = '052118-4';
  const bytes = await desenharBilhete([`MEGA-SENA  CONCURSO ${concurso}`, jogos, `TERMINAL ${terminal}`]);
  const campos = { loteria: 'mega-sena', concurso, terminal, jogos };
  await mundo.enviar('createComprovanteDoBolao', { bytes, campos, caminho: { id } }, lider);
  await mundo.chamar('comprovarBolao', { id }, lider);
}
type Provar = { readonly id: number; readonly historia: Historia; readonly lider: Gente };

async function sortear(mundo: MundoPassado, { concurso, sorteadas }: Historia): Promise<void> {
  const em = mundo.agora();
  const premios = [
    { faixa: 1, ganhadores: 0, valor: centavos(0) },
    { faixa: 2, ganhadores: 46, valor: centavos(PREMIO_DA_QUINA) },
    { faixa: 3, ganhadores: 3_012, valor: centavos(PREMIO_DA_QUADRA) },
  ];
  const resultado = { loteria: 'mega-sena', concurso, data: diaDe(em), sorteios: [sorteadas], premios } as const;
  await emTransacao(mundo.aplicacao.deps.db, async (trx) => await guardarResultado(trx, { resultado, em }));
}

async function receber(mundo: MundoPassado, id: number, financeiro: Gente): Promise<void> {
  const { itens } = await mundo.chamar('getPremiosAReceber', {}, financeiro);
  const valor = itens.find(({ idBolao }) => idBolao === id)?.premio ?? 0;
  const evidencia = 'Pix do banco pagador, comprovante 4417-0';
  await mundo.chamar('registrarPremio', { id, valor, evidencia }, financeiro);
  await mundo.assentar();
}
