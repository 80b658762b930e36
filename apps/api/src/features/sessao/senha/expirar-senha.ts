import type { Instante } from '@rateia/domain/datas';
import type { Trx } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';

type Expiracao = {
  readonly usuarioId: number;
  /** The reason for which the password is known to be compromised; passwords do not expire by age (REGRAS 2.18). */
  readonly motivo: 'senhaComum' | 'operacao' | 'outroNavegador';
  readonly agora: Instante;
  readonly ip: string | null;
};

/**
 * Expires a password: it opens nothing from now on, and the next login leads to a new one (spec A§2 /senha-expirada;
 * ASVS 6.2.10).
 */
export async function expirarSenha(trx: Trx, { usuarioId, motivo, agora, ip }: Expiracao): Promise<void> {
  await trx.updateTable('usuarios').set({ senha_expirada_em: agora }).where('id', '=', usuarioId).execute();
  await registrarAuditoria(trx, {
    usuarioId,
    acao: 'seguranca.senhaExpirada',
    alvo: `usuario:${usuarioId}`,
    dados: { motivo },
    ip,
    em: agora,
  });
}
