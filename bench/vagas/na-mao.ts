import { ID_STATUS_FATURA, ID_STATUS_PREVISAO } from '@rateia/domain/carteira/estados';
import { compra } from '@rateia/domain/carteira/lancamentos';
import type { Instante } from '@rateia/domain/datas';
import { diaDe } from '@rateia/domain/datas';
import { ID_STATUS_GRUPO, vendavel } from '@rateia/domain/grupos/estados';
import { composicao } from '@rateia/domain/grupos/precos';
import { retencaoDoCheckout } from '@rateia/domain/grupos/vagas';
import { custoPeloMeio } from '@rateia/domain/pagamentos/meio';
import { credito } from '@rateia/domain/pagamentos/meios/credito';
import { REGRAS_PADRAO } from '@rateia/domain/regras';
import type { GrupoDaBancada } from './dados.ts';

/*
 * A purchase as two SQL statements written by hand. Each is one round trip and one transaction, and together they leave
 * the same rows as the two calls of the product. They are durable, under the same constraints and triggers, which also
 * keep the balances. They check only the seats and the state of the group, and lock the group's row last. Without a
 * seat they divide by zero, and nothing of them stays.
 */
export const RESERVA = `
with assinatura as (
  insert into assinaturas (grupo_id, usuario_id, vagas, estado, valor_sem_taxas, valor_taxa, criada_em)
  values ($1, $3, 1, 'reservada', $4, $5, $7) returning id
), fatura as (
  insert into faturas (usuario_id, status, subtotal, emitida_em, vence_em, retida_ate)
  values ($3, $8::smallint, $6, $7, $12::date, $13) returning id
), item as (
  insert into itens_da_fatura (fatura_id, posicao, tipo, quantidade, valor)
  select id, 1, 'primeira', 1, $6 from fatura returning id
), da_vaga as (
  insert into itens_de_vaga (item_id, tipo, assinatura_id, grupo_id, valor_plano, valor_taxa, valor_caucao)
  select item.id, 'primeira', assinatura.id, $1, $9, $10, $11 from item, assinatura returning 1
), passo as (
  insert into transicoes (entidade, entidade_id, de, evento, para, quem, usuario_id, em, dados)
  select 'assinatura', id, null, 'reservar', 'reservada', 'membro', $3::bigint, $7::timestamptz, '{}'::jsonb from assinatura
  union all select 'fatura', id, null, 'emitir', $8::text, 'usuario', $3, $7, '{}' from fatura returning 1
), prazo as (
  insert into prazos (tipo, alvo_id, chave, vence_em, criado_em)
  select 'fatura.retencaoExpira', id, 'fatura.retencaoExpira:' || id, $13, $7 from fatura returning 1
), resposta as (
  insert into idempotencia (usuario_id, chave, chamada, corpo_hash, status, resposta_cifrada, criada_em)
  select $3, $14, 'preCheckout', $15, 200, $15, $7 from assinatura returning 1
), lotacao as (
  update grupo_lotacao l set livres = livres - 1, retidas = retidas + 1
  from grupos g, resposta, (select count(*) from passo) p, (select count(*) from prazo) q, (select count(*) from da_vaga) v
  where l.grupo_id = $1 and g.id = $1 and l.livres >= 1 and g.status = any($2::smallint[]) returning l.grupo_id
), vaga as (
  update vagas set estado = 'retida', retida_ate = $13, assinatura_id = (select id from assinatura)
  where grupo_id = $1 and numero = (
    select v.numero from lotacao l join vagas v on v.grupo_id = l.grupo_id where v.grupo_id = $1 and v.estado = 'livre'
    order by v.numero limit 1 for update of v skip locked
  ) returning numero
), passo_da_vaga as (
  insert into transicoes (entidade, entidade_id, de, evento, para, quem, usuario_id, em, dados)
  select 'vaga', $1, 'livre', 'reter', 'retida', 'membro', $3, $7,
    jsonb_build_object('numero', numero, 'assinaturaId', (select id from assinatura)) from vaga
)
select (1 / (select count(*) from vaga))::integer as vagas, (select id from assinatura) as assinatura, (select id from fatura) as fatura`;

export const PAGAMENTO = `
with assinatura as (
  update assinaturas set meio_pagamento = $4::smallint, paga_em = $5, caucao = caucao + $6 where id = $1 and paga_em is null returning grupo_id
), fatura as (
  update faturas set status = $7::smallint, paga_em = $5, meio_pagamento = $4::smallint, taxas_meio_pagamento = $8::jsonb
  where id = $2 and status = $9::smallint returning id
), previsao as (
  insert into previsoes (fatura_id, grupo_id, administrador_id, valor, status, criada_em)
  select f.id, a.grupo_id, $10, $11, $12::smallint, $5 from fatura f, assinatura a returning id
), passo as (
  insert into transicoes (entidade, entidade_id, de, evento, para, quem, usuario_id, em, dados)
  select 'fatura', id, $9::text, 'pagar', $7::text, 'usuario', $3::bigint, $5::timestamptz, '{}'::jsonb from fatura
  union all select 'previsao', id, null, 'emitir', $12::text, 'sistema', null, $5, '{}' from previsao returning 1
), tarefa as (
  insert into tarefas_a_despachar (tarefa, dados) select 'assinaturaPaga', jsonb_build_object('assinaturaId', $1::bigint) returning 1
), prazo as (
  update prazos set estado = 'cancelado' where tipo = 'fatura.retencaoExpira' and alvo_id = $2 and estado = 'pendente' returning 1
), resposta as (
  insert into idempotencia (usuario_id, chave, chamada, corpo_hash, status, resposta_cifrada, criada_em)
  select $3, $17, 'createAssinatura', $18, 200, $18, $5 from fatura returning 1
), transacao as (
  insert into transacoes (motivo, origem, origem_id, chave, ator_id, criada_em)
  select $13, 'faturas', id, 'fatura:' || id || ':paga', $3, $5 from fatura returning id
), lotacao as (
  update grupo_lotacao l set retidas = retidas - 1, ocupadas = ocupadas + 1
  from assinatura a, resposta, transacao, (select count(*) from passo) p, (select count(*) from tarefa) t, (select count(*) from prazo) q
  where l.grupo_id = a.grupo_id returning l.grupo_id
), vaga as (
  update vagas v set estado = 'ocupada', retida_ate = null from lotacao l
  where v.grupo_id = l.grupo_id and v.assinatura_id = $1 and v.estado = 'retida' returning v.grupo_id, v.numero
), passo_da_vaga as (
  insert into transicoes (entidade, entidade_id, de, evento, para, quem, em, dados)
  select 'vaga', grupo_id, 'retida', 'pagar', 'ocupada', 'sistema', $5, jsonb_build_object('numero', numero, 'assinaturaId', $1::bigint) from vaga
), partida as (
  insert into partidas (transacao_id, conta_id, valor)
  select t.id, case when p.usuario is null
      then (select c.id from contas c where c.tipo = p.conta and c.usuario_id is null and c.provedor = '')
      else (select c.id from contas c where c.tipo = p.conta and c.usuario_id = p.usuario and c.provedor = '')
    end, p.valor
  from transacao t, unnest($14::text[], $15::bigint[], $16::bigint[]) as p(conta, usuario, valor)
)
select (1 / (select count(*) from vaga))::integer as vagas`;

const VENDAVEIS = Object.values(ID_STATUS_GRUPO).filter(vendavel);
const HASH = Buffer.alloc(32);

export type PlanoNaMao = ReturnType<typeof planoDe>;

/** The parts of one purchase of one seat, by the rules of the domain. */
export function planoDe({
  usuario,
  grupo,
  agora,
}: {
  readonly usuario: number;
  readonly grupo: GrupoDaBancada;
  readonly agora: Instante;
}) {
  const preco = composicao({ preco: grupo, vagas: 1, exigeCaucao: true });
  const { parte, taxa, caucao, totalHoje } = preco;
  const pagamento = { membro: usuario, administrador: grupo.administradorId, parte, taxa, caucao };
  return { usuario, grupo, agora, preco, movimento: compra({ ...pagamento, origem: { saldo: totalHoje } }) };
}

export function valoresDaReserva({ usuario, grupo, agora, preco }: PlanoNaMao, chave: string): readonly unknown[] {
  return [
    grupo.id,
    VENDAVEIS,
    usuario,
    grupo.valorSemTaxas,
    grupo.valorTaxa,
    preco.totalHoje,
    agora,
    ID_STATUS_FATURA.pendente,
    preco.parte,
    preco.taxa,
    preco.caucao,
    diaDe(agora),
    retencaoDoCheckout(agora, REGRAS_PADRAO),
    chave,
    HASH,
  ];
}

export function valoresDoPagamento(
  { usuario, grupo, agora, preco, movimento: { motivo, partidas } }: PlanoNaMao,
  reserva: { readonly assinatura: number; readonly fatura: number },
  chave: string,
): readonly unknown[] {
  return [
    reserva.assinatura,
    reserva.fatura,
    usuario,
    credito.id,
    agora,
    preco.caucao,
    ID_STATUS_FATURA.pago,
    JSON.stringify(custoPeloMeio(credito, REGRAS_PADRAO)),
    ID_STATUS_FATURA.pendente,
    grupo.administradorId,
    preco.parte,
    ID_STATUS_PREVISAO.previsto,
    motivo,
    partidas.map(({ conta }) => conta),
    partidas.map((partida) => ('usuario' in partida ? partida.usuario : null)),
    partidas.map(({ valor }) => valor),
    chave,
    HASH,
  ];
}
