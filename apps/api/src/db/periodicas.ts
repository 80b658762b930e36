import type { Instante } from '@rateia/domain/datas';
import { diaDe, instanteDe, milissegundosDe } from '@rateia/domain/datas';
import { sql } from 'kysely';
import type { Banco, Trx } from './banco.ts';
import { emTransacao } from './banco.ts';
import type { NomeTarefa, Tarefas } from './fila.ts';
import { enfileirar } from './fila.ts';

type Periodica = {
  readonly [N in NomeTarefa]: {
    readonly nome: N;
    readonly dados: Tarefas[N] /** Where a job stands twice in the table. */;
    readonly id?: string;
  };
}[NomeTarefa];
/** By the machine's clock, in UTC. */
type Diaria = Periodica & { readonly hora: number; readonly minuto: number };

/** Each minute, in the machine's time. */
const DO_MINUTO: readonly Periodica[] = [
  { nome: 'conciliar', dados: {} },
  { nome: 'lacrarLivro', dados: {} },
  { nome: 'conferirLivro', dados: { completa: false } },
];

/** Once a day, at an hour when nobody is there. */
const DO_DIA: readonly Diaria[] = [
  { nome: 'conferirLivro', hora: 6, minuto: 17, dados: { completa: true }, id: 'completa' },
  { nome: 'limparSessoes', hora: 7, minuto: 41, dados: {} },
  { nome: 'limparPrecadastros', hora: 7, minuto: 43, dados: {} },
  { nome: 'aplicarRetencao', hora: 7, minuto: 47, dados: {} },
  { nome: 'fecharContagens', hora: 7, minuto: 53, dados: {} },
];

/** Periodic work as graphile-worker's crontab has it: when, the job, what it is told apart by, its data. */
export const crontab = (): string =>
  [...DO_MINUTO.map((p) => linha('* *', p)), ...DO_DIA.map((p) => linha(`${p.minuto} ${p.hora}`, p))].join('\n');

const linha = (quando: string, { nome, dados, id = nome }: Periodica): string =>
  `${quando} * * * ${nome} ?id=${id} ${JSON.stringify(dados)}`;

const DIA_MS = 86_400_000;

/**
 * What runs once a day and whose last hour passed while no worker lived, once, by whichever worker starts first
 * (ADR 009). The queue's own way to make up for it compares dates that our pool reads as text, and finds none.
 */
export const enfileirarPerdidas = async (db: Banco, agora: Instante): Promise<void> => {
  for (const { nome, dados, id = nome, hora, minuto } of DO_DIA) {
    const hoje = Date.parse(`${agora.slice(0, 10)}T00:00:00.000Z`) + (hora * 60 + minuto) * 60_000;
    const ultima = instanteDe(hoje <= milissegundosDe(agora) ? hoje : hoje - DIA_MS);
    await emTransacao(db, async (trx) => {
      const { rows } = await sql`
        update graphile_worker._private_known_crontabs set last_execution = ${ultima}::timestamptz
        where identifier = ${id} and coalesce(last_execution, known_since) < ${ultima}::timestamptz returning identifier`.execute(
        trx,
      );
      if (rows.length > 0) await enfileirar(trx, nome, dados);
    });
  }
};

/**
 * Outside production the product's clock may move: what runs by the machine's minute is due then, and what runs once a
 * day when another day has come.
 */
export const enfileirarPeriodicas = async (
  trx: Trx,
  { de, ate }: { readonly de: Instante; readonly ate: Instante },
): Promise<void> => {
  const devidas = diaDe(de) === diaDe(ate) ? [] : DO_DIA;
  for (const { nome, dados } of [...DO_MINUTO.slice(0, 1), ...devidas])
    await enfileirar(trx, nome, dados, { chave: `${nome}:relogio` });
};
