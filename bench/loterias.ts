import { hash } from 'node:crypto';
import { centavos } from '@rateia/domain/dinheiro';
import type { ApostaDeDezenas } from '@rateia/domain/loterias/aposta';
import { raizPelaProva } from '@rateia/domain/loterias/arvore';
import { conferir } from '@rateia/domain/loterias/conferencia';
import type { DocumentoDoBolao } from '@rateia/domain/loterias/prova';
import { lacrarBolao, lacreDoTitular, provaDaCota } from '@rateia/domain/loterias/prova';
import type { Resultado } from '@rateia/domain/loterias/resultado';

function escrever(texto: string) {
  void process.stdout.write(`${texto}\n`);
}
function sha256(bytes: Uint8Array): Uint8Array {
  return hash('sha256', bytes, 'buffer');
}
function cronometrar<T>(fazer: () => T): { readonly ms: number; readonly valor: T } {
  const inicio = performance.now();
  const valor = fazer();
  return { ms: performance.now() - inicio, valor };
}

/** Mega-Sena 3046, as it was published. */
const RESULTADO: Resultado = {
  loteria: 'mega-sena',
  concurso: 3_046,
  data: '2026-08-18',
  sorteios: [[4, 11, 23, 38, 45, 57]],
  premios: [
    { faixa: 1, ganhadores: 0, valor: centavos(0) },
    { faixa: 2, ganhadores: 38, valor: centavos(5_046_011) },
    { faixa: 3, ganhadores: 3_041, valor: centavos(103_935) },
  ],
};

/** Bets that are made one by one, so that the list of them is not what is measured. */
function apostaDe(numero: number, marcas: number): ApostaDeDezenas {
  const dezenas = new Set<number>();
  for (let semente = numero + 1; dezenas.size < marcas; semente = (semente * 48_271) % 2_147_483_647)
    dezenas.add((semente % 60) + 1);
  return { loteria: 'mega-sena', dezenas: [...dezenas] };
}

function conferirTantas(quantas: number, marcas: number): { readonly ms: number; readonly premiadas: number } {
  const { ms, valor } = cronometrar(() => {
    let premiadas = 0;
    for (let i = 0; i < quantas; i += 1) if (conferir(apostaDe(i, marcas), RESULTADO).faixas.length > 0) premiadas += 1;
    return premiadas;
  });
  return { ms, premiadas: valor };
}

/**
 * Checking a million simple bets and ten thousand of twelve numbers against a draw, and freezing, proving and verifying a
 * pool of 100,000 cotas; each beside the half of it, which takes half the time where the work grows with the bets.
 */
export function medirLoterias(): void {
  conferirTantas(20_000, 6);
  for (const [quantas, marcas] of [
    [500_000, 6],
    [1_000_000, 6],
    [5_000, 12],
    [10_000, 12],
  ] as const) {
    const { ms, premiadas } = conferirTantas(quantas, marcas);
    escrever(`  ${quantas} apostas de ${marcas} dezenas: ${ms.toFixed(0)} ms (${premiadas} premiadas)`);
  }
  escrever(`  memória do processo: ${(process.memoryUsage().rss / 1_048_576).toFixed(0)} MB`);
  for (const cotas of [50_000, 100_000]) medirProva(cotas);
}

function medirProva(cotas: number): void {
  const documento: DocumentoDoBolao = {
    bolao: 1,
    fechadoEm: '2026-11-26T20:30:00.000Z',
    valorCota: centavos(700),
    taxa: centavos(70),
    apostas: [{ concurso: 3_091, aposta: { loteria: 'mega-sena', dezenas: [1, 2, 3, 4, 5, 6] } }],
    cotas: Array.from({ length: cotas }, (_, i) => ({
      numero: i + 1,
      titular: lacreDoTitular({ titular: i, sal: String(i) }, sha256),
    })),
    comprovantes: [],
  };
  const { ms, valor: lacrado } = cronometrar(() => lacrarBolao(documento, sha256));
  const provar = cronometrar(() => provaDaCota(lacrado, { cota: cotas, documento }));
  const prova = provar.valor;
  const verificar = cronometrar(() => prova !== undefined && raizPelaProva(prova, sha256) === lacrado.arvore.raiz);
  if (!verificar.valor) throw new Error('the proof does not lead to the root');
  escrever(
    `  bolão de ${cotas} cotas: lacrar ${ms.toFixed(0)} ms, provar ${provar.ms.toFixed(2)} ms, verificar ${verificar.ms.toFixed(2)} ms`,
  );
}
