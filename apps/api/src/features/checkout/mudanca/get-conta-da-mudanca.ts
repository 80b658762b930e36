import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { mudancaDeGrupo } from '@rateia/contracts/mudanca-de-grupo';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { exigirMembroQueMuda } from './membro-que-muda.ts';
import { prepararMudanca } from './preparar-mudanca.ts';

type Contrato = typeof mudancaDeGrupo.getContaDaMudanca;

/** The arithmetic of a change of group, before anything is confirmed (in_Transferencia; REGRAS 2.9). */
export async function getContaDaMudanca(
  ctx: ContextoUsuario,
  { params: { id, idDestino } }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  const membro = await exigirMembroQueMuda(ctx, id, 'getContaDaMudanca');
  const { conta, nova, entrada } = await prepararMudanca(ctx, { membro, idDestino });
  const { linhas, total, caucaoQueVai, diferencaDaCaucao } = conta;
  return {
    linhas: linhas.map((linha) => ({ ...linha })),
    total,
    caucaoQueVai,
    diferencaDaCaucao,
    mensal: nova.mensal,
    saldo: entrada.grupo.saldo,
  };
}
