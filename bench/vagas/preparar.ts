import { createHash, randomBytes } from 'node:crypto';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos, multiplicar, somar } from '@rateia/domain/dinheiro';
import { composicao, taxaVaga } from '@rateia/domain/grupos/precos';
import { REGRAS_PADRAO } from '@rateia/domain/regras';
import type pg from 'pg';
import type { GrupoDaBancada } from './dados.ts';

const VALOR = centavos(2_000);

export type Cenario = {
  readonly hashDispositivo: string;
  readonly valorTotal: Centavos;
  readonly compradores: readonly { readonly id: number; readonly sessao: string }[];
  readonly administradores: readonly number[];
};

/** People with a session and enough money for every purchase of the run, made in a few statements. */
export async function prepararPessoas(
  banco: pg.Client,
  {
    compradores,
    administradores,
    comprasCada,
  }: { readonly compradores: number; readonly administradores: number; readonly comprasCada: number },
): Promise<Cenario> {
  const hashDispositivo = randomBytes(24).toString('base64url');
  const valorTotal = composicao({ preco: precoDaBancada(), vagas: 1, exigeCaucao: true }).totalHoje;
  const saldo = multiplicar(valorTotal, comprasCada);
  await banco.query("insert into categorias (id, nome, icone) values (1, 'Bancada', 'bancada') on conflict do nothing");
  await banco.query(
    "insert into servicos (id, nome, nome_url, categoria_id, status, icone, cor) values (10, 'Bancada', 'bancada', 1, 1, 'padrao', 'padrao') on conflict do nothing",
  );
  async function pessoas(n: number, prefixo: string): Promise<number[]> {
    const { rows } = await banco.query<{ readonly id: number }>(
      `insert into usuarios (email, primeiro_nome, sobrenome, email_verificado_em, telefone_cifrado, telefone_indice, telefone_verificado_em, cpf_cifrado, cpf_indice, dados_fiscais_em, termos_versao, termos_aceitos_em, criado_em)
       select $1 || n || '@bancada.example', 'Pessoa', 'Bancada', now(), '\\x00', convert_to($1 || n, 'UTF8'), now(), '\\x00', convert_to($1 || n, 'UTF8'), now(), '1', now(), now()
       from generate_series(1, $2::integer) n returning id::int as id`,
      [prefixo, n],
    );
    return rows.map(({ id }) => id);
  }
  const donos = await pessoas(administradores, 'dono');
  const ids = await pessoas(compradores, 'pessoa');
  const { rows } = await banco.query<{ readonly id: number; readonly sessao: string }>(
    `with aparelhos as (
       insert into dispositivos (usuario_id, hash, nome, liberado_em, criado_em, visto_em)
       select unnest($1::bigint[]), $2, 'Bancada', now(), now(), now() returning id, usuario_id
     )
     insert into sessoes (usuario_id, dispositivo_id, criada_em, expira_em)
     select usuario_id, id, now(), now() + interval '30 days' from aparelhos returning usuario_id::int as id, id as sessao`,
    [ids, createHash('sha256').update(hashDispositivo).digest()],
  );
  await banco.query(
    `select count(lancar('recarga', 'usuarios', u, 'bancada:' || u, now(), jsonb_build_array(
       jsonb_build_object('conta', 'disponivel', 'usuario', u, 'valor', $2::bigint),
       jsonb_build_object('conta', 'liquidacao', 'provedor', 'pix', 'valor', -$2::bigint)))) from unnest($1::bigint[]) u`,
    [ids, saldo],
  );
  return { hashDispositivo, valorTotal, compradores: rows, administradores: donos };
}

function precoDaBancada() {
  return { valorSemTaxas: VALOR, valorTaxa: taxaVaga(VALOR, REGRAS_PADRAO, { reduzida: false }) };
}

/**
 * Groups on sale. The product allows 50 places in a group; here that limit is lifted, and free seats get an index, so
 * that one row can be sold thousands of times. Both sides of the comparison sell the same rows.
 */
export async function levantarLimite(banco: pg.Client): Promise<void> {
  await banco.query(
    'alter table grupos drop constraint grupos_lugares_check, drop constraint grupos_total_vagas_check',
  );
  await banco.query("create index bancada_vagas_livres on vagas (grupo_id, numero) where estado = 'livre'");
}

export async function criarGrupos(
  banco: pg.Client,
  {
    quantos,
    vagas,
    administradores,
  }: { readonly quantos: number; readonly vagas: number; readonly administradores: readonly number[] },
): Promise<readonly GrupoDaBancada[]> {
  const preco = precoDaBancada();
  const valor = somar(multiplicar(VALOR, vagas + 1));
  const { rows } = await banco.query<{ readonly id: number; readonly administrador: number }>(
    `insert into grupos (nome, nome_url, servico_id, tipo, visibilidade, administrador_id, status, status_desde, valor, lugares, total_vagas, valor_sem_taxas, valor_taxa, exige_caucao, forma_acesso, icone, cor, busca, criado_em)
     select 'Grupo da bancada', 'grupo-da-bancada', 10, 5, 2, ($2::bigint[])[1 + n % cardinality($2::bigint[])], 1, now(), $3, $4::smallint + 1, $4::smallint, $5, $6, true, 239, 'padrao', 'padrao', 'bancada', now()
     from generate_series(1, $1::integer) n returning id::int as id, administrador_id::int as administrador`,
    [quantos, administradores, valor, vagas, preco.valorSemTaxas, preco.valorTaxa],
  );
  return rows.map(({ id, administrador }) => ({
    id,
    administradorId: administrador,
    ...preco,
  }));
}
