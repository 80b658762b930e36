import type { Instante } from '../datas.ts';
import type { Centavos } from '../dinheiro.ts';
import type { Aposta } from './aposta.ts';
import { ehDaLoteca } from './aposta.ts';
import type { Arvore, ProvaDeInclusao } from './arvore.ts';
import { arvoreDe, caminhoDe } from './arvore.ts';
import type { Valor } from './documento-canonico.ts';
import { escreverCanonico } from './documento-canonico.ts';
import type { Resumo } from './resumo.ts';
import { emBytes, emHexadecimal } from './resumo.ts';

/** A pool as it is frozen: at the close of sales without receipts, and again with all of them (REGRAS 2.12). */
export type DocumentoDoBolao = {
  readonly bolao: number;
  readonly fechadoEm: Instante;
  readonly valorCota: Centavos;
  readonly taxa: Centavos;
  readonly apostas: readonly ApostaRegistrada[];
  /** Every cota in the order of its number; an unsold one has no holder, and counts in the division all the same. */
  readonly cotas: readonly CotaDaProva[];
  readonly comprovantes: readonly ComprovanteDaAposta[];
};
export type ApostaRegistrada = { readonly concurso: number; readonly aposta: Aposta };
/** The holder stands in it as a seal that only he can open: `lacreDoTitular`. */
export type CotaDaProva = { readonly numero: number; readonly titular: string | null };
/** An official receipt: the file by its hash, the code of the terminal that printed it. */
export type ComprovanteDaAposta = {
  readonly sha256: string;
  readonly terminal: string;
  readonly apostas: readonly number[];
};

/** The seal of a holder: the same person has another one in every pool, because each membership has a salt of its own. */
export function lacreDoTitular(
  { titular, sal }: { readonly titular: number; readonly sal: string },
  resumo: Resumo,
): string {
  return emHexadecimal(resumo(emBytes(escreverCanonico({ sal, titular }))));
}

/**
 * The leaves of the proof, each a canonical text: first the pool with the number of everything that follows, then the bets,
 * the cotas and the receipts.
 */
export function folhasDoBolao(documento: DocumentoDoBolao): readonly string[] {
  const { bolao, fechadoEm, valorCota, taxa, apostas, cotas, comprovantes } = documento;
  const cabeca = {
    tipo: 'bolao',
    versao: 1,
    bolao,
    fechadoEm,
    valorCota,
    taxa,
    apostas: apostas.length,
    cotas: cotas.length,
    comprovantes: comprovantes.length,
  };
  return [
    cabeca,
    ...apostas.map(({ concurso, aposta }, ordem) => ({ tipo: 'aposta', ordem, concurso, ...dadosDaAposta(aposta) })),
    ...cotas.map(({ numero, titular }) => ({ tipo: 'cota', numero, titular })),
    ...comprovantes.map(({ sha256, terminal, apostas: quais }, ordem) => ({
      tipo: 'comprovante',
      ordem,
      sha256,
      terminal,
      apostas: quais,
    })),
  ].map(escreverCanonico);
}

/** A pool that is frozen: its leaves and the tree above them, whose root is published. */
export type BolaoLacrado = { readonly folhas: readonly string[]; readonly arvore: Arvore };

export function lacrarBolao(documento: DocumentoDoBolao, resumo: Resumo): BolaoLacrado {
  const folhas = folhasDoBolao(documento);
  return { folhas, arvore: arvoreDe(folhas, resumo) };
}

/** The proof that a cota is in the pool; undefined for a number that it does not have. */
export function provaDaCota(
  { folhas, arvore }: BolaoLacrado,
  { cota, documento }: { readonly cota: number; readonly documento: DocumentoDoBolao },
): ProvaDeInclusao | undefined {
  const lugar = documento.cotas.findIndex(({ numero }) => numero === cota);
  const indice = 1 + documento.apostas.length + lugar;
  const folha = lugar < 0 ? undefined : folhas[indice];
  return folha === undefined ? undefined : { folha, indice, total: folhas.length, caminho: caminhoDe(arvore, indice) };
}

/** The first leaf with its way to the root: it announces how many leaves of each kind there are. */
export function provaDaCabeca({ folhas, arvore }: BolaoLacrado): Pick<ProvaDeInclusao, 'folha' | 'caminho'> {
  return { folha: folhas[0] ?? '', caminho: caminhoDe(arvore, 0) };
}

/** The numbers of a bet in rising order: the order in which they were marked is no fact. */
function dadosDaAposta(aposta: Aposta): Readonly<Record<string, Valor>> {
  if (ehDaLoteca(aposta)) return { loteria: aposta.loteria, palpites: aposta.palpites };
  const { loteria, dezenas, trevos, time, mes } = aposta;
  return {
    loteria,
    dezenas: emOrdem(dezenas),
    ...(trevos === undefined ? {} : { trevos: emOrdem(trevos) }),
    ...(time === undefined ? {} : { time }),
    ...(mes === undefined ? {} : { mes }),
  };
}

function emOrdem(numeros: readonly number[]): readonly number[] {
  return [...numeros].sort((a, b) => a - b);
}
