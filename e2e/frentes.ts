import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { COM_IMAGENS, SO_IMAGENS, temDeRodar } from './imagens.ts';

/** All look at screens and are one row's, `telas` the last of them: it says which screens none has looked at. */
const EXAMINAM = [
  'sessao',
  'segundo-fator',
  'reclamacao',
  'premios',
  'telas-da-conta',
  'telas-do-administrador',
  'telas-de-grupos',
  'telas-da-carteira',
  'telas',
] as const;

/**
 * Specs that move the clock by months stand at the end of their row, and last of all the one that gives everybody new
 * terms to accept.
 */
const MOVEM_O_RELOGIO = ['saida-por-atraso', 'amigos', 'fila-de-espera', 'boloes', 'historia', 'termos'] as const;

/** All others, each by itself. */
const AVULSOS = [
  'abas',
  'pendencias',
  'percurso',
  'teclado',
  'teclado-operacao',
  'campos',
  'dialogos',
  'estados',
  'compridos',
  'casca',
  'peso',
  'navegacao',
  'avisos-da-casca',
  'catalogo',
  'notificacoes',
  'pagamento',
  'identidade',
  'compartilhar',
  'documentacao',
  'galeria',
  'emails',
  'cadastro',
  'perfil',
  'contas',
  'operacao',
  'dados-pela-equipe',
  'tarefas',
  'comeco-do-grupo',
  'fim-do-grupo',
  'dinheiro-que-volta',
  'segunda-metade',
  'erros',
  'privacidade',
  'consentimento',
  'marketing',
  'banners',
] as const;

const QUANTAS = 2;
type Bloco = readonly string[];
const BLOCOS: readonly Bloco[] = [EXAMINAM, ...AVULSOS.map((nome) => [nome]), MOVEM_O_RELOGIO];

/** Seconds of each file in the last run that was measured (`npm run tempos`); a new one counts as the usual. */
const tempos = JSON.parse(readFileSync(resolve(import.meta.dirname, 'tempos.json'), 'utf8')) as Record<string, number>;
const USUAL = 15;
function segundosDe(bloco: Bloco): number {
  return bloco.filter(temDeRodar).reduce((soma, nome) => soma + (tempos[nome] ?? USUAL), 0);
}

/**
 * The browser tests in rows side by side, each with its own copy of the product: a copy has one clock, so within a row
 * the tests follow one another. Browser, product and runner of one row keep 1.4 cores busy, so two cores carry two rows
 * (ADR 039). The long tests are dealt out first, each to the row that has less.
 */
function distribuir(): readonly (readonly string[])[] {
  const cargas = Array.from({ length: QUANTAS }, () => 0);
  const frenteDe = new Map<Bloco, number>();
  for (const bloco of BLOCOS.toSorted((a, b) => segundosDe(b) - segundosDe(a))) {
    const menor = cargas.indexOf(Math.min(...cargas));
    cargas[menor] = (cargas[menor] ?? 0) + segundosDe(bloco);
    frenteDe.set(bloco, menor);
  }
  return cargas.map((_, n) =>
    BLOCOS.filter((bloco) => frenteDe.get(bloco) === n)
      .flat()
      .filter(temDeRodar),
  );
}

export const FRENTES = distribuir();

/** The row of this run, from 1; undefined: all of them, one after the other. */
export const FRENTE = process.env['E2E_FRENTE'] === undefined ? undefined : Number(process.env['E2E_FRENTE']);

/** The files of this run, in their order; of `npm run imagens`, those that compare pictures. */
export const PROJETOS: readonly string[] = SO_IMAGENS
  ? COM_IMAGENS
  : FRENTE === undefined
    ? FRENTES.flat()
    : (FRENTES[FRENTE - 1] ?? []);
