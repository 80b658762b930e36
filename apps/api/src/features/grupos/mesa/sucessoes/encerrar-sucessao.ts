import type { backofficeSucessoes as contrato } from '@rateia/contracts/backoffice-sucessoes';
import type { Recebida } from '@rateia/contracts/chamada';
import type { ContextoUsuario } from '../../../../http/contexto.ts';
import { recusar } from '../../../../http/erros.ts';
import { fecharSucessao } from '../../sucessao/fechar-sucessao.ts';
import { terminarEmOrdem } from '../../sucessao/prazos-da-sucessao.ts';
import { naEscolhaDaMesa } from './na-escolha-da-mesa.ts';

/** The lead ends the choice now: the end of the group is set, as when nobody takes it over (REGRAS 2.30). */
export async function encerrarSucessao(
  ctx: ContextoUsuario,
  { params: { id: grupoId }, body: { mensagem } }: Recebida<typeof contrato.encerrarSucessao>,
): Promise<void> {
  const { deps, agora, usuario } = ctx;
  await naEscolhaDaMesa(ctx, {
    grupoId,
    acao: 'sucessao.encerrar',
    mensagem,
    fazer: async (trx, { grupo, sucessao }) => {
      const quem = { quem: 'operador', usuarioId: usuario.id, agora } as const;
      const fechada = await fecharSucessao(trx, { ...quem, id: sucessao.id, evento: 'encerrar' });
      if (fechada === undefined) return recusar('sucessaoNaoPermitida');
      await terminarEmOrdem(trx, deps, { ...quem, grupo });
    },
  });
}
