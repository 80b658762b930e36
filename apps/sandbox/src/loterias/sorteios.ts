import { createHash } from 'node:crypto';
import type { Dia } from '@rateia/domain/datas';
import { feriadosNacionais } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos, multiplicar } from '@rateia/domain/dinheiro';
import { proximoSorteio } from '@rateia/domain/loterias/calendario-de-sorteios';
import { chancesDaAposta } from '@rateia/domain/loterias/chances';
import type { Dezenas, Extra } from '@rateia/domain/loterias/loteria';
import { LOTERIAS } from '@rateia/domain/loterias/loterias';
import { premioDaFaixa } from '@rateia/domain/loterias/premio';
import { exigirVigente } from '@rateia/domain/loterias/vigencia';

/** The last real concurso that the sandbox knows of each lottery; from there on it draws its own, on the days of the calendar. */
const ULTIMOS_REAIS = {
  megasena: { slug: 'mega-sena', concurso: 3_046, dia: '2026-08-18' },
  lotofacil: { slug: 'lotofacil', concurso: 3_766, dia: '2026-08-19' },
  quina: { slug: 'quina', concurso: 7_096, dia: '2026-08-19' },
  duplasena: { slug: 'dupla-sena', concurso: 2_997, dia: '2026-08-19' },
  timemania: { slug: 'timemania', concurso: 2_430, dia: '2026-08-18' },
  lotomania: { slug: 'lotomania', concurso: 2_964, dia: '2026-08-19' },
  diadesorte: { slug: 'dia-de-sorte', concurso: 1_275, dia: '2026-08-18' },
  maismilionaria: { slug: 'mais-milionaria', concurso: 381, dia: '2026-08-19' },
} as const;
export type NomeDaLoteria = keyof typeof ULTIMOS_REAIS;
export function ehLoteria(nome: string): nome is NomeDaLoteria {
  return nome in ULTIMOS_REAIS;
}

/** A concurso that the sandbox has drawn. The same number has the same result in every run. */
export interface Concurso {
  readonly nome: NomeDaLoteria;
  readonly numero: number;
  readonly dia: Dia;
  readonly sorteios: readonly (readonly number[])[];
  readonly trevos: readonly number[];
  readonly time: string;
  readonly mes: number;
  readonly arrecadado: Centavos;
  readonly premios: readonly {
    readonly faixa: number;
    readonly descricao: string;
    readonly ganhadores: number;
    readonly valor: Centavos;
  }[];
  readonly proximo: Dia | undefined;
}

const TIMES = [
  'BARRA FC/SC',
  'CASCAVEL/PR',
  'AVAI/SC',
  'REMO/PA',
  'BAHIA/BA',
  'SANTOS/SP',
  'VILA NOVA/GO',
  'NAUTICO/PE',
];
/** Simple bets that are sold for a concurso; every tenth sells half as many again. */
const APOSTAS_VENDIDAS = 6_000_000;

/** A person's decision about a concurso: its numbers, before its draw or as a correction after it, and another day. */
export interface Decidido {
  readonly sorteios?: readonly (readonly number[])[];
  readonly adiadoPara?: Dia;
}
export type Decididos = Readonly<Record<string, Decidido | undefined>>;
/** The key of a concurso among those that a person decided. */
export function chaveDoConcurso(nome: NomeDaLoteria, numero: number): string {
  return `${nome}:${numero}`;
}

/** The number and the day of the next concurso by the calendar. */
export function proximoConcurso(nome: NomeDaLoteria, agora: string): { readonly numero: number; readonly dia: Dia } {
  const { slug, concurso, dia } = ULTIMOS_REAIS[nome];
  const feitos = concursosAte(nome, { agora, decididos: {} });
  const depoisDe = feitos.at(-1)?.dia ?? dia;
  const feriados = feriadosNacionais(Number(depoisDe.slice(0, 4)));
  const proximo = proximoSorteio(LOTERIAS[slug], { depoisDe, feriados });
  return { numero: concurso + feitos.length + 1, dia: proximo?.dia ?? depoisDe };
}

/** The numbers that a lottery draws in each of its draws, and their range. */
export function formaDe(nome: NomeDaLoteria): {
  readonly titulo: string;
  readonly sorteios: 1 | 2;
  readonly quantas: number;
  readonly de: number;
  readonly ate: number;
} {
  const { nome: titulo, sorteios, volante } = LOTERIAS[ULTIMOS_REAIS[nome].slug];
  if (volante.tipo !== 'dezenas') throw new Error(`no numbers: ${nome}`);
  const { sorteadas: quantas, de, ate } = volante.dezenas;
  return { titulo, sorteios, quantas, de, ate };
}
export const NOMES = Object.keys(ULTIMOS_REAIS).filter(ehLoteria);

/**
 * The concursos of a lottery that were drawn until now, the first ones first. One that a person postponed is drawn on its
 * other day, and one whose numbers he chose has a winner in every tier.
 */
export function concursosAte(
  nome: NomeDaLoteria,
  { agora, decididos }: { readonly agora: string; readonly decididos: Decididos },
): readonly Concurso[] {
  const dias = diasAte(nome, agora);
  const hoje = agora.slice(0, 10);
  return dias.flatMap(({ dia, proximo }, i) => {
    const numero = ULTIMOS_REAIS[nome].concurso + i + 1;
    const decidido = decididos[chaveDoConcurso(nome, numero)];
    if (decidido === undefined) return [peloCalendario({ nome, numero, dia, proximo })];
    if (decidido.adiadoPara !== undefined && decidido.adiadoPara > hoje) return [];
    return [sortear({ nome, numero, dia: decidido.adiadoPara ?? dia, proximo }, decidido.sorteios)];
  });
}

/** A draw of the calendar with the day of the one after it. */
interface DiaDeConcurso {
  readonly dia: Dia;
  readonly sorteioEm: string;
  readonly proximo: Dia | undefined;
}

/** The calendar and what is drawn by it are the same at every question: each is worked out once. */
const calendarios = new Map<NomeDaLoteria, DiaDeConcurso[]>();
const sorteados = new Map<string, Concurso>();

/** The draws of the calendar until now. */
function diasAte(nome: NomeDaLoteria, agora: string): readonly DiaDeConcurso[] {
  const { slug, dia } = ULTIMOS_REAIS[nome];
  function depois(depoisDe: Dia) {
    return proximoSorteio(LOTERIAS[slug], { depoisDe, feriados: feriadosNacionais(Number(depoisDe.slice(0, 4))) });
  }
  const dias = calendarios.get(nome) ?? [];
  calendarios.set(nome, dias);
  for (
    let proximo = depois(dias.at(-1)?.dia ?? dia);
    proximo !== undefined && proximo.sorteioEm <= agora;
    proximo = depois(proximo.dia)
  ) {
    dias.push({ ...proximo, proximo: depois(proximo.dia)?.dia });
  }
  return dias.filter(({ sorteioEm }) => sorteioEm <= agora);
}

function peloCalendario(c: Marcado): Concurso {
  const chave = chaveDoConcurso(c.nome, c.numero);
  const feito = sorteados.get(chave) ?? sortear(c, undefined);
  sorteados.set(chave, feito);
  return feito;
}

type Marcado = Pick<Concurso, 'nome' | 'numero' | 'dia' | 'proximo'>;

function sortear(c: Marcado, escolhidos: Decidido['sorteios']): Concurso {
  const loteria = LOTERIAS[ULTIMOS_REAIS[c.nome].slug];
  if (loteria.volante.tipo !== 'dezenas') throw new Error(`no numbers: ${c.nome}`);
  const { dezenas, extra } = loteria.volante;
  function sorte(qual: string, de: number, ate: number, quantos: number) {
    return tirar({ semente: `${c.nome}:${c.numero}:${qual}`, de, ate, quantos });
  }
  const vendidas = Math.round(APOSTAS_VENDIDAS * (c.numero % 10 === 0 ? 1.5 : 1));
  const arrecadado = multiplicar(exigirVigente(loteria.precoSimples, c.dia), vendidas);
  const aoAcaso = [dezenas.sorteadas, ...(loteria.sorteios === 2 ? [dezenas.sorteadas] : [])].map((quantos, i) =>
    sorte(`sorteio${i}`, dezenas.de, dezenas.ate, quantos),
  );
  const sorteios = escolhidos ?? aoAcaso;
  return {
    ...c,
    sorteios,
    trevos: extra?.tipo === 'trevos' ? sorte('trevos', extra.de, extra.ate, extra.simples) : [],
    time: TIMES[sorte('time', 0, TIMES.length - 1, 1)[0] ?? 0] ?? '',
    mes: sorte('mes', 1, 12, 1)[0] ?? 1,
    arrecadado,
    premios: premiar(c, { dezenas, extra, arrecadado, vendidas, aoMenos: escolhidos === undefined ? 0 : 1 }),
  };
}

/** As many winners of each tier as the odds give to so many bets, and the prizes that the revenue then pays. */
function premiar(
  { nome, dia }: Pick<Concurso, 'nome' | 'dia'>,
  {
    dezenas,
    extra,
    arrecadado,
    vendidas,
    aoMenos,
  }: {
    readonly dezenas: Dezenas;
    readonly extra: Extra | undefined;
    readonly arrecadado: Centavos;
    readonly vendidas: number;
    readonly aoMenos: number;
  },
): Concurso['premios'] {
  const { slug } = ULTIMOS_REAIS[nome];
  const aposta = {
    loteria: slug,
    dezenas: Array.from({ length: dezenas.simples }, (_, i) => dezenas.de + i),
    ...(extra?.tipo === 'trevos' ? { trevos: [1, 2] } : {}),
  };
  const chances = chancesDaAposta(aposta, dia);
  const ganhadores = new Map(
    chances.map(({ faixa, chance }) => [
      faixa.numero,
      Math.max(aoMenos, Number((BigInt(vendidas) * chance.favoraveis) / chance.possiveis)),
    ]),
  );
  const premiacao = exigirVigente(LOTERIAS[slug].premiacao, dia);
  return premiacao.faixas.map((faixa) => ({
    faixa: faixa.numero,
    descricao: faixa.nome,
    ganhadores: ganhadores.get(faixa.numero) ?? 0,
    valor: premioDaFaixa(premiacao, faixa, { arrecadado, ganhadores, data: dia }) ?? centavos(0),
  }));
}

/** Numbers out of a range by the hash of a seed, in the order in which they came. */
function tirar({
  semente,
  de,
  ate,
  quantos,
}: {
  readonly semente: string;
  readonly de: number;
  readonly ate: number;
  readonly quantos: number;
}): readonly number[] {
  const restantes = Array.from({ length: ate - de + 1 }, (_, i) => i + de);
  return Array.from({ length: quantos }, (_, i) => {
    const bloco = createHash('sha256').update(`${semente}:${i}`).digest();
    return restantes.splice(bloco.readUInt32BE(0) % restantes.length, 1)[0] ?? de;
  });
}
