import type pg from 'pg';

/** A figure of a server that forgets on a power cut would be worth nothing. */
export async function conferirDuravel(cliente: pg.Client): Promise<void> {
  for (const nome of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    const { rows } = await cliente.query<{ readonly valor: string }>('select current_setting($1) as valor', [nome]);
    if (rows[0]?.valor !== 'on') throw new Error(`${nome} is ${rows[0]?.valor}`);
  }
}

/** Checks that each side leaves the same rows behind: a baseline that wrote fewer would be none. */
export async function conferirVendas(cliente: pg.Client, esperadas: number): Promise<void> {
  const { rows } = await cliente.query<Record<string, string>>(
    `select (select sum(ocupadas) from grupo_lotacao) as lotacao, (select count(*) from vagas where estado = 'ocupada') as vagas,
       (select count(*) from assinaturas) as assinaturas, (select count(*) from faturas) as faturas,
       (select count(*) from previsoes) as previsoes, (select count(*) / 2.0 from idempotencia) as respostas,
       (select count(*) / 6.0 from transicoes) as passos, (select count(*) from transacoes where origem = 'faturas') as transacoes`,
  );
  const outras = Object.entries(rows[0] ?? {}).filter(([, quantas]) => Number(quantas) !== esperadas);
  if (outras.length > 0) throw new Error(`not ${esperadas}: ${JSON.stringify(Object.fromEntries(outras))}`);
  const { rows: livro } = await cliente.query<{ readonly soma: string; readonly fora: string }>(
    `select (select sum(valor) from partidas) as soma, (select count(*) from contas c where saldo is not null
       and saldo <> (select coalesce(sum(valor), 0) from partidas p where p.conta_id = c.id)) as fora`,
  );
  if (Number(livro[0]?.soma) !== 0 || Number(livro[0]?.fora) !== 0)
    throw new Error(`the ledger sums to ${livro[0]?.soma}, ${livro[0]?.fora} balances are not its sum`);
}
