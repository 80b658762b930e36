import type { Resposta } from '@rateia/contracts/chamada';
import type { privacidade } from '@rateia/contracts/privacidade';
import { sql } from 'kysely';
import type { LinhaDoRegistro, Secao } from '../../../db/dados-pessoais.ts';
import { SECOES } from '../../../db/dados-pessoais.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { naCopiaDoDono } from '../dono.ts';

/** The data that we keep about the person, by section, with the number of records (spec A§2 /portal-privacidade). */
export async function getDadosGuardados(
  { db, usuario }: ContextoUsuario,
  registro: readonly LinhaDoRegistro[],
): Promise<Resposta<typeof privacidade.getDadosGuardados>> {
  const contagens = registro
    .filter(({ copia }) => 'titulo' in copia)
    .map(
      (linha) =>
        sql`select ${linha.secao}::text as secao, count(*)::int as n from ${sql.table(linha.tabela)} t where ${naCopiaDoDono(linha, usuario.id)}`,
    );
  const { rows } = await sql<{ readonly secao: Secao; readonly n: number }>`
    select secao, sum(n)::int as n from (${sql.join(contagens, sql` union all `)}) c group by secao`.execute(db);
  return {
    secoes: (Object.keys(SECOES) as Secao[]).map((secao) => ({
      ...SECOES[secao],
      registros: rows.find((r) => r.secao === secao)?.n ?? 0,
    })),
  };
}
