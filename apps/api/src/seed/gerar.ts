import pg from 'pg';

/**
 * Many groups for benchmarks, written by set-based SQL with the same shape as groups made by calls: each with its
 * seats free and its seat row. The trigger that makes seats one group at a time is off for this connection only.
 */
export const gerarGrupos = async (
  url: string,
  { grupos, avisar }: { readonly grupos: number; readonly avisar: (texto: string) => void },
): Promise<void> => {
  const cliente = new pg.Client({ connectionString: url });
  await cliente.connect();
  const LOTE = 50_000;
  try {
    await cliente.query(
      'set session_replication_role = replica; set synchronous_commit = off; set statement_timeout = 0',
    );
    const { rows } = await cliente.query<{ id: string }>('select id from usuarios order by id limit 1');
    const administrador = rows[0]?.id;
    if (administrador === undefined) throw new Error('seed people first: npm run seed');
    for (let feitos = 0; feitos < grupos; feitos += LOTE) {
      const n = Math.min(LOTE, grupos - feitos);
      await cliente.query('begin');
      await cliente.query(
        `with novos as (
           insert into grupos (nome, nome_url, servico_id, plano_id, tipo, visibilidade, administrador_id, status, status_desde, valor, lugares, total_vagas,
             valor_sem_taxas, valor_taxa, forma_acesso, acesso_imediato, icone, cor, busca, criado_em)
           select s.nome || ' ' || i, s.nome_url || '-' || i, s.id, p.id, 5, 2, $1, 52, now() - i * interval '1 second', p.valor, p.lugares, greatest(1, p.lugares - 1),
             p.valor / p.lugares, greatest(150, p.valor / p.lugares * 8 / 100), s.forma_acesso, true, s.icone, s.cor, lower(unaccent(s.nome || ' ' || i || ' ' || k.nome)), now() - i * interval '1 second'
           from generate_series($2::int + 1, $2::int + $3::int) i
           join lateral (select p.* from planos p where p.ativo order by (p.id * 7919 + i) % 104729 limit 1) p on true
           join servicos s on s.id = p.servico_id join categorias k on k.id = s.categoria_id
           returning id, total_vagas
         ), lotacao as (insert into grupo_lotacao (grupo_id, total, livres) select id, total_vagas, total_vagas from novos)
         insert into vagas (grupo_id, numero) select id, v from novos, generate_series(1, total_vagas) v`,
        [administrador, feitos, n],
      );
      await cliente.query('commit');
      avisar(`${feitos + n} grupos`);
    }
    await cliente.query('analyze grupos, grupo_lotacao, vagas');
  } finally {
    await cliente.end();
  }
};

/** People with a confirmed e-mail and no password, by set-based SQL; the trigger gives each his accounts. */
export const gerarPessoas = async (
  url: string,
  { pessoas, avisar }: { readonly pessoas: number; readonly avisar: (texto: string) => void },
): Promise<void> => {
  await emLotes(url, { total: pessoas, lote: 20_000, avisar: (n) => avisar(`${n} pessoas`) }, async (cliente, n) => {
    await cliente.query(
      `insert into usuarios (email, primeiro_nome, sobrenome, email_verificado_em, termos_versao, termos_aceitos_em, criado_em)
       select 'gerada.' || gen_random_uuid() || '@pessoas.example', 'Pessoa', 'Gerada', now(), '1', now(), now() from generate_series(1, $1::int)`,
      [n],
    );
  });
};

/**
 * Entries of the ledger, two for each top-up, written by the ledger's own function on the people there are: balances,
 * credits and the chain hold as in a ledger that was used.
 */
export const gerarPartidas = async (
  url: string,
  { partidas, avisar }: { readonly partidas: number; readonly avisar: (texto: string) => void },
): Promise<void> => {
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
};
const PESSOAS_DAS_PARTIDAS = 10_000;

const emLotes = async (
  url: string,
  { total, lote, avisar }: { readonly total: number; readonly lote: number; readonly avisar: (feitos: number) => void },
  fazer: (cliente: pg.Client, n: number) => Promise<void>,
): Promise<void> => {
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
};
