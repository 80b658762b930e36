import { somarMinutos } from '@rateia/domain/datas';
import { redeDe } from '@rateia/domain/sessao/limites';
import { sql } from 'kysely';
import type { Executor } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { esperaEntre, recusar } from '../../../http/erros.ts';

const ACAO = 'cpf';
const DIA_MINUTOS = 24 * 60;
const CLASSE_DA_TRAVA_DO_CPF = 25;

/**
 * Limits how often CPFs of customers are given in other accounts: five times a day by an account, and twenty by a
 * network (REGRAS 2.18; ASVS 6.3.8). A try counts before anything is looked up. After the answer, a job takes it back if
 * nobody else has the CPF.
 */
export async function contarCpf({ deps, db, usuario, ip, agora }: ContextoUsuario): Promise<number> {
  const { cpfsPorContaPorDia, cpfsPorRedePorDia } = (await deps.regras()).cadastro;
  const conta = deps.cifra.indice(String(usuario.id), 'tentativa:conta');
  const rede = redeDe(ip);
  const desde = somarMinutos(agora, -DIA_MINUTOS);
  return await emTransacao(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(${CLASSE_DA_TRAVA_DO_CPF}, hashtext(${rede}))`.execute(trx);
    const { daConta, daRede, primeira } = await trx
      .selectFrom('tentativas')
      .select((e) => [
        e.fn.countAll<number>().filterWhere('conta', '=', conta).as('daConta'),
        e.fn.countAll<number>().filterWhere('rede', '=', rede).as('daRede'),
        e.fn.min('em').as('primeira'),
      ])
      .where('acao', '=', ACAO)
      .where('em', '>', desde)
      .where('sucesso', 'is not', true)
      .where((e) => e.or([e('conta', '=', conta), e('rede', '=', rede)]))
      .executeTakeFirstOrThrow();
    if (daConta >= cpfsPorContaPorDia || daRede >= cpfsPorRedePorDia)
      recusar('muitasTentativas', esperaEntre(agora, somarMinutos(primeira ?? agora, DIA_MINUTOS)));
    const { id } = await trx
      .insertInto('tentativas')
      .values({ acao: ACAO, conta, rede, em: agora, sucesso: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

/** Takes a try back: nobody else has this CPF. */
export async function devolverTentativa(db: Executor, tentativa: number): Promise<void> {
  await db.updateTable('tentativas').set({ sucesso: true }).where('id', '=', tentativa).execute();
}
