import type { Instante } from '@rateia/domain/datas';
import { sql } from 'kysely';
import type { Cifra } from '../gateways/chaves/port.ts';
import type { Trx } from './banco.ts';
import { CONTEXTO_DO_EMAIL_DA_CONTA } from './contextos.ts';
import { abrirRevisao } from './revisoes.ts';
import { registrarAuditoria } from './transicoes.ts';

/** The message that the person reads when he tries to join or make a group. */
const MENSAGEM = 'A sua conta anterior tinha uma restrição, que continua nesta. Fale com a nossa equipe.';

type Anterior = {
  readonly id: number;
  readonly restrita: boolean;
  readonly por: 'cpf' | 'email' | 'telefone';
};

/**
 * A person who deletes an account and registers again keeps the decisions of the staff about the old one. A restriction
 * of an account with the same CPF or e-mail holds at once. A match by phone alone, which changes hands, and a case
 * without a decision go to a person of the staff. This runs when one of the three is confirmed; each old account counts
 * once for a new one, or again by a stronger sign (REGRAS 2.17).
 */
export async function herdarSancoes(
  trx: Trx,
  cifra: Cifra,
  { usuarioId, agora }: { readonly usuarioId: number; readonly agora: Instante },
): Promise<void> {
  for (const { id, restrita, por } of await herdar(trx, cifra, { usuarioId, agora })) {
    const vale = restrita && por !== 'telefone';
    if (vale)
      await trx
        .updateTable('usuarios')
        .set({ restricao: MENSAGEM })
        .where('id', '=', usuarioId)
        .where('restricao', 'is', null)
        .execute();
    else
      await abrirRevisao(trx, {
        tipo: 'contaDeVolta',
        usuarioId,
        dados: { alvo: `${id}:${usuarioId}`, contaAnterior: id, disse: restrita ? 'restrita' : 'emAnalise' },
        em: agora,
      });
    await registrarAuditoria(trx, {
      usuarioId: null,
      acao: vale ? 'conta.restricaoHerdada' : 'conta.analiseHerdada',
      alvo: `usuario:${usuarioId}`,
      dados: { contaAnterior: id, por },
      em: agora,
    });
  }
}

/** Notes and returns the deleted accounts of the same person that left something, the strongest sign of each. */
async function herdar(
  trx: Trx,
  cifra: Cifra,
  { usuarioId, agora }: { readonly usuarioId: number; readonly agora: Instante },
): Promise<readonly Anterior[]> {
  const conta = await trx
    .selectFrom('usuarios')
    .select(['email', 'email_verificado_em', 'cpf_indice', 'telefone_indice'])
    .where('id', '=', usuarioId)
    .executeTakeFirstOrThrow();
  const email = conta.email_verificado_em === null ? null : cifra.indice(conta.email, CONTEXTO_DO_EMAIL_DA_CONTA);
  const { rows } = await sql<Anterior>`
    with anteriores as (
      select usuario_id as id, restrita, case when cpf_indice = ${conta.cpf_indice}::bytea then 'cpf'
        when email_indice = ${email}::bytea then 'email' else 'telefone' end as por
      from contas_excluidas
      where (restrita or em_analise) and guardar_ate > ${agora}
        and (cpf_indice = ${conta.cpf_indice}::bytea or email_indice = ${email}::bytea or telefone_indice = ${conta.telefone_indice}::bytea)
    ), novas as (
      insert into sancoes_herdadas (excluida_id, usuario_id, por, em)
      select id, ${usuarioId}, por, ${agora} from anteriores order by id
      on conflict (excluida_id, usuario_id) do update set por = excluded.por, em = excluded.em
        where sancoes_herdadas.por = 'telefone' and excluded.por <> 'telefone'
      returning excluida_id
    )
    select a.id, a.restrita, a.por from anteriores a join novas n on n.excluida_id = a.id order by a.id`.execute(trx);
  return rows;
}
