import { podePausar } from '@rateia/domain/cancelamento/atraso';
import { caucaoPaga } from '@rateia/domain/carteira/cobranca';
import type { StatusFatura } from '@rateia/domain/carteira/estados';
import { faturaAberta } from '@rateia/domain/carteira/fatura';
import type { Dia, Instante } from '@rateia/domain/datas';
import { diaDe } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import type { Executor } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import { lerTokenDoAtraso } from '../../carteira/index.ts';

/** The month of a link, and what its collection has become. */
export type FaturaDoLink = {
  readonly id: number;
  readonly assinaturaId: number;
  readonly grupo: { readonly id: number; readonly nome: string };
  readonly valor: number;
  readonly vencimento: Dia;
  readonly fimDoCiclo: Dia;
  readonly resolvida: boolean;
  readonly resposta: { readonly ato: 'novaData' | 'pausar'; readonly novaData: Dia | null } | null;
  readonly podePausar: boolean;
};

type Pedido = { readonly token: string; readonly agora: Instante };

/** The invoice of a signed link; undefined for a link that we did not make, and for one that is no month of a seat. */
export async function faturaDoLink(
  db: Executor,
  { cifra }: Pick<Deps, 'cifra'>,
  { token, agora }: Pedido,
): Promise<FaturaDoLink | undefined> {
  const id = lerTokenDoAtraso(cifra, token);
  if (id === undefined) return undefined;
  const f = await db
    .selectFrom('faturas_de_vaga as f')
    .innerJoin('assinaturas as a', 'a.id', 'f.assinatura_id')
    .innerJoin('grupos as g', 'g.id', 'f.grupo_id')
    .select(['f.id', 'f.assinatura_id as assinaturaId', 'f.grupo_id as grupoId', 'g.nome', 'f.valor_total as valor'])
    .select(['f.vence_em as vencimento', 'f.competencia_fim as fim', 'f.status', 'a.caucao', 'f.subtotal'])
    .where('f.id', '=', id)
    .where('f.tipo', '=', 'mensalidade')
    .executeTakeFirst();
  if (f === undefined) return undefined;
  const caucao = { valor: centavos(f.subtotal), caucao: centavos(f.caucao) };
  const ultimaPausa = await ultimaPausaDe(db, f.assinaturaId);
  return {
    id,
    assinaturaId: f.assinaturaId,
    grupo: { id: f.grupoId, nome: f.nome },
    valor: f.valor ?? 0,
    vencimento: f.vencimento,
    fimDoCiclo: f.fim ?? f.vencimento,
    resolvida: !faturaAberta(f.status as StatusFatura),
    resposta: await respostaDe(db, id),
    podePausar: podePausar({ caucaoPaga: caucaoPaga(caucao), ultimaPausa, hoje: diaDe(agora) }),
  };
}

async function respostaDe(db: Executor, faturaId: number): Promise<FaturaDoLink['resposta']> {
  const linha = await db
    .selectFrom('respostas_de_atraso')
    .select(['ato', 'nova_data as novaData'])
    .where('fatura_id', '=', faturaId)
    .where('ato', 'in', ['novaData', 'pausar'])
    .executeTakeFirst();
  if (linha === undefined) return null;
  return { ato: linha.ato === 'pausar' ? 'pausar' : 'novaData', novaData: linha.novaData };
}

async function ultimaPausaDe(db: Executor, assinaturaId: number): Promise<Dia | undefined> {
  const linha = await db
    .selectFrom('respostas_de_atraso')
    .select('em')
    .where('assinatura_id', '=', assinaturaId)
    .where('ato', '=', 'pausar')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return linha === undefined ? undefined : diaDe(linha.em);
}
