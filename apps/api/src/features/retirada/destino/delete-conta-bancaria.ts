import type { Recebida } from '@rateia/contracts/chamada';
import type { retirada } from '@rateia/contracts/retirada';
import { emTransacao } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { travarUsuario } from '../repository.ts';
import { acharConta, contaTemRetirada, removerConta } from './contas.ts';

/** Takes an account off; one that a withdrawal is on its way to stays until that one has arrived. */
export async function deleteContaBancaria(
  ctx: ContextoUsuario,
  { params }: Recebida<typeof retirada.deleteContaBancaria>,
): Promise<void> {
  const { deps, usuario, agora, ip } = ctx;
  await emTransacao(ctx.db, async (trx) => {
    await travarUsuario(trx, usuario.id);
    const dela = { id: params.id, usuarioId: usuario.id };
    const conta = (await acharConta(trx, deps.cifra, dela)) ?? recusar('naoEncontrado');
    if (await contaTemRetirada(trx, conta.id)) recusar('contaEmUso');
    await removerConta(trx, { id: conta.id, agora });
    const alvo = `contaBancaria:${conta.id}`;
    await registrarAuditoria(trx, { usuarioId: usuario.id, acao: 'contaBancaria.remover', alvo, ip, em: agora });
  });
}
