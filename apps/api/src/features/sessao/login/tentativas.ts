import { randomUUID } from 'node:crypto';
import type { Instante } from '@rateia/domain/datas';
import { somarMinutos } from '@rateia/domain/datas';
import type { Regras } from '@rateia/domain/regras';
import type { LimitesDeTentativas } from '@rateia/domain/sessao/limites';
import { avaliarTentativa, redeDe, siteDe } from '@rateia/domain/sessao/limites';
import { sql } from 'kysely';
import type { Executor, Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import { esperaEntre, recusar } from '../../../http/erros.ts';
import { hashUtilizavel, resumoDoDispositivo } from '../aparelhos/dispositivos.ts';

const CLASSE_DA_TRAVA = 23;
const CLASSE_DA_TRAVA_DO_DISPOSITIVO = 24;
const HORA_MINUTOS = 60;
const DIA_MINUTOS = 24 * HORA_MINUTOS;

export type Tentativa = { readonly id: number };
type Pedido = {
  readonly acao: 'senha' | 'segundoFator' | 'recuperacao' | 'cadastro';
  readonly conta: string;
  readonly ip: string;
  /** The client's name for its device. It proves nothing: without it, and beside it, the other limits hold. */
  readonly dispositivo: string | null;
  readonly dispositivoConhecido: boolean;
  readonly agora: Instante;
};

/**
 * Counts a try before it is judged, one at a time per account, or refuses it with 429 and the seconds to wait. A burst
 * of parallel guesses so meets the same limits as a patient one (CONFIABILIDADE "Limits on guessing"; ASVS 6.3.1).
 */
export async function abrirTentativa(deps: Deps, pedido: Pedido): Promise<Tentativa> {
  return await contar(deps.db, deps, { ...pedido, sucesso: null });
}

/** Counts a request that is not judged, in the caller's transaction if it has one: each counts as a failure. */
export async function contarTentativa(
  db: Executor,
  deps: Deps,
  pedido: Omit<Pedido, 'dispositivoConhecido'>,
): Promise<void> {
  await contar(db, deps, { ...pedido, dispositivoConhecido: false, sucesso: false });
}

export async function encerrarTentativa(deps: Deps, { id }: Tentativa, sucesso: boolean): Promise<void> {
  await deps.db.updateTable('tentativas').set({ sucesso }).where('id', '=', id).execute();
}

/**
 * Forgives the tries against an old password once the owner of the mailbox has made a new one: they lock nobody out any
 * more. They go on counting for the networks and devices that tried.
 */
export async function perdoarTentativas(trx: Trx, deps: Deps, { email }: { readonly email: string }): Promise<void> {
  await trx
    .updateTable('tentativas')
    .set({ conta: deps.cifra.indice(randomUUID(), 'tentativa:conta') })
    .where('acao', '=', 'senha')
    .where('conta', '=', deps.cifra.indice(email, 'tentativa:conta'))
    .execute();
}

async function contar(
  db: Executor,
  deps: Deps,
  {
    acao,
    conta,
    ip,
    dispositivo: nome,
    dispositivoConhecido,
    agora,
    sucesso,
  }: Pedido & { readonly sucesso: false | null },
): Promise<Tentativa> {
  const regras = await deps.regras();
  const indice = deps.cifra.indice(conta, 'tentativa:conta');
  const rede = redeDe(ip);
  const site = siteDe(ip);
  const dispositivo = nome === null || hashUtilizavel(nome) !== nome ? null : resumoDoDispositivo(nome);
  const limites = limitesDe(acao, regras);
  return await emTransacao(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(${CLASSE_DA_TRAVA}, hashtext(${indice.toString('hex')}))`.execute(trx);
    // Always after the account's: two tries never wait for each other.
    if (dispositivo !== null)
      await sql`select pg_advisory_xact_lock(${CLASSE_DA_TRAVA_DO_DISPOSITIVO}, hashtext(${dispositivo.toString('hex')}))`.execute(
        trx,
      );
    const r = await lerRecentes(trx, { acao, conta: indice, rede, site, dispositivo, agora });
    const decisao = avaliarTentativa({ ...r.recentes, dispositivoConhecido }, agora, limites);
    if (!decisao.ok) {
      const ate = decisao.motivo === 'espera' ? decisao.liberadoEm : r.livreEm[decisao.motivo];
      deps.metricas.entradas.inc({ desfecho: decisao.motivo });
      return recusar('muitasTentativas', esperaEntre(agora, ate));
    }
    return await trx
      .insertInto('tentativas')
      .values({ acao, conta: indice, rede, site, dispositivo, em: agora, sucesso })
      .returning('id')
      .executeTakeFirstOrThrow();
  });
}

/**
 * The limits of each act. Asking for a link is no guess at the account, and the link goes to its owner's mailbox. So
 * the tries of the account are not added up, or a stranger could use them up and shut the owner out. Network, device
 * and links per hour are limited (CONFIABILIDADE "Limits on guessing").
 */
function limitesDe(acao: Pedido['acao'], { cadastro, sessao }: Regras): LimitesDeTentativas {
  if (acao === 'cadastro') return cadastro;
  return acao === 'recuperacao' ? { ...sessao, falhasPorContaPorDia: Number.POSITIVE_INFINITY } : sessao;
}

async function lerRecentes(
  trx: Trx,
  {
    acao,
    conta,
    rede,
    site,
    dispositivo,
    agora,
  }: {
    readonly acao: string;
    readonly conta: Buffer;
    readonly rede: string;
    readonly site: string | null;
    readonly dispositivo: Buffer | null;
    readonly agora: Instante;
  },
) {
  const diaAtras = somarMinutos(agora, -DIA_MINUTOS);
  const horaAtras = somarMinutos(agora, -HORA_MINUTOS);
  const { rows } = await sql<{
    readonly seguidas: number;
    readonly ultima: string | null;
    readonly no_dia: number;
    readonly primeira_do_dia: string | null;
    readonly na_hora: number;
    readonly primeira_da_hora: string | null;
    readonly do_aparelho: number;
    readonly primeira_do_aparelho: string | null;
    readonly ultima_do_aparelho: string | null;
    readonly do_site: number;
    readonly primeira_do_site: string | null;
    readonly do_conhecido: number;
    readonly primeira_do_conhecido: string | null;
  }>`
    select seguidas.n::int as seguidas, seguidas.ultima, dia.n::int as no_dia, dia.primeira as primeira_do_dia, hora.n::int as na_hora, hora.primeira as primeira_da_hora,
      site.n::int as do_site, site.primeira as primeira_do_site, conhecido.n::int as do_conhecido, conhecido.primeira as primeira_do_conhecido,
      aparelho.n::int as do_aparelho, aparelho.primeira as primeira_do_aparelho, aparelho.ultima as ultima_do_aparelho
    from
      (select count(*) as n, max(em) as ultima from tentativas
        where acao = ${acao} and conta = ${conta} and rede = ${rede} and em > ${diaAtras} and sucesso is not true
          and id > coalesce((select max(id) from tentativas where acao = ${acao} and conta = ${conta} and rede = ${rede} and em > ${diaAtras} and sucesso), 0)) seguidas,
      (select count(*) as n, min(em) as primeira from tentativas where acao = ${acao} and conta = ${conta} and em > ${diaAtras} and sucesso is not true) dia,
      (select count(*) as n, min(em) as primeira from tentativas where acao = ${acao} and rede = ${rede} and em > ${horaAtras} and sucesso is false) hora,
      (select count(*) as n, min(em) as primeira from tentativas where acao = ${acao} and site = ${site} and em > ${horaAtras} and sucesso is false) site,
      (select count(*) as n, min(em) as primeira from tentativas where acao = ${acao} and conta = ${conta} and dispositivo = ${dispositivo} and em > ${diaAtras} and sucesso is not true) conhecido,
      (select count(*) as n, min(em) as primeira, max(em) as ultima from tentativas where acao = ${acao} and dispositivo = ${dispositivo} and em > ${horaAtras} and sucesso is not true) aparelho`.execute(
    trx,
  );
  const [l] = rows;
  if (l === undefined) throw new Error('an aggregate without a row');
  return {
    recentes: {
      falhasSeguidas: l.seguidas,
      falhasDaContaNoDia: l.no_dia,
      falhasDaRedeNaHora: l.na_hora,
      falhasDoDispositivoNaHora: l.do_aparelho,
      falhasDoSiteNaHora: l.do_site,
      falhasDoDispositivoNaConta: l.do_conhecido,
      ...(l.ultima === null ? {} : { ultimaFalha: l.ultima }),
      ...(l.ultima_do_aparelho === null ? {} : { ultimaFalhaDoDispositivo: l.ultima_do_aparelho }),
    },
    livreEm: {
      limiteDaConta: somarMinutos(l.primeira_do_dia ?? agora, DIA_MINUTOS),
      limiteDaRede: somarMinutos(l.primeira_da_hora ?? agora, HORA_MINUTOS),
      limiteDoSite: somarMinutos(l.primeira_do_site ?? agora, HORA_MINUTOS),
      limiteDoConhecido: somarMinutos(l.primeira_do_conhecido ?? agora, DIA_MINUTOS),
      limiteDoDispositivo: somarMinutos(l.primeira_do_aparelho ?? agora, HORA_MINUTOS),
    },
  };
}
