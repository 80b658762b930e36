import type { backoffice } from '@rateia/contracts/backoffice';
import type { Resposta } from '@rateia/contracts/chamada';
import type { Instante } from '@rateia/domain/datas';
import { loteriaDoResultado } from '@rateia/domain/loterias/apuracao';
import { ID_ESTADO_BOLAO } from '@rateia/domain/loterias/bolao';
import type { SlugDaLoteria } from '@rateia/domain/loterias/loteria';
import { LOTERIAS } from '@rateia/domain/loterias/loterias';
import type { Resultado } from '@rateia/domain/loterias/resultado';
import { sql } from 'kysely';
import type { Executor } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import type { PropostaDeResultado } from './resultados-a-mao.ts';
import { emPalavras, propostasAbertas } from './resultados-a-mao.ts';

type Item = Resposta<typeof backoffice.getResultadosAResolver>['itens'][number];
type Esperado = {
  readonly loteria: SlugDaLoteria;
  readonly concurso: number;
  readonly sorteioEm: Instante;
  readonly boloes: number;
};

/** Concursos of proven pools that were drawn by the calendar and have no result, and all results by hand that wait. */
export async function getResultadosAResolver({ db, usuario, agora }: ContextoUsuario) {
  const abertas = await propostasAbertas(db);
  const esperados = await concursosSemResultado(db, agora);
  const soPropostos = abertas
    .filter((uma) => !esperados.some((e) => mesmo(e, uma)))
    .map(({ loteria, concurso, resultado }) => ({
      loteria,
      concurso,
      sorteioEm: `${resultado.data}T03:00:00.000Z`,
      boloes: 0,
    }));
  const itens: Item[] = [];
  for (const um of [...esperados, ...soPropostos]) {
    const proposta = abertas.find((uma) => mesmo(um, uma));
    itens.push({
      ...um,
      nome: LOTERIAS[um.loteria].nome,
      fontes: await palavrasDasFontes(db, um),
      proposta: proposta === undefined ? null : apresentar(proposta, usuario.id),
    });
  }
  return { itens };
}

/** The number of concursos and results that wait for a person. */
export async function contarResultados({ db, agora }: ContextoUsuario): Promise<{ readonly total: number }> {
  const abertas = await propostasAbertas(db);
  const esperados = await concursosSemResultado(db, agora);
  return { total: esperados.length + abertas.filter((uma) => !esperados.some((e) => mesmo(e, uma))).length };
}

function mesmo(a: Pick<Esperado, 'loteria' | 'concurso'>, b: Pick<Esperado, 'loteria' | 'concurso'>): boolean {
  return a.loteria === b.loteria && a.concurso === b.concurso;
}

async function concursosSemResultado(db: Executor, agora: Instante): Promise<readonly Esperado[]> {
  const linhas = await db
    .selectFrom('bolao_concursos as c')
    .innerJoin('boloes as b', 'b.id', 'c.bolao_id')
    .select([sql<SlugDaLoteria>`c.loteria`.as('loteria'), 'c.concurso'])
    .select([sql<Instante>`min(c.sorteio_em)`.as('sorteioEm'), sql<number>`count(*)::int`.as('boloes')])
    .where('b.estado', 'in', [ID_ESTADO_BOLAO.comprovado, ID_ESTADO_BOLAO.sorteado])
    .where('c.sorteio_em', '<=', agora)
    .groupBy(['c.loteria', 'c.concurso'])
    .orderBy('sorteioEm')
    .execute();
  const doPai = linhas.map((linha) => ({ ...linha, loteria: loteriaDoResultado(linha.loteria) }));
  const faltam: Esperado[] = [];
  for (const um of doPai) if (!(await temResultado(db, um))) faltam.push(um);
  return faltam;
}

async function temResultado(db: Executor, { loteria, concurso }: Pick<Esperado, 'loteria' | 'concurso'>) {
  const linha = await db
    .selectFrom('resultados')
    .select('concurso')
    .where('loteria', '=', loteria)
    .where('concurso', '=', concurso)
    .executeTakeFirst();
  return linha !== undefined;
}

async function palavrasDasFontes(db: Executor, { loteria, concurso }: Pick<Esperado, 'loteria' | 'concurso'>) {
  const linhas = await db
    .selectFrom('resultados_recebidos')
    .select([sql<'oficial' | 'alternativa'>`fonte`.as('fonte'), sql<Resultado>`resultado`.as('resultado')])
    .where('loteria', '=', loteria)
    .where('concurso', '=', concurso)
    .orderBy('fonte', 'desc')
    .execute();
  return linhas.map(({ fonte, resultado }) => ({ fonte, dezenas: emPalavras(resultado) }));
}

function apresentar({ id, resultado, motivo, por, nome, em }: PropostaDeResultado, leitor: number) {
  return {
    id,
    dezenas: emPalavras(resultado),
    premios: resultado.premios.length,
    motivo,
    por: nome,
    minha: por === leitor,
    em,
  };
}
