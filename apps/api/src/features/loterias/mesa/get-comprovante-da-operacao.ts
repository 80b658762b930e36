import type { backofficeBoloes as contrato } from '@rateia/contracts/backoffice-boloes';
import type { RespostaBinaria } from '@rateia/contracts/campos';
import type { Recebida } from '@rateia/contracts/chamada';
import { emTransacao } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { abrirComprovante } from '../comprovantes/abrir-comprovante.ts';
import { acharComprovante } from '../comprovantes/repository.ts';

/**
 * The picture of a receipt for the person who compares it with the bets, before and after the pool is frozen with it. It
 * carries no mark, so each opening is noted under its operator's name (REGRAS 2.12 Receipt, 2.15).
 */
export async function getComprovanteDaOperacao(
  { deps, db, agora, usuario, ip }: ContextoUsuario,
  { params: { id } }: Recebida<typeof contrato.getComprovanteDaOperacao>,
): Promise<RespostaBinaria> {
  const comprovante = (await acharComprovante(db, id)) ?? recusar('naoEncontrado');
  const { bytes } = await abrirComprovante(deps, comprovante);
  await emTransacao(db, async (trx) => {
    const alvo = `bolao:${comprovante.bolaoId}`;
    const dados = { comprovante: id };
    await registrarAuditoria(trx, {
      usuarioId: usuario.id,
      acao: 'bolao.verComprovante',
      alvo,
      dados,
      ip,
      em: agora,
    });
  });
  return { tipo: 'image/jpeg', nome: `comprovante-${id}.jpg`, bytes };
}
