import type { Recebida } from '@rateia/contracts/chamada';
import type { sessao } from '@rateia/contracts/sessao';
import { meiosDoSegundoFator } from '@rateia/domain/sessao/confirmacao';
import { emTransacao } from '../../../db/banco.ts';
import type { Contexto } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { donoDoLogin, resumoDoLogin } from '../login/login-em-curso.ts';
import { travarLogin } from '../login/pedidos-repository.ts';
import { opcoesDeUso } from './chaves-de-acesso.ts';
import { fatoresDaConta } from './fatores.ts';

/** The factors that can prove the second step of this login, and the challenge for a passkey. */
export async function opcoesDoSegundoFator(
  { deps, agora }: Contexto,
  { body: { hash } }: Recebida<typeof sessao.opcoesDoSegundoFator>,
) {
  return await emTransacao(deps.db, async (trx) => {
    const entrada = (await travarLogin(trx, { resumo: resumoDoLogin(hash), agora })) ?? recusar('entradaVencida');
    const { usuarioId } = entrada;
    const meios = meiosDoSegundoFator(await fatoresDaConta(trx, usuarioId));
    return {
      meios,
      opcoesDaChave: meios.includes('chave')
        ? await opcoesDeUso(trx, deps, { usuarioId, dono: donoDoLogin(hash), finalidade: 'entrada', agora })
        : null,
    };
  });
}
