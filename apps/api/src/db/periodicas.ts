import type { Instante } from '@rateia/domain/datas';
import { diaDe } from '@rateia/domain/datas';
import type { Executor } from './banco.ts';
import type { NomeTarefa, Tarefas } from './fila.ts';
import { enfileirar } from './fila.ts';

type Periodica = {
  readonly [N in NomeTarefa]: {
    readonly nome: N;
    readonly quando: string;
    readonly dados: Tarefas[N] /** Where a job stands twice in the table. */;
    readonly id?: string;
  };
}[NomeTarefa];

const A_CADA_MINUTO = '* * * * *';

/** Each minute, in the machine's time. */
const DO_MINUTO: readonly Periodica[] = [
  { nome: 'conciliar', quando: A_CADA_MINUTO, dados: {} },
  { nome: 'lacrarLivro', quando: A_CADA_MINUTO, dados: {} },
  { nome: 'conferirLivro', quando: A_CADA_MINUTO, dados: { completa: false } },
];

/** Once a day, at an hour when nobody is there. */
const DO_DIA: readonly Periodica[] = [
  { nome: 'conferirLivro', quando: '17 6 * * *', dados: { completa: true }, id: 'completa' },
  { nome: 'limparSessoes', quando: '41 7 * * *', dados: {} },
  { nome: 'limparPrecadastros', quando: '43 7 * * *', dados: {} },
  { nome: 'aplicarRetencao', quando: '47 7 * * *', dados: {} },
  { nome: 'fecharContagens', quando: '53 7 * * *', dados: {} },
];

/** Periodic work as graphile-worker's crontab has it: when, the job, what it is told apart by, its data. */
export const crontab = (): string =>
  [...DO_MINUTO, ...DO_DIA]
    .map(({ nome, quando, dados, id = nome }) => `${quando} ${nome} ?id=${id} ${JSON.stringify(dados)}`)
    .join('\n');

/**
 * Outside production the product's clock may move: what runs by the machine's minute is due then, and what runs once a
 * day when another day has come.
 */
export const enfileirarPeriodicas = async (
  db: Executor,
  { de, ate }: { readonly de: Instante; readonly ate: Instante },
): Promise<void> => {
  const devidas = diaDe(de) === diaDe(ate) ? [] : DO_DIA;
  for (const { nome, dados } of [...DO_MINUTO.slice(0, 1), ...devidas])
    await enfileirar(db, nome, dados, { chave: `${nome}:relogio` });
};
