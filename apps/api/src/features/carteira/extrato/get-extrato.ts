import type { carteira } from '@rateia/contracts/carteira';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import { inicioDoDia, somarDias } from '@rateia/domain/datas';
import type { Banco } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { apresentarLinha } from '../presenter.ts';
import { linhasDoExtrato, somasDoExtrato } from './extrato-repository.ts';
import { nomearLinhas } from './nomear-linhas.ts';

type Contrato = typeof carteira.getExtrato;

/** Statement of a window: opening + entries = closing, and a page of its lines, all from one snapshot (CONFIABILIDADE 1.2). */
export async function getExtrato(ctx: ContextoUsuario, { query }: Recebida<Contrato>): Promise<Resposta<Contrato>> {
  const janela = {
    usuarioId: ctx.usuario.id,
    conta: query.conta,
    de: query.de === undefined ? undefined : inicioDoDia(query.de),
    ate: query.ate === undefined ? undefined : inicioDoDia(somarDias(query.ate, 1)),
  };
  const { antesDe, limite } = query;
  return await (ctx.db as Banco)
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const { abertura, entradas } = await somasDoExtrato(trx, janela);
      const linhas = await nomearLinhas(
        trx,
        ctx.deps,
        await linhasDoExtrato(trx, { ...janela, antesDe, limite: limite + 1 }),
      );
      const pagina = linhas.slice(0, limite);
      return {
        abertura,
        entradas,
        fechamento: abertura + entradas,
        linhas: pagina.map(apresentarLinha),
        proximo: linhas.length > limite ? (pagina.at(-1)?.id ?? null) : null,
      };
    });
}
