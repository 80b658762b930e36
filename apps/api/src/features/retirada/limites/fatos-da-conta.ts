import type { Dia, Instante } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos } from '@rateia/domain/dinheiro';
import type { TipoRetirada } from '@rateia/domain/retirada/regras';
import { ID_ESTADO_RETIRADA } from '@rateia/domain/retirada/regras';
import type { Executor } from '../../../db/banco.ts';

/** The prizes of pools that entered these wallets since a moment. */
export async function premiosDesde(
  db: Executor,
  { contas, desde }: { readonly contas: readonly number[]; readonly desde: Instante },
): Promise<Centavos> {
  const { soma } = await db
    .selectFrom('creditos')
    .select(({ fn }) => fn.sum<number | null>('valor').as('soma'))
    .where('usuario_id', 'in', contas)
    .where('origem', '=', 'premio')
    .where('criado_em', '>=', desde)
    .executeTakeFirstOrThrow();
  return centavos(Number(soma ?? 0));
}

type Usos = {
  readonly hoje: Centavos;
  readonly mes: Centavos;
  readonly noite: Centavos;
  readonly pixNoMes: number;
};

/** The withdrawals that were authorised since each moment and did not come back (REGRAS 2.6 limits). */
export async function usosDesde(
  db: Executor,
  p: {
    readonly contas: readonly number[];
    readonly hoje: Instante;
    readonly mes: Instante;
    readonly noite: Instante;
    readonly tipoPix: TipoRetirada;
  },
): Promise<Usos> {
  const { cancelada, devolvida, falhou } = ID_ESTADO_RETIRADA;
  const [desde = p.mes] = [p.mes, p.noite].sort();
  const l = await db
    .selectFrom('retiradas')
    .select((e) => [
      e.fn.sum<number | null>('valor').filterWhere('autorizada_em', '>=', p.hoje).as('hoje'),
      e.fn.sum<number | null>('valor').filterWhere('autorizada_em', '>=', p.mes).as('mes'),
      e.fn.sum<number | null>('valor').filterWhere('autorizada_em', '>=', p.noite).as('noite'),
      e.fn
        .countAll<number>()
        .filterWhere('autorizada_em', '>=', p.mes)
        .filterWhere('tipo', '=', p.tipoPix)
        .as('pixNoMes'),
    ])
    .where('usuario_id', 'in', p.contas)
    .where('autorizada_em', '>=', desde)
    .where('estado', 'not in', [cancelada, devolvida, falhou])
    .executeTakeFirstOrThrow();
  function soma(v: number | null): Centavos {
    return centavos(Number(v ?? 0));
  }
  return { hoje: soma(l.hoje), mes: soma(l.mes), noite: soma(l.noite), pixNoMes: Number(l.pixNoMes) };
}

/**
 * True if the account has a seat to pay for or a group to serve. Without either, the whole balance may be withdrawn.
 */
export async function temVinculo(
  db: Executor,
  { usuarioId, statusVivos }: { readonly usuarioId: number; readonly statusVivos: readonly number[] },
): Promise<boolean> {
  const assinatura = await db
    .selectFrom('assinaturas')
    .select('id')
    .where('usuario_id', '=', usuarioId)
    .where('estado', 'not in', ['encerrada', 'cancelada'])
    .limit(1)
    .executeTakeFirst();
  if (assinatura !== undefined) return true;
  const grupo = await db
    .selectFrom('grupos')
    .select('id')
    .where('administrador_id', '=', usuarioId)
    .where('status', 'in', [...statusVivos])
    .limit(1)
    .executeTakeFirst();
  return grupo !== undefined;
}

export type ContaQueRetira = {
  readonly email: string;
  readonly telefoneCifrado: Buffer | null;
  readonly identidadeVerificada: boolean;
  readonly restrita: boolean;
  readonly senhaAlteradaEm: Instante | null;
  readonly criadaEm: Instante;
};

export async function getConta(db: Executor, usuarioId: number): Promise<ContaQueRetira> {
  const u = await db
    .selectFrom('usuarios')
    .select(['email', 'telefone_cifrado', 'identidade_verificada_em', 'restricao', 'senha_alterada_em', 'criado_em'])
    .where('id', '=', usuarioId)
    .executeTakeFirstOrThrow();
  return {
    email: u.email,
    telefoneCifrado: u.telefone_cifrado,
    identidadeVerificada: u.identidade_verificada_em !== null,
    restrita: u.restricao !== null,
    senhaAlteradaEm: u.senha_alterada_em,
    criadaEm: u.criado_em,
  };
}

/** When the device was first seen, or undefined for the account's first one. */
export async function aparelhoDesde(
  db: Executor,
  { usuarioId, dispositivoId }: { readonly usuarioId: number; readonly dispositivoId: number },
): Promise<Instante | undefined> {
  const aparelhos = await db
    .selectFrom('dispositivos')
    .select(['id', 'criado_em'])
    .where('usuario_id', '=', usuarioId)
    .orderBy('id')
    .execute();
  return aparelhos[0]?.id === dispositivoId ? undefined : aparelhos.find((a) => a.id === dispositivoId)?.criado_em;
}

/** Names of the holidays that the operation adds to the national ones. */
export async function feriadosExtras(
  db: Executor,
  desde: Dia,
): Promise<readonly { readonly dia: Dia; readonly nome: string }[]> {
  return await db
    .selectFrom('feriados')
    .select(['dia', 'nome'])
    .where('dia', '>=', desde)
    .orderBy('dia')
    .limit(60)
    .execute();
}

/** First and last name, as the account at a bank has them. */
export async function nomeDe(db: Executor, usuarioId: number): Promise<string> {
  const { primeiro_nome: nome, sobrenome } = await db
    .selectFrom('usuarios')
    .select(['primeiro_nome', 'sobrenome'])
    .where('id', '=', usuarioId)
    .executeTakeFirstOrThrow();
  return `${nome} ${sobrenome}`;
}
