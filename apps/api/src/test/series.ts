import type { Dia } from '@rateia/domain/datas';
import { diaDe, somarDias } from '@rateia/domain/datas';
import { emTransacao } from '../db/banco.ts';
import { guardarResultado } from '../features/loterias/mesa-dos-premios/resultados-a-mao.ts';
import type { Mundo } from './app.ts';
import { comLoterias, SETE_DEZENAS } from './boloes.ts';
import type { Pessoa } from './construtores.ts';
import { criarPessoa } from './construtores.ts';

/** A series of Mega-Sena as an operator asks for it: six cotas of R$ 7,00 and a fee of R$ 0,70 in each draw. */
export const SERIE = {
  nome: 'Mega de sempre',
  loteria: 'mega-sena',
  modo: 'um_bilhete',
  cotas: 6,
  apostas: [SETE_DEZENAS],
} as const;
export const COTA_DA_SERIE = 770;
export const ULTIMO_CONCURSO = 3_049;

/** The result of yesterday's concurso is known: the next draws have numbers. */
async function conhecerUltimo(mundo: Mundo): Promise<void> {
  const em = mundo.agora();
  const data = somarDias(diaDe(em), -1);
  const sorteios = [[1, 2, 3, 4, 5, 6]];
  const resultado = { loteria: 'mega-sena', concurso: ULTIMO_CONCURSO, data, sorteios, premios: [] } as const;
  await emTransacao(mundo.aplicacao.deps.db, async (trx) => await guardarResultado(trx, { resultado, em }));
}

/** A series with its next pools, made by an operator. */
export async function criarSerie(
  mundo: Mundo,
  partes: Partial<Record<keyof typeof SERIE, unknown>> = {},
  { viradaEm }: { readonly viradaEm?: Dia } = {},
) {
  await conhecerUltimo(mundo);
  await marcarVirada(mundo, viradaEm);
  const como = await criarPessoa(mundo, { papeis: ['suporte'] });
  const r = await comLoterias(mundo, () => mundo.chamar('createSerie', { ...SERIE, ...partes }, { como }));
  if (r.status !== 200) throw new Error(r.bruto);
  return r.corpo.id;
}

/** The day of the special draw; without one, the lottery draws by its calendar the whole year. */
async function marcarVirada(mundo: Mundo, dia: Dia | undefined): Promise<void> {
  const { db } = mundo.aplicacao.deps;
  await db.deleteFrom('loterias_especiais').execute();
  if (dia === undefined) return;
  await db
    .insertInto('loterias_especiais')
    .values({ slug: 'mega-da-virada', data_padrao: dia, sorteio_em: `${dia}T15:00:00.000Z` })
    .execute();
}

/** A person takes part in a series, by the call. */
export async function aderir(mundo: Mundo, p: { readonly id: number; readonly como: Pessoa; readonly cotas?: number }) {
  const { id, como, cotas = 1 } = p;
  return await comLoterias(mundo, () =>
    mundo.chamar('createAdesao', { id, cotas, valorCota: COTA_DA_SERIE }, { como }),
  );
}
