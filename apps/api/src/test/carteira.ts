import type { Dia } from '@rateia/domain/datas';
import { diaDe, milissegundosDe } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos, multiplicar, ZERO } from '@rateia/domain/dinheiro';
import { composicao } from '@rateia/domain/grupos/precos';
import { sql } from 'kysely';
import type { Trx } from '../db/banco.ts';
import { emTransacao } from '../db/banco.ts';
import { inserirFatura } from '../features/carteira/faturas/criar-fatura.ts';
import { iniciarCiclo } from '../features/carteira/index.ts';
import { lerAssinatura } from '../features/carteira/repository.ts';
import { liquidarFatura } from '../features/pedido/index.ts';
import type { Mundo } from './app.ts';
import { mensagensPara } from './caixa-de-entrada.ts';
import type { GrupoAVenda } from './checkout.ts';
import { criarGrupoAVenda } from './checkout.ts';
import type { Pessoa } from './construtores.ts';
import { criarPessoa, depositar } from './construtores.ts';
import { montados } from './trilhas.ts';

export type Membro = Pessoa & { readonly assinaturaId: number; readonly grupo: GrupoAVenda };

/** Seat of R$ 20,00 with a fee of R$ 1,60: the worked example of REGRAS 2.9. */
export const MENSALIDADE = centavos(2_160);
export const PARTE = centavos(2_000);
export const TAXA = centavos(160);

export type OpcoesDeMembro = {
  readonly grupo?: GrupoAVenda;
  readonly pessoa?: Pessoa;
  readonly vagas?: number;
  readonly exigeCaucao?: boolean;
  /** Wallet after the first payment. */
  readonly saldo?: Centavos;
  /** Day of the first access; `null` leaves the membership waiting for its group. */
  readonly inicio?: Dia | null;
};

/** A member of a signed group with seats (52) who paid by wallet, by the wallet's own functions. */
export async function criarMembro(mundo: Mundo, opcoes: OpcoesDeMembro = {}): Promise<Membro> {
  const { vagas = 1, exigeCaucao = true } = opcoes;
  const { deps } = mundo.aplicacao;
  const inicio = opcoes.inicio === undefined ? diaDe(mundo.agora()) : opcoes.inicio;
  const status = inicio === null ? 1 : 52;
  const grupo = opcoes.grupo ?? (await criarGrupoAVenda(mundo, { status, jaAssinado: inicio !== null, exigeCaucao }));
  const pessoa = opcoes.pessoa ?? (await criarPessoa(mundo, { nome: 'Beatriz' }));
  const total = multiplicar(grupo.totalPorVaga, vagas);
  await depositar(mundo, pessoa, centavos(total + (opcoes.saldo ?? 0)));
  const agora = mundo.agora();
  const assinaturaId = await emTransacao(deps.db, async (trx) => {
    const ativa = inicio !== null;
    const { id } = await trx
      .insertInto('assinaturas')
      .values({
        grupo_id: grupo.id,
        usuario_id: pessoa.id,
        vagas,
        estado: ativa ? 'ativa' : 'aguardandoGrupo',
        valor_sem_taxas: grupo.valorSemTaxas,
        valor_taxa: grupo.valorTaxa,
        meio_pagamento: 4,
        criada_em: agora,
        ...(ativa ? { entrada_em: agora, acesso_entregue_em: agora, acesso_confirmado_em: agora } : {}),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await montados(trx, 'assinatura', [id]);
    await sql`select ocupar_vagas(${grupo.id}, ${id}, ${vagas}::smallint, 'ocupada', null, 'honrarPagamento', 'sistema')`.execute(
      trx,
    );
    const faturaId = await abrirPrimeira(trx, { assinaturaId: id, agora });
    const origem = { saldo: total };
    await liquidarFatura(trx, deps, { faturaId, meio: 4, origem, agora, quem: 'usuario', usuarioId: pessoa.id });
    // The membership is already where the job of a paid entry would bring it.
    await trx.deleteFrom('tarefas_a_despachar').where(sql`dados ->> 'assinaturaId'`, '=', String(id)).execute();
    if (inicio !== null) await iniciarCiclo(trx, deps, { assinaturaId: id, inicio, agora });
    return id;
  });
  return { ...pessoa, assinaturaId, grupo };
}

async function abrirPrimeira(
  trx: Trx,
  { assinaturaId, agora }: { readonly assinaturaId: number; readonly agora: string },
): Promise<number> {
  const assinatura = await lerAssinatura(trx, assinaturaId);
  const { parte, taxa, caucao } = composicao({
    preco: assinatura,
    vagas: assinatura.vagas,
    exigeCaucao: assinatura.grupo.exigeCaucao,
  });
  const valores = { plano: parte, taxa, caucao, custoMeio: ZERO };
  const venceEm = diaDe(agora);
  const id = await inserirFatura(trx, { assinatura, tipo: 'primeira', valores, venceEm, agora, quem: 'usuario' });
  if (id === undefined) throw new Error(`no first invoice for membership ${assinaturaId}`);
  return id;
}

/** Invoices of a membership as the database has them, oldest first. */
export async function faturasDe(mundo: Mundo, assinaturaId: number) {
  return await mundo.aplicacao.deps.db
    .selectFrom('faturas_de_vaga')
    .selectAll()
    .where('assinatura_id', '=', assinaturaId)
    .orderBy('id')
    .execute();
}

/** The newest invoice of a membership. */
export async function ultimaFaturaDe(mundo: Mundo, assinaturaId: number) {
  const ultima = (await faturasDe(mundo, assinaturaId)).at(-1);
  if (ultima === undefined) throw new Error(`membership ${assinaturaId} has no invoice`);
  return ultima;
}

/** Forecasts of a membership's invoices, oldest first. */
export async function previsoesDe(mundo: Mundo, assinaturaId: number) {
  return await mundo.aplicacao.deps.db
    .selectFrom('previsoes as p')
    .innerJoin('faturas_de_vaga as f', (j) =>
      j.onRef('f.id', '=', 'p.fatura_id').onRef('f.grupo_id', '=', 'p.grupo_id'),
    )
    .selectAll('p')
    .where('f.assinatura_id', '=', assinaturaId)
    .orderBy('p.id')
    .execute();
}

/** Subjects of the e-mails that a person got, oldest first. */
export async function assuntosPara(mundo: Mundo, { email }: { readonly email: string }): Promise<readonly string[]> {
  return (await mensagensPara(mundo, email)).map((m) => m.assunto).reverse();
}

/** The platform's income from fees, from the entries. */
export async function receitaDeTaxas(mundo: Mundo): Promise<Centavos> {
  const { rows } = await sql<{ readonly saldo: number }>`
    select coalesce(sum(p.valor), 0)::bigint as saldo from contas c join partidas p on p.conta_id = c.id where c.tipo = 'receita_taxas'`.execute(
    mundo.aplicacao.deps.db,
  );
  return centavos(rows[0]?.saldo ?? 0);
}

/** The platform's income from the fees of some invoices, from the entries. */
export async function taxasDasFaturas(mundo: Mundo, faturas: readonly { readonly id: number }[]): Promise<Centavos> {
  const ids = faturas.map(({ id }) => id);
  const { rows } = await sql<{ readonly saldo: number }>`
    select coalesce(sum(p.valor), 0)::bigint as saldo from contas c join partidas p on p.conta_id = c.id
    join transacoes t on t.id = p.transacao_id
    where c.tipo = 'receita_taxas' and t.origem = 'faturas' and t.origem_id = any(${ids})`.execute(
    mundo.aplicacao.deps.db,
  );
  return centavos(rows[0]?.saldo ?? 0);
}

/** Advances to just after an instant, with everything that falls due on the way. */
export async function avancarAte(mundo: Mundo, instante: string): Promise<void> {
  const minutos = Math.ceil((milissegundosDe(instante) - milissegundosDe(mundo.agora())) / 60_000) + 1;
  if (minutos > 0) await mundo.avancar({ minutos });
}
