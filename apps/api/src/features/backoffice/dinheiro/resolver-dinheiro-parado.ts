import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import { alcadaDaDevolucao } from '@rateia/domain/backoffice/alcada';
import { centavos } from '@rateia/domain/dinheiro';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import type { AcaoComDinheiro, DevolucaoDecidida } from './executar-devolucao.ts';
import { executarDevolucao } from './executar-devolucao.ts';
import { feitoNoDia } from './feito-no-dia.ts';
import type { LinhaParada } from './repository.ts';
import { acharParada, propostasAbertas } from './repository.ts';

type Entrada = Recebida<typeof backoffice.resolverDinheiroParado>;

/** Gives stuck money back or credits its payer; above what one person decides, or has decided today, it becomes a proposal (REGRAS 2.15, 2.24). */
export async function resolverDinheiroParado(
  ctx: ContextoUsuario,
  { params: { tipo, id: alvo }, body: { acao, mensagem } }: Entrada,
): Promise<{ readonly situacao: 'feita' | 'proposta' }> {
  return await emTransacao(ctx.db, async (trx) => {
    const { deps, usuario, agora, ip } = ctx;
    const linha = await exigirLinha(trx, ctx, { tipo, alvo });
    const valor = centavos(linha.emJogo ?? 0);
    const pessoaId = linha.contaId ?? linha.pagadorId;
    const feito = await feitoNoDia(trx, { operadorId: usuario.id, pessoaId, agora });
    const alcada = alcadaDaDevolucao({ valor, papeis: usuario.papeis, feito }, await deps.regras());
    if (alcada === 'nada') return recusar('acimaDaAlcada');
    const dados = { acao, valor, mensagem, pessoa: pessoaId };
    const auditoria = { usuarioId: usuario.id, alvo: `${tipo}:${alvo}`, ip, em: agora };
    if (alcada === 'propoe') {
      await propor(trx, { tipo, alvo, acao, valor, mensagem, por: usuario.id, agora });
      await registrarAuditoria(trx, { ...auditoria, acao: 'devolucao.propor', dados });
      return { situacao: 'proposta' };
    }
    await executarDevolucao(trx, deps, { tipo, alvo, acao, mensagem, operadorId: usuario.id, agora });
    await registrarAuditoria(trx, { ...auditoria, acao: `devolucao.${acao}`, dados });
    return { situacao: 'feita' };
  });
}

type Alvo = { readonly tipo: DevolucaoDecidida['tipo']; readonly alvo: string };

/** The line of stuck money, which must be stuck, without a proposal, and not the operator's own. */
async function exigirLinha(trx: Trx, { usuario, agora }: ContextoUsuario, { tipo, alvo }: Alvo): Promise<LinhaParada> {
  const linha = await acharParada(trx, { tipo, id: alvo, agora });
  if (linha?.emJogo == null) return recusar('naoEncontrado');
  if (linha.contaId === usuario.id || linha.pagadorId === usuario.id) return recusar('semPermissao');
  if ((await propostasAbertas(trx)).has(`${tipo}:${alvo}`)) return recusar('propostaAberta');
  return linha;
}

async function propor(
  trx: Trx,
  p: Alvo & {
    readonly acao: AcaoComDinheiro;
    readonly valor: number;
    readonly mensagem: string;
    readonly por: number;
    readonly agora: string;
  },
): Promise<void> {
  const nova = await trx
    .insertInto('propostas_de_devolucao')
    .values({
      tipo: p.tipo,
      alvo: p.alvo,
      acao: p.acao,
      valor: p.valor,
      mensagem: p.mensagem,
      proposta_por: p.por,
      proposta_em: p.agora,
    })
    .onConflict((c) => c.columns(['tipo', 'alvo']).where('decisao', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (nova === undefined) recusar('propostaAberta');
}
