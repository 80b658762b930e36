import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import { instanteDe } from '@rateia/domain/datas';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { encerrarSessoes, revogarDispositivoDe } from '../../sessao/index.ts';
import { agirSobrePessoa } from './agir-sobre-pessoa.ts';

/** A device is no longer trusted: its sessions and any release of it end, and its next login asks for a code (ASVS 7.4.5). */
export async function revogarAparelho(
  ctx: ContextoUsuario,
  { params: { id, idAparelho }, body: { mensagem } }: Recebida<typeof backoffice.revogarAparelho>,
): Promise<void> {
  return await agirSobrePessoa(ctx, {
    id,
    acao: 'conta.revogarAparelho',
    dados: { mensagem, aparelho: idAparelho },
    fazer: async (trx) => {
      const { deps, agora } = ctx;
      const parede = instanteDe(deps.relogio.parede());
      if (!(await revogarDispositivoDe(trx, { usuarioId: id, id: idAparelho, agora, parede })))
        return recusar('naoEncontrado');
      const encerradas = await encerrarSessoes(
        trx,
        { usuarioId: id, dispositivoId: idAparelho },
        { motivo: 'operacao', parede },
      );
      for (const sessao of encerradas) deps.sessoes.esquecer(sessao);
    },
  });
}
