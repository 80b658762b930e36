import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos, negar } from '@rateia/domain/dinheiro';
import { ID_FORMA_ACESSO } from '@rateia/domain/grupos/enums';
import { ID_SERVICO_COM_RESIDENCIA } from '@rateia/domain/grupos/residencia';
import { sql } from 'kysely';
import { emTransacao } from '../db/banco.ts';
import { creditarPromocional } from '../features/carteira/index.ts';
import { lancar } from '../features/livro/lancar.ts';
import type { PapelOperador } from '../http/sessoes.ts';
import type { Credencial, Mundo } from './app.ts';
import { montados } from './trilhas.ts';

/** A registered person with an open session, made straight in the database (the registration flow has its own tests). */
export type Pessoa = Credencial & {
  readonly id: number;
  readonly nome: string;
  readonly email: string;
  readonly cpf: string;
  readonly telefone: string;
};

export type OpcoesDePessoa = {
  readonly nome?: string;
  readonly sobrenome?: string;
  readonly email?: string;
  readonly papeis?: readonly PapelOperador[] /** Phone, e-mail, fiscal data and terms in order (default). */;
  readonly validada?: boolean;
  readonly saldo?: Centavos;
};

/** The referral code of a person, by which others find her. */
export async function codigoDe(mundo: Mundo, { id }: { readonly id: number }): Promise<string> {
  return (
    await mundo.aplicacao.deps.db
      .selectFrom('usuarios')
      .select('cod_indicacao')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).cod_indicacao;
}

let contador = 0;

export async function criarPessoa(
  mundo: Mundo,
  { nome = 'Pessoa', sobrenome = 'de Teste', papeis = [], validada = true, ...resto }: OpcoesDePessoa = {},
): Promise<Pessoa> {
  const { deps, tokens } = mundo.aplicacao;
  contador += 1;
  const marca = `${contador}${randomBytes(3).toString('hex')}`;
  const email =
    resto.email ??
    `${nome
      .normalize('NFD')
      .replace(/[^a-z]/gi, '')
      .toLowerCase()}.${marca}@exemplo.com.br`;
  const cpf = cpfInventado();
  const telefone = `119${String(randomInt(10_000_000, 99_999_999))}`;
  const agora = deps.relogio.agora();
  const parede = new Date(deps.relogio.parede()).toISOString();
  const hashDispositivo = randomBytes(24).toString('base64url');
  const { id, sessaoId } = await emTransacao(deps.db, async (trx) => {
    const u = await trx
      .insertInto('usuarios')
      .values({
        email,
        primeiro_nome: nome,
        sobrenome,
        papeis: [...papeis],
        criado_em: agora,
        ...(validada
          ? {
              email_verificado_em: agora,
              telefone_cifrado: deps.cifra.cifrar(telefone, 'usuario:telefone'),
              telefone_indice: deps.cifra.indice(telefone, 'usuario:telefone'),
              telefone_verificado_em: agora,
              cpf_cifrado: deps.cifra.cifrar(cpf, 'usuario:cpf'),
              cpf_indice: deps.cifra.indice(cpf, 'usuario:cpf'),
              nascimento_cifrado: deps.cifra.cifrar('1990-05-20', 'usuario:nascimento'),
              dados_fiscais_em: agora,
              termos_versao: '1',
              termos_aceitos_em: agora,
            }
          : {}),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const d = await trx
      .insertInto('dispositivos')
      .values({
        usuario_id: u.id,
        hash: createHash('sha256').update(hashDispositivo).digest(),
        nome: 'Teste',
        liberado_em: parede,
        criado_em: parede,
        visto_em: parede,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const s = await trx
      .insertInto('sessoes')
      .values({
        usuario_id: u.id,
        dispositivo_id: d.id,
        criada_em: parede,
        // A second factor that stays recent; the tests of its age make sessions of their own (REGRAS 2.24).
        fator_em: new Date(deps.relogio.parede() + 30 * 86_400_000).toISOString(),
        expira_em: new Date(deps.relogio.parede() + 30 * 86_400_000).toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id: u.id, sessaoId: s.id };
  });
  const pessoa: Pessoa = {
    id,
    nome: `${nome} ${sobrenome}`,
    email,
    cpf,
    telefone,
    token: tokens.emitir({ usuarioId: id, sessaoId }),
    refreshToken: randomBytes(32).toString('base64url'),
    hashDispositivo,
  };
  if (resto.saldo !== undefined) await depositar(mundo, pessoa, resto.saldo);
  return pessoa;
}

/** Marks a person's document and face as compared: calls that ask for a confirmed identity let her pass. */
export async function confirmarIdentidade(mundo: Mundo, { id }: { readonly id: number }): Promise<void> {
  await mundo.aplicacao.deps.db
    .updateTable('usuarios')
    .set({ identidade_verificada_em: mundo.agora() })
    .where('id', '=', id)
    .execute();
}

/** Puts money in a wallet as a settled Pix top-up would, without the Pix. */
export async function depositar(mundo: Mundo, pessoa: { readonly id: number }, valor: Centavos): Promise<void> {
  const { db, relogio } = mundo.aplicacao.deps;
  await emTransacao(db, async (trx) => {
    const c = await trx
      .insertInto('creditos')
      .values({
        usuario_id: pessoa.id,
        origem: 'recarga',
        valor,
        status: 34,
        meio_pagamento: 12,
        descricao: 'Recarga de teste',
        criado_em: relogio.agora(),
        resolvido_em: relogio.agora(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await montados(trx, 'credito', [c.id]);
    await lancar(trx, {
      motivo: 'recarga',
      origem: 'creditos',
      origemId: c.id,
      chave: `credito:${c.id}:recarga`,
      agora: relogio.agora(),
      partidas: [
        { conta: 'disponivel', usuario: pessoa.id, valor },
        { conta: 'liquidacao', provedor: 'pix', valor: negar(valor) },
      ],
    });
  });
}

/** Credit to spend, as the product gives it (REGRAS 2.29). */
export async function darPromocional(
  mundo: Mundo,
  { id: usuarioId }: { readonly id: number },
  valor: Centavos,
): Promise<number> {
  const { deps } = mundo.aplicacao;
  const chave = `teste:promocional:${usuarioId}:${randomBytes(6).toString('hex')}`;
  const credito = {
    usuarioId,
    valor,
    origem: 'promocao',
    descricao: 'Boas-vindas',
    chave,
    agora: mundo.agora(),
  } as const;
  return await emTransacao(deps.db, async (trx) => await creditarPromocional(trx, deps, credito));
}

/** Balance of one account of a person, from its entries (not the cache). */
export async function saldoDe(mundo: Mundo, usuarioId: number, conta: string): Promise<Centavos> {
  const { rows } = await sql<{
    readonly saldo: number;
  }>`select coalesce(sum(p.valor), 0)::bigint as saldo from contas c left join partidas p on p.conta_id = c.id where c.usuario_id = ${usuarioId} and c.tipo = ${conta}`.execute(
    mundo.aplicacao.deps.db,
  );
  return centavos(rows[0]?.saldo ?? 0);
}

/** A CPF with valid check digits that belongs to no person we know of. */
export function cpfInventado(): string {
  const base = Array.from({ length: 9 }, () => randomInt(0, 10));
  function digito(numeros: readonly number[]): number {
    const resto = numeros.reduce((soma, n, i) => soma + n * (numeros.length + 1 - i), 0) % 11;
    return resto < 2 ? 0 : 11 - resto;
  }
  const d1 = digito(base);
  return [...base, d1, digito([...base, d1])].join('');
}

/** A small catalogue: one category, services approved (1), restricted (2) and personalised (4), each with a plan. */
export async function criarCatalogo(mundo: Mundo): Promise<void> {
  const { db } = mundo.aplicacao.deps;
  await db
    .insertInto('categorias')
    .values({ id: 1, nome: 'Vídeo', icone: 'player-play' })
    .onConflict((c) => c.doNothing())
    .execute();
  await db
    .insertInto('servicos')
    .values([
      {
        id: 10,
        nome: 'Cine Mais',
        nome_url: 'cine-mais',
        categoria_id: 1,
        status: 1,
        icone: 'icone-01',
        cor: 'cor-01',
      },
      {
        id: 11,
        nome: 'Curso Alto',
        nome_url: 'curso-alto',
        categoria_id: 1,
        status: 2,
        icone: 'icone-02',
        cor: 'cor-02',
      },
      {
        id: 999,
        nome: 'Personalizado',
        nome_url: 'personalizado',
        categoria_id: 1,
        status: 4,
        icone: 'padrao',
        cor: 'padrao',
      },
    ])
    .onConflict((c) => c.doNothing())
    .execute();
  await db
    .insertInto('planos')
    .values([
      { id: 100, servico_id: 10, nome: 'Família', valor: 5390, lugares: 6 },
      { id: 110, servico_id: 11, nome: 'Equipe', valor: 20000, lugares: 4 },
    ])
    .onConflict((c) => c.doNothing())
    .execute();
}

/** The service whose members are invited into a household of one country (REGRAS 2.27), with a plan of its own. */
export async function criarServicoComResidencia(mundo: Mundo): Promise<void> {
  const { db } = mundo.aplicacao.deps;
  const id = ID_SERVICO_COM_RESIDENCIA;
  const rosto = { categoria_id: 1, status: 1, icone: 'icone-01', cor: 'cor-01', forma_acesso: ID_FORMA_ACESSO.convite };
  await db
    .insertInto('servicos')
    .values({ id, nome: 'Cine da Casa', nome_url: 'cine-da-casa', ...rosto })
    .onConflict((c) => c.doNothing())
    .execute();
  await db
    .insertInto('planos')
    .values({ id: 104, servico_id: id, nome: 'Família', valor: 5390, lugares: 6 })
    .onConflict((c) => c.doNothing())
    .execute();
}
