import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { agirSobrePessoa } from './agir-sobre-pessoa.ts';
import { restringir } from './restricao.ts';

/** Lifts a restriction, with the reason in the trail (REGRAS 2.14). */
export async function tirarRestricao(
  ctx: ContextoUsuario,
  { params: { id }, body: { mensagem } }: Recebida<typeof backoffice.tirarRestricao>,
): Promise<void> {
  return await agirSobrePessoa(ctx, {
    id,
    acao: 'conta.tirarRestricao',
    dados: { mensagem },
    fazer: async (trx, { restricao }) => {
      if (restricao === null) return recusar('transicaoRecusada');
      await restringir(trx, { usuarioId: id, mensagem: null, link: null });
    },
  });
}
