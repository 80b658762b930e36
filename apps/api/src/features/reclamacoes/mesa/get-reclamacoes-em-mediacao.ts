import type { backoffice } from '@rateia/contracts/backoffice';
import type { Resposta } from '@rateia/contracts/chamada';
import { diaDe, inicioDoDia, somarDias } from '@rateia/domain/datas';
import { ID_MOTIVO_RECLAMACAO, MOTIVO_RECLAMACAO, RESULTADO } from '@rateia/domain/reclamacoes/listagens';
import { ID_ESTADO_RECLAMACAO } from '@rateia/domain/reclamacoes/maquina';
import { rotuloDe, todosOsIds } from '@rateia/domain/tabela';
import { sql } from 'kysely';
import type { Executor } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { nomeDe } from '../../grupos/index.ts';
import type { Reclamacao } from '../repository.ts';
import { lerReclamacao, selecionarReclamacoes } from '../repository.ts';

type Corpo = Resposta<typeof backoffice.getReclamacoesEmMediacao>;

/** Cases that wait for a decision, the oldest deadline first, and what the desk did lately (REGRAS 2.7). */
export async function getReclamacoesEmMediacao({ db, deps, agora }: ContextoUsuario): Promise<Corpo> {
  const itens: Corpo['itens'] = [];
  const aAprovar = await comDecisaoAberta(db);
  for (const r of await emMediacao(db)) itens.push(await apresentar(db, r, aAprovar));
  const { diasDasPerdidas } = (await deps.regras()).reclamacoes;
  return { itens, figuras: await figuras(db, inicioDoDia(somarDias(diaDe(agora), -diasDasPerdidas))) };
}

export async function emMediacao(db: Executor): Promise<readonly Reclamacao[]> {
  const linhas = await selecionarReclamacoes(db)
    .where('r.estado', '=', ID_ESTADO_RECLAMACAO.mediacao)
    .orderBy('r.data_limite')
    .orderBy('r.id')
    .limit(NO_MAXIMO)
    .execute();
  return linhas.map(lerReclamacao);
}
const NO_MAXIMO = 200;

async function apresentar(db: Executor, r: Reclamacao, aAprovar: ReadonlySet<number>): Promise<Corpo['itens'][number]> {
  const motivo = r.motivo ?? ID_MOTIVO_RECLAMACAO.outro;
  const desde = r.mediacaoEm ?? r.criadaEm;
  return {
    id: r.id,
    grupo: r.sobre.nome,
    membro: await nomeDe(db, r.usuarioId),
    administrador: r.administradorId === null ? null : await nomeDe(db, r.administradorId),
    problema: motivo,
    descricaoProblema: rotuloDe(MOTIVO_RECLAMACAO, motivo),
    emMediacaoDesde: desde,
    prazo: r.dataLimite ?? desde,
    padraoEm: r.padraoEm ?? r.dataLimite ?? desde,
    comLider: r.comLiderEm !== null,
    aAprovar: aAprovar.has(r.id),
  };
}

async function comDecisaoAberta(db: Executor): Promise<ReadonlySet<number>> {
  const linhas = await db
    .selectFrom('reclamacao_decisoes')
    .select('reclamacao_id')
    .where('decisao', 'is', null)
    .execute();
  return new Set(linhas.map(({ reclamacao_id }) => reclamacao_id));
}

async function figuras(db: Executor, desde: string): Promise<Corpo['figuras']> {
  const { rows } = await sql<{ resultado: string; quantas: number }>`
    select resultado, count(*)::int as quantas from reclamacoes where fechada_em >= ${desde} and aberta_em is not null group by resultado`.execute(
    db,
  );
  const {
    rows: [tempo],
  } = await sql<{ resposta: number | null; fim: number | null }>`
    select avg(extract(epoch from respondida_em - aberta_em) / 3600)::float as resposta,
      avg(extract(epoch from fechada_em - aberta_em) / 3600)::float as fim
    from reclamacoes where fechada_em >= ${desde} and aberta_em is not null`.execute(db);
  const quantas = new Map(rows.map((r) => [r.resultado, r.quantas]));
  return {
    fechadas: rows.reduce((soma, r) => soma + r.quantas, 0),
    horasAteResposta: umaCasa(tempo?.resposta),
    horasAteFim: umaCasa(tempo?.fim),
    resultados: todosOsIds(RESULTADO)
      .map((id) => ({ id, rotulo: rotuloDe(RESULTADO, id), quantas: quantas.get(id) ?? 0 }))
      .filter((r) => r.quantas > 0),
  };
}

function umaCasa(horas: number | null | undefined): number | null {
  return horas == null ? null : Math.round(horas * DEZ) / DEZ;
}
const DEZ = 10;
