import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { agirSobrePessoa } from './agir-sobre-pessoa.ts';
import { restringir } from './restricao.ts';

/** Bars a person from new groups, in words that he reads when he tries (REGRAS 2.14). */
export async function restringirPessoa(
  ctx: ContextoUsuario,
  { params: { id }, body: { mensagem, link } }: Recebida<typeof backoffice.restringirPessoa>,
): Promise<void> {
  return await agirSobrePessoa(ctx, {
    id,
    acao: 'conta.restringir',
    dados: { mensagem, link: link ?? null },
    fazer: async (trx) => await restringir(trx, { usuarioId: id, mensagem, link: link ?? null }),
  });
}
