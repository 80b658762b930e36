import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import { emTransacao } from '../../../../db/banco.ts';
import { registrarAuditoria } from '../../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../../http/contexto.ts';
import { recusar } from '../../../../http/erros.ts';
import { mudarLink } from './repository.ts';

type Entrada = Recebida<typeof backoffice.ligarLink>;

/** Switches a short link, of the operation or of a person, on or off (REGRAS 2.23). */
export function ligarOuDesligar(acao: 'link.ligar' | 'link.desligar') {
  return async (ctx: ContextoUsuario, { params: { id } }: Entrada): Promise<void> =>
    await emTransacao(ctx.db, async (trx) => {
      const desligadoEm = acao === 'link.desligar' ? ctx.agora : null;
      const link = (await mudarLink(trx, { id, desligadoEm })) ?? recusar('naoEncontrado');
      await registrarAuditoria(trx, {
        usuarioId: ctx.usuario.id,
        acao,
        alvo: `link:${link.codigo}`,
        ip: ctx.ip,
        em: ctx.agora,
      });
    });
}
