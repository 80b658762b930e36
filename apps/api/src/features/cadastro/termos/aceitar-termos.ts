import type { cadastro } from '@rateia/contracts/cadastro';
import type { Recebida } from '@rateia/contracts/chamada';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { sinalizarSessoesDe } from '../../sessao/index.ts';
import type { UsuarioLogado } from '../presenter.ts';
import { apresentarUsuario } from '../presenter.ts';
import { guardarAceite } from '../repository.ts';
import { exigirVersaoDosTermos } from './termos.ts';

/** Accepts the terms in force, and no other version (spec A§4 Session: terms gate). */
export async function aceitarTermos(
  { deps, usuario, agora, ip }: ContextoUsuario,
  { body: { versao } }: Recebida<typeof cadastro.aceitarTermos>,
): Promise<UsuarioLogado> {
  await exigirVersaoDosTermos(deps.db, versao);
  await emTransacao(deps.db, async (trx) => {
    await guardarAceite(trx, { usuarioId: usuario.id, versao, agora, ip });
    await sinalizarSessoesDe(trx, usuario.id);
  });
  deps.sessoes.esquecer(usuario.sessaoId);
  return await apresentarUsuario(deps.db, deps, usuario.id);
}
