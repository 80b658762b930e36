import pg from 'pg';

/** The demonstration can be made again, so its making does not wait for the disk at each step. */
export async function comEscritaRapida(url: string, fazer: () => Promise<void>): Promise<void> {
  const cliente = new pg.Client({ connectionString: url });
  await cliente.connect();
  const banco = pg.escapeIdentifier(
    (await cliente.query<{ readonly nome: string }>('select current_database() as nome')).rows[0]?.nome ?? '',
  );
  try {
    await cliente.query(`alter database ${banco} set synchronous_commit = off`);
    await fazer();
  } finally {
    await cliente.query(`alter database ${banco} reset synchronous_commit`);
    await cliente.end();
  }
}
