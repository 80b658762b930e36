import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import { formatarDia } from '@rateia/domain/datas-formatadas';
import { emTransacao } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { mudarVencimento } from '../../carteira/index.ts';
import { exigirMembro } from '../papeis.ts';
import { travarAssinaturaEGrupo } from '../repository.ts';
import { paraMesDeAjuste } from './get-vencimento.ts';

type Contrato = typeof grupos.updateVencimento;

/** The member chooses the day of the month on which his invoices fall due, at the price that he saw (REGRAS 2.8). */
export async function updateVencimento(
  ctx: ContextoUsuario,
  { params: { id }, body: { dia, valor } }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  const { agora, deps, usuario, ip } = ctx;
  return await emTransacao(ctx.db, async (trx) => {
    const membro = await exigirMembro(trx, { ctx, grupoId: id, chamada: 'updateVencimento' });
    await travarAssinaturaEGrupo(trx, membro.id);
    const feita = await mudarVencimento(trx, deps, { assinaturaId: membro.id, agora, dia, valor });
    if ('recusa' in feita) {
      const data = feita.data === undefined ? '' : formatarDia(feita.data);
      return recusar(feita.recusa, { valores: { data, dia } });
    }
    await registrarAuditoria(trx, {
      usuarioId: usuario.id,
      acao: 'vencimento.mudar',
      alvo: `assinatura:${membro.id}`,
      dados: { dia, vale: feita.ancora },
      ip,
      em: agora,
    });
    return paraMesDeAjuste(feita);
  });
}
