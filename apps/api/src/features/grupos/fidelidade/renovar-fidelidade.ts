import type { Resposta } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import { diaDe } from '@rateia/domain/datas';
import { ID_ESTADO_ASSINATURA } from '@rateia/domain/grupos/assinatura';
import { diaDaPergunta } from '@rateia/domain/grupos/fidelidade';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { primeiroAcesso } from '../../carteira/index.ts';
import type { PorId } from '../papeis.ts';
import { exigirNoGrupo } from '../papeis.ts';
import { travarAssinaturaEGrupo } from '../repository.ts';
import { agendarFimDaFidelidade, fimDoPrazo } from './fim-da-fidelidade.ts';

/** In the last days of his term a member binds himself for as long again; silence goes on by the month (REGRAS 2.9). */
export async function renovarFidelidade(
  ctx: ContextoUsuario,
  { params: { id } }: PorId,
): Promise<Resposta<typeof grupos.renovarFidelidade>> {
  const { deps, agora } = ctx;
  return await emTransacao(ctx.db, async (trx) => {
    const { assinatura: minha } = await exigirNoGrupo(trx, { ctx, grupoId: id, chamada: 'renovarFidelidade' });
    const achados = minha === undefined ? undefined : await travarAssinaturaEGrupo(trx, minha.id);
    if (achados === undefined) return recusar('semPermissao');
    const { grupo, assinatura } = achados;
    if (grupo.fidelidadeMeses === null) return recusar('semFidelidade');
    const inicio = await primeiroAcesso(trx, assinatura.id);
    const fim = inicio === undefined ? undefined : fimDoPrazo({ grupo, assinatura, inicio });
    const hoje = diaDe(agora);
    const naHora = fim !== undefined && hoje <= fim && hoje >= diaDaPergunta(fim, await deps.regras());
    if (inicio === undefined || !naHora || assinatura.estado !== ID_ESTADO_ASSINATURA.ativa)
      return recusar('transicaoRecusada');
    const renovada = { ...assinatura, fidelidadeRenovacoes: assinatura.fidelidadeRenovacoes + 1 };
    await trx
      .updateTable('assinaturas')
      .set({ fidelidade_renovacoes: renovada.fidelidadeRenovacoes })
      .where('id', '=', assinatura.id)
      .execute();
    const prazo = { grupo, assinatura: renovada, inicio };
    await agendarFimDaFidelidade(trx, deps, { ...prazo, agora });
    return { fim: fimDoPrazo(prazo) ?? fim };
  });
}
