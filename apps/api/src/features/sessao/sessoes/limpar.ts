import { instanteDe, milissegundosDe } from '@rateia/domain/datas';
import { sql } from 'kysely';
import type { Deps } from '../../../http/deps.ts';

const DIA_MS = 86_400_000;
/** Days after which each is of no use: limits look back one day, codes and releases live for minutes. */
const DIAS = { tentativas: 7, pins: 30, liberacoes: 30, refresh: 7, passos: 2 } as const;
const EFEMERAS = [
  ['links_de_seguranca', 'resumo'],
  ['logins_em_curso', 'resumo'],
  ['desafios_de_chave', 'id'],
  ['confirmacoes', 'resumo'],
] as const;
const POR_VEZ = 10_000;

/** Deletes what guessing, codes and ended sessions leave behind; sessions and the audit trail stay (REGRAS 2.17). */
export async function limparSessoes({ db, relogio }: Deps): Promise<void> {
  function produto(dias: number): string {
    return instanteDe(milissegundosDe(relogio.agora()) - dias * DIA_MS);
  }
  const maquina = instanteDe(relogio.parede() - DIAS.refresh * DIA_MS);
  await ateAcabar(() =>
    sql`delete from tentativas where id in (select id from tentativas where em < ${produto(DIAS.tentativas)} limit ${POR_VEZ})`.execute(
      db,
    ),
  );
  await ateAcabar(() =>
    sql`delete from pins where id in (select id from pins where criado_em < ${produto(DIAS.pins)} limit ${POR_VEZ})`.execute(
      db,
    ),
  );
  await ateAcabar(() =>
    sql`delete from liberacoes where hash in (select hash from liberacoes where expira_em < ${produto(DIAS.liberacoes)} limit ${POR_VEZ})`.execute(
      db,
    ),
  );
  // Links, challenges, second steps and confirmations live for days at most; the audit trail keeps their acts.
  for (const [tabela, chave] of EFEMERAS)
    await ateAcabar(() =>
      sql`delete from ${sql.table(tabela)} where ${sql.ref(chave)} in (
        select ${sql.ref(chave)} from ${sql.table(tabela)} where expira_em < ${produto(DIAS.passos)} limit ${POR_VEZ})`.execute(
        db,
      ),
    );
  await ateAcabar(() =>
    sql`delete from refresh_tokens where hash in (
      select r.hash from refresh_tokens r join sessoes s on s.id = r.sessao_id where coalesce(s.encerrada_em, s.expira_em) < ${maquina} limit ${POR_VEZ})`.execute(
      db,
    ),
  );
}

async function ateAcabar(apagar: () => Promise<{ readonly numAffectedRows?: bigint }>): Promise<void> {
  let apagadas = POR_VEZ;
  while (apagadas === POR_VEZ) apagadas = Number((await apagar()).numAffectedRows ?? 0n);
}
