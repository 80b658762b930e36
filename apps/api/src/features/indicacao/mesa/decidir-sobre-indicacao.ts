import type { backofficeIndicacoes } from '@rateia/contracts/backoffice-indicacoes';
import type { Recebida } from '@rateia/contracts/chamada';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import type { Indicacao } from '../indicacoes/repository.ts';
import { travarIndicacao } from '../indicacoes/repository.ts';

export type Decisao = Recebida<typeof backofficeIndicacoes.anularIndicacao>;
type Ato = 'segurar' | 'soltar' | 'anular' | 'restaurar';

/** An act of the staff on a referral, under its lock, with its row of the audit trail (REGRAS 2.13, 2.15). */
export async function decidirSobreIndicacao(
  ctx: ContextoUsuario,
  { params: { id }, body: { mensagem } }: Decisao,
  { ato, fazer }: { readonly ato: Ato; readonly fazer: (trx: Trx, indicacao: Indicacao) => Promise<void> },
): Promise<void> {
  const { agora, usuario, ip } = ctx;
  await emTransacao(ctx.db, async (trx) => {
    const indicacao = (await travarIndicacao(trx, id)) ?? recusar('naoEncontrado');
    await fazer(trx, indicacao);
    const dados = { mensagem };
    await registrarAuditoria(trx, {
      usuarioId: usuario.id,
      acao: `indicacao.${ato}`,
      alvo: `indicacao:${id}`,
      dados,
      ip,
      em: agora,
    });
  });
}
