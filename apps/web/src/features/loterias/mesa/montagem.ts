import { ehDia } from '@rateia/domain/datas';
import { lerApostas, numerosDe } from '@rateia/domain/loterias/aposta-escrita';
import type { ModoDoBolao } from '@rateia/domain/loterias/bolao';
import { momentoDe } from '@rateia/domain/loterias/calendario-de-sorteios';
import { escreverJogo } from '@rateia/domain/loterias/jogo-escrito';
import type { SlugDaLoteria } from '@rateia/domain/loterias/loteria';
import { LOTERIAS } from '@rateia/domain/loterias/loterias';
import type { PedidoDe, RespostaDe } from '../../../lib/api-client.ts';

export type CorpoDoBolao = PedidoDe<'createBolao'>['body'];

/** A lottery of the pool as it is typed: its concurso, its day, and both hours where the calendar knows none. */
export type ConcursoDigitado = {
  readonly loteria: SlugDaLoteria;
  readonly concurso: string;
  readonly dia: string;
  /** `21:00`, both or none. */
  readonly apostasAte: string;
  readonly sorteioAs: string;
  /** The bets that are written by hand, one a line. */
  readonly escritas: string;
};

/** The ways in which the bets of the first lottery are made; those of the others are written. */
type ModoDasApostas = 'escrever' | 'sorte' | 'fechamento';

/** The form of a pool, as it is typed (REGRAS 2.12). */
export type Montagem = {
  readonly nome: string;
  readonly modo: ModoDoBolao;
  readonly cotas: string;
  readonly subsidio: number | undefined;
  readonly concursos: readonly ConcursoDigitado[];
  readonly apostas: ModoDasApostas;
  readonly quantas: string;
  readonly marcas: string;
  readonly semente: string;
  readonly dezenas: string;
  readonly seAcertar: string;
  readonly garante: string;
};

export function concursoDe(loteria: SlugDaLoteria): ConcursoDigitado {
  return { loteria, concurso: '', dia: '', apostasAte: '', sorteioAs: '', escritas: '' };
}

export const MONTAGEM_VAZIA: Montagem = {
  nome: '',
  modo: 'recibo_de_cota',
  cotas: '10',
  subsidio: undefined,
  concursos: [concursoDe('mega-sena')],
  apostas: 'escrever',
  quantas: '1',
  marcas: '6',
  semente: '',
  dezenas: '',
  seAcertar: '4',
  garante: '4',
};

/** True for a lottery whose bets are numbers: chance and covering schemes are for these alone. */
export function ehDeDezenas(loteria: SlugDaLoteria): boolean {
  return LOTERIAS[loteria].volante.tipo === 'dezenas';
}

/** The pool that the form asks for; what the server does not take in it comes back with its sentence. */
export function corpoDe(m: Montagem): CorpoDoBolao {
  const [primeiro] = m.concursos;
  const { nome, modo, subsidio } = m;
  const aMao = m.concursos.filter((c) => m.apostas === 'escrever' || c !== primeiro);
  const apostas = aMao.flatMap(({ loteria, escritas }) => lerApostas(loteria, escritas));
  return {
    nome: nome.trim(),
    modo,
    cotas: Number(m.cotas),
    concursos: m.concursos.map(lerConcurso),
    ...(subsidio !== undefined && { subsidio }),
    ...(apostas.length > 0 && { apostas: apostas.map(apostaNoFio) }),
    ...(m.apostas === 'sorte' && primeiro !== undefined && { sorte: sorteDe(m, primeiro.loteria) }),
    ...(m.apostas === 'fechamento' && primeiro !== undefined && { fechamento: fechamentoDe(m, primeiro.loteria) }),
  };
}

function lerConcurso({
  loteria,
  concurso,
  dia,
  apostasAte,
  sorteioAs,
}: ConcursoDigitado): CorpoDoBolao['concursos'][number] {
  const comHoras = ehDia(dia) && HORA.test(apostasAte) && HORA.test(sorteioAs);
  return {
    loteria,
    concurso: Number(concurso),
    dia,
    ...(comHoras && { apostasAte: momentoDe(dia, apostasAte), sorteioEm: momentoDe(dia, sorteioAs) }),
  };
}
const HORA = /^\d{2}:\d{2}$/;

function apostaNoFio(aposta: ReturnType<typeof lerApostas>[number]): NonNullable<CorpoDoBolao['apostas']>[number] {
  if (aposta.loteria === 'loteca') return { loteria: 'loteca', palpites: aposta.palpites.map((p) => [...p]) };
  const { dezenas, trevos, ...outros } = aposta;
  return { ...outros, dezenas: [...dezenas], ...(trevos !== undefined && { trevos: [...trevos] }) };
}

function sorteDe({ quantas, marcas, semente }: Montagem, loteria: SlugDaLoteria): CorpoDoBolao['sorte'] {
  const dada = semente.trim();
  return { loteria, quantas: Number(quantas), marcas: Number(marcas), ...(dada !== '' && { semente: dada }) };
}

function fechamentoDe(m: Montagem, loteria: SlugDaLoteria): CorpoDoBolao['fechamento'] {
  return {
    loteria,
    dezenas: [...numerosDe(m.dezenas)],
    marcas: Number(m.marcas),
    seAcertar: Number(m.seAcertar),
    garante: Number(m.garante),
  };
}

/** A bet as a receipt prints it, and as the form takes it. */
export function escreverAposta(aposta: NonNullable<CorpoDoBolao['apostas']>[number]): string {
  const { loteria, dezenas = [], trevos, time, mes, palpites = [] } = aposta;
  if (loteria === 'loteca') return escreverJogo({ loteria, palpites });
  return escreverJogo({
    loteria,
    dezenas,
    ...(trevos !== undefined && { trevos }),
    ...(time !== undefined && { time }),
    ...(mes !== undefined && { mes }),
  });
}

export type Molde = RespostaDe<'listMoldes'>['itens'][number];
type CorpoDoMolde = PedidoDe<'createMolde'>['body'];

/** The form filled from a template: its make-up, with the next concurso and day that the agenda knows (REGRAS 2.12 Templates). */
export function montagemDoMolde({ nome, modo, cotas, subsidio, jogos, concursos }: Molde): Montagem {
  const { apostas = [], sorte, fechamento } = jogos;
  return {
    ...MONTAGEM_VAZIA,
    nome,
    modo,
    cotas: String(cotas),
    subsidio: subsidio ?? undefined,
    concursos: concursos.map(({ loteria, concurso, dia }) => ({
      ...concursoDe(loteria),
      concurso: concurso === null ? '' : String(concurso),
      dia: dia ?? '',
      escritas: apostas
        .filter((aposta) => aposta.loteria === loteria)
        .map(escreverAposta)
        .join('\n'),
    })),
    ...(sorte !== undefined && {
      apostas: 'sorte' as const,
      quantas: String(sorte.quantas),
      marcas: String(sorte.marcas),
    }),
    ...(fechamento !== undefined && {
      apostas: 'fechamento' as const,
      dezenas: fechamento.dezenas.join(' '),
      marcas: String(fechamento.marcas),
      seAcertar: String(fechamento.seAcertar),
      garante: String(fechamento.garante),
    }),
  };
}

/** The template of the form: no concurso, no day, and no seed, so that each of its pools draws bets of its own. */
export function moldeDe(montagem: Montagem, nome: string): CorpoDoMolde {
  const { concursos, nome: _, ...feitio } = corpoDe({ ...montagem, semente: '' });
  return { ...feitio, nome: nome.trim(), loterias: concursos.map(({ loteria }) => loteria) };
}

/** The series of the form, whose bets are those of its one lottery; no template pays a part of its cotas (REGRAS 2.12 Recurring). */
export function serieDe(loteria: SlugDaLoteria, montagem: Montagem): PedidoDe<'createSerie'>['body'] {
  const { concursos: _, subsidio: __, ...feitio } = corpoDe(montagem);
  return { ...feitio, loteria };
}

/** A part of the form: the typed values, and how it is changed. */
export interface ParteDaMontagem {
  readonly montagem: Montagem;
  readonly aoMudar: (parte: Partial<Montagem>) => void;
}
