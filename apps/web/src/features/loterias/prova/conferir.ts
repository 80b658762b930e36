import { sha256 } from '@noble/hashes/sha2.js';
import type { ProvaConferida } from '@rateia/domain/loterias/arquivo-da-prova';
import { conferirArquivoDaProva, cotaDaFolha } from '@rateia/domain/loterias/arquivo-da-prova';
import { arvoreDe } from '@rateia/domain/loterias/arvore';
import type { RespostaDe } from '../../../lib/api-client.ts';

export type Prova = RespostaDe<'getProvaDoBolao'>;
export type Lacre = Prova['lacres'][number];

/** True if the published leaves give the published root, computed on this device (REGRAS 2.12 Commitment). */
export function lacreConfere({ folhas, raiz }: Lacre): boolean {
  return folhas.length > 0 && arvoreDe(folhas, sha256).raiz === raiz;
}

/** Holds the file of a cota against the roots of the page; nothing of it leaves the device. */
export function conferirArquivo(texto: string, { lacres }: Prova): ProvaConferida {
  return conferirArquivoDaProva(
    texto,
    lacres.map(({ raiz }) => raiz),
    sha256,
  );
}

/** The cotas of a frozen pool, in their order: those of a person, and those that nobody bought. */
export function cotasDoLacre({ folhas }: Lacre): readonly { readonly numero: number; readonly vendida: boolean }[] {
  return folhas.flatMap((folha) => {
    const cota = cotaDaFolha(folha);
    return cota === undefined ? [] : [{ numero: cota.numero, vendida: cota.titular !== null }];
  });
}

/** How many leaves of a kind a frozen pool has. */
export function contarFolhas({ folhas }: Lacre, tipo: 'aposta' | 'comprovante'): number {
  return folhas.filter((folha) => folha.includes(`"tipo":"${tipo}"`)).length;
}

/** The root in groups of four, as one reads it aloud. */
export function emGrupos(raiz: string): string {
  return (raiz.match(/.{1,4}/g) ?? []).join(' ');
}
