import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import { emTransacao } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { perguntarPelaDevolucao, perguntarPeloPagamento } from '../../pagamentos/index.ts';
import { perguntarPelaRetirada } from '../../retirada/index.ts';
import { idDoAlvo } from './executar-devolucao.ts';

/** Asks the bank now, instead of with the next comparison; asking never pays twice (CONFIABILIDADE 1.5). */
export async function conferirDinheiroParado(
  { db, usuario, agora, ip }: ContextoUsuario,
  { params: { tipo, id } }: Recebida<typeof backoffice.conferirDinheiroParado>,
): Promise<void> {
  return await emTransacao(db, async (trx) => {
    if (!(await PERGUNTAR[tipo](trx, idDoAlvo(id)))) return recusar('naoEncontrado');
    await registrarAuditoria(trx, {
      usuarioId: usuario.id,
      acao: 'banco.perguntar',
      alvo: `${tipo}:${id}`,
      ip,
      em: agora,
    });
  });
}

const PERGUNTAR = {
  devolucao: perguntarPelaDevolucao,
  pagamento: perguntarPeloPagamento,
  retirada: perguntarPelaRetirada,
} as const;
