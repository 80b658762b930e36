import type { Aposta, ApostaDeDezenas, Coluna, Palpite } from './aposta.ts';
import { COLUNAS, extraDe } from './aposta.ts';
import type { SlugDaLoteria } from './loteria.ts';
import { MESES } from './recusa-da-aposta.ts';

/**
 * The bets that an operator writes, one a line, in the form in which a receipt prints them (`escreverJogo`): numbers, then
 * trevos, team or month after a plus. `recusaDaAposta` says the faults in them (REGRAS 2.12).
 */
export function lerApostas(loteria: SlugDaLoteria, texto: string): readonly Aposta[] {
  return texto
    .split(/[\n;]/)
    .map((linha) => linha.trim())
    .filter((linha) => linha !== '')
    .map((linha) => (loteria === 'loteca' ? { loteria, palpites: lerPalpites(linha) } : lerDezenas(loteria, linha)));
}

/** `1 X 12 …`: the marked columns of each match. */
function lerPalpites(linha: string): readonly Palpite[] {
  return linha.split(/\s+/).map((parte) => [...parte.toUpperCase()].filter(ehColuna));
}
function ehColuna(letra: string): letra is Coluna {
  return COLUNAS.some((coluna) => coluna === letra);
}

function lerDezenas(loteria: ApostaDeDezenas['loteria'], linha: string): ApostaDeDezenas {
  const [numeros = '', extra = ''] = linha.split('+').map((parte) => parte.trim());
  const aposta = { loteria, dezenas: numerosDe(numeros) };
  switch (extra === '' ? undefined : extraDe(loteria)?.tipo) {
    case 'trevos':
      return { ...aposta, trevos: numerosDe(extra) };
    case 'time':
      return { ...aposta, time: extra.toLocaleUpperCase('pt-BR') };
    case 'mes':
      return { ...aposta, mes: mesDe(extra) };
    case undefined:
      return aposta;
  }
}

export function numerosDe(texto: string): readonly number[] {
  return (texto.match(/\d+/g) ?? []).map(Number);
}

/** The month by its name or its number; 0 when it is none. */
function mesDe(texto: string): number {
  const nome = texto.toLocaleLowerCase('pt-BR');
  const lugar = MESES.findIndex((mes) => mes.toLocaleLowerCase('pt-BR') === nome);
  return lugar < 0 ? (numerosDe(texto)[0] ?? 0) : lugar + 1;
}
