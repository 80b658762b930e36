import type { Resposta } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import { diaDe } from '@rateia/domain/datas';
import { filaDeEnvio } from '@rateia/domain/grupos/prazos';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { entregasDevidas } from './entregas.ts';

/** The deliveries of access that the administrator owes today, overdue ones included, and later (REGRAS part 1). */
export async function getPendenteEnviarDadosAcesso(
  ctx: ContextoUsuario,
): Promise<Resposta<typeof grupos.getPendenteEnviarDadosAcesso>> {
  const hoje = diaDe(ctx.agora);
  const filas = (await entregasDevidas(ctx.db, ctx.usuario.id)).map((e) => filaDeEnvio(e.devidoAte, hoje));
  return {
    qtdEnvioDadosAcessoPendenteHoje: filas.filter((f) => f === 'hoje').length,
    qtdEnvioDadosAcessoPendenteProximosDias: filas.filter((f) => f === 'proximosDias').length,
  };
}
