import pg from 'pg';
import { NOMES, SOBRENOMES } from './pessoas.ts';
import { IDADE_MAXIMA } from './situacoes-geradas.ts';

/** E-mails of generated people, as SQL's `like` finds them. */
export const DE_GERADAS = 'gerada.%@pessoas.example';

/**
 * People with a confirmed e-mail and no password, registered in the year before the first of the generated groups, by
 * set-based SQL; the trigger gives each his accounts.
 */
export async function gerarPessoas(
  url: string,
  { pessoas, avisar }: { readonly pessoas: number; readonly avisar: (texto: string) => void },
): Promise<void> {
  await emLotes(url, { total: pessoas, lote: 20_000, avisar: (n) => avisar(`${n} pessoas`) }, async (cliente, n) => {
    await cliente.query(
      `insert into usuarios (email, primeiro_nome, sobrenome, email_verificado_em, termos_versao, termos_aceitos_em, criado_em)
       select replace($2, '%', gen_random_uuid()::text), ($3::text[])[1 + floor(random() * cardinality($3::text[]))::int],
         ($4::text[])[1 + floor(random() * cardinality($4::text[]))::int], quando, '1', quando, quando
       from (select now() - ($5::int + random() * 365) * interval '1 day' as quando from generate_series(1, $1::int)) p order by quando`,
      [n, DE_GERADAS, NOMES, SOBRENOMES, IDADE_MAXIMA],
    );
  });
}

/**
 * Writes ledger entries, two for each top-up, by the ledger's own function for the existing people, so that balances,
 * credits and the chain agree as in a used ledger.
 */
export async function gerarPartidas(
  url: string,
  { partidas, avisar }: { readonly partidas: number; readonly avisar: (texto: string) => void },
): Promise<void> {
  const total = Math.ceil(partidas / 2);
  await emLotes(url, { total, lote: 10_000, avisar: (n) => avisar(`${n * 2} partidas`) }, async (cliente, n) => {
    await cliente.query(
      `with gente as (select id, row_number() over (order by id desc) - 1 as n, count(*) over () as total from usuarios order by id desc limit $2::int),
       novos as (
         insert into creditos (usuario_id, origem, valor, status, meio_pagamento, descricao, criado_em, resolvido_em)
         select g.id, 'recarga', 1000 + i % 9000, 34, 12, 'Recarga gerada', now(), now()
         from generate_series(0, $1::int - 1) i join gente g on g.n = i % least(g.total, $2::int) returning id, usuario_id, valor
       )
       select count(lancar('recarga', 'creditos', id, 'credito:' || id || ':recarga', now(), jsonb_build_array(
         jsonb_build_object('conta', 'disponivel', 'usuario', usuario_id, 'valor', valor),
         jsonb_build_object('conta', 'liquidacao', 'provedor', 'pix', 'valor', -valor)))) from novos`,
      [n, PESSOAS_DAS_PARTIDAS],
    );
  });
}
const PESSOAS_DAS_PARTIDAS = 10_000;

async function emLotes(
  url: string,
  { total, lote, avisar }: { readonly total: number; readonly lote: number; readonly avisar: (feitos: number) => void },
  fazer: (cliente: pg.Client, n: number) => Promise<void>,
): Promise<void> {
  const cliente = new pg.Client({ connectionString: url });
  await cliente.connect();
  try {
    await cliente.query('set synchronous_commit = off; set statement_timeout = 0');
    for (let feitos = 0; feitos < total; ) {
      const n = Math.min(lote, total - feitos);
      await fazer(cliente, n);
      feitos += n;
      avisar(feitos);
    }
  } finally {
    await cliente.end();
  }
}
