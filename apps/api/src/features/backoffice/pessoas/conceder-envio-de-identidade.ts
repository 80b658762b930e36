import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { concederEnvio, submissoesDeIdentidade } from '../../cadastro/index.ts';
import { notificar } from '../../notificacoes/index.ts';
import { agirSobrePessoa } from './agir-sobre-pessoa.ts';
import { acharConta } from './repository.ts';

/**
 * Grants one more try to a person who has used all of them and is not confirmed; the person is told (REGRAS 2.15,
 * 2.20).
 */
export async function concederEnvioDeIdentidade(
  ctx: ContextoUsuario,
  { params: { id }, body: { mensagem } }: Recebida<typeof backoffice.concederEnvioDeIdentidade>,
): Promise<void> {
  return await agirSobrePessoa(ctx, {
    id,
    acao: 'identidade.concederEnvio',
    dados: { mensagem },
    fazer: async (trx) => {
      const { agora, deps, requestId } = ctx;
      const { feitos, maximo } = await submissoesDeIdentidade(trx, deps, { usuarioId: id, agora });
      const confirmada = (await acharConta(trx, id))?.identidadeVerificadaEm != null;
      if (confirmada || feitos < maximo) return recusar('transicaoRecusada');
      await concederEnvio(trx, { usuarioId: id, agora });
      await notificar(trx, { usuarioId: id, modelo: 'envioConcedidoPelaEquipe', dados: {}, fato: requestId, agora });
    },
  });
}
