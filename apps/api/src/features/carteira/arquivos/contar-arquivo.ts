import type { Instante } from '@rateia/domain/datas';
import { somarMinutos } from '@rateia/domain/datas';
import { sql } from 'kysely';
import type { Trx } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import { esperaEntre, recusar } from '../../../http/erros.ts';

const CLASSE_DA_TRAVA_DOS_ARQUIVOS = 35;
const HORA_MINUTOS = 60;
const ACAO = 'carteira.arquivoPedido';

type Pedido = {
  readonly usuarioId: number;
  readonly alvo: string;
  readonly maximo: number;
  readonly ip: string | null;
  readonly agora: Instante;
};

/** Notes that a file of the wallet was asked for, or refuses it with the time to wait: each is made anew (REGRAS 2.33). */
export async function contarArquivo(trx: Trx, { usuarioId, alvo, maximo, ip, agora }: Pedido): Promise<void> {
  await sql`select pg_advisory_xact_lock(${CLASSE_DA_TRAVA_DOS_ARQUIVOS}, hashtext(${String(usuarioId)}))`.execute(trx);
  const { quantos, primeiro } = await trx
    .selectFrom('auditoria')
    .select((e) => [e.fn.countAll<number>().as('quantos'), e.fn.min('em').as('primeiro')])
    .where('usuario_id', '=', usuarioId)
    .where('acao', '=', ACAO)
    .where('em', '>', somarMinutos(agora, -HORA_MINUTOS))
    .executeTakeFirstOrThrow();
  if (quantos >= maximo) recusar('muitasTentativas', esperaEntre(agora, somarMinutos(primeiro ?? agora, HORA_MINUTOS)));
  await registrarAuditoria(trx, { usuarioId, acao: ACAO, alvo, ip, em: agora });
}
