import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { seguranca } from '@rateia/contracts/seguranca';
import { meiosDoSegundoFator } from '@rateia/domain/sessao/confirmacao';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { conferirPin } from '../codigos/conferir-pin.ts';
import { anotarFator } from '../segundo-fator/anotar-fator.ts';
import { conferirFator } from '../segundo-fator/conferir-fator.ts';
import { fatoresDaConta } from '../segundo-fator/fatores.ts';
import { comProvaContada } from '../sessoes/provas-da-sessao.ts';
import { guardarConfirmacao } from './confirmacao-forte.ts';
import { vinculoDaConfirmacao } from './vinculo-da-confirmacao.ts';

/**
 * Judges the proof for one act, a few times; a code by e-mail proves nothing for a person with a second factor (ASVS
 * 7.5.1).
 */
export async function confirmar(
  ctx: ContextoUsuario,
  { body }: Recebida<typeof seguranca.confirmar>,
): Promise<Resposta<typeof seguranca.confirmar>> {
  return await comProvaContada(ctx, () => julgar(ctx, body));
}

async function julgar(
  ctx: ContextoUsuario,
  { acao, meio, codigo, resposta }: Recebida<typeof seguranca.confirmar>['body'],
): Promise<Resposta<typeof seguranca.confirmar>> {
  const { deps, usuario, agora, ip } = ctx;
  const meios = meiosDoSegundoFator(await fatoresDaConta(deps.db, usuario.id));
  if (meio === 'pin') {
    if (meios.length > 0) recusar('pinInvalido');
    return await emTransacao(deps.db, async (trx) => {
      await conferirPin(trx, deps, {
        vinculo: vinculoDaConfirmacao(acao, usuario.sessaoId),
        pin: codigo ?? '',
        agora,
      });
      return await guardarConfirmacao(trx, ctx, { acao, meio });
    });
  }
  if (!meios.includes(meio)) return recusar('codigoNaoConfere');
  await conferirFator(deps, {
    usuarioId: usuario.id,
    dono: usuario.sessaoId,
    finalidade: 'confirmacao',
    prova: { meio, codigo, resposta },
    ip,
    dispositivo: ctx.hashDispositivo,
    agora,
    dispositivoConhecido: true,
  });
  return await emTransacao(deps.db, async (trx) => {
    await anotarFator(trx, ctx);
    return await guardarConfirmacao(trx, ctx, { acao, meio });
  });
}
