import { instanteDe } from '@rateia/domain/datas';
import { emTransacao } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { FatosDoDispositivo } from '../../../gateways/antifraude/port.ts';
import type { Deps } from '../../../http/deps.ts';

/** Context under which the facts travel to the job that asks about them; they are kept nowhere. */
export const CONTEXTO_DOS_FATOS = 'antifraude:fatos';

/** A device at high risk is asked for a code at its next login; the session that is open goes on (REGRAS 2.18). */
export async function avaliarDispositivo(
  deps: Deps,
  { dispositivoId, fatosCifrados }: { readonly dispositivoId: number; readonly fatosCifrados: string },
): Promise<void> {
  const { cifra, db, gateways, relogio, log } = deps;
  const fatos = JSON.parse(
    cifra.decifrar(Buffer.from(fatosCifrados, 'base64'), CONTEXTO_DOS_FATOS),
  ) as FatosDoDispositivo;
  const avaliacao = await gateways.antifraude.avaliar({ idDispositivo: `dispositivo-${dispositivoId}`, fatos });
  if (avaliacao.situacao === 'indisponivel' || avaliacao.situacao === 'desconhecido')
    throw new Error(`antifraude: ${avaliacao.situacao}`);
  if (avaliacao.situacao !== 'ok') {
    log.warn({ dispositivoId, situacao: avaliacao.situacao }, 'risk provider refused the facts');
    return;
  }
  const { risco, motivos } = avaliacao.valor;
  await emTransacao(db, async (trx) => {
    const antes = await trx
      .selectFrom('dispositivos')
      .select(['usuario_id as usuarioId', 'risco'])
      .where('id', '=', dispositivoId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await trx
      .updateTable('dispositivos')
      .set({ risco, risco_em: instanteDe(relogio.parede()) })
      .where('id', '=', dispositivoId)
      .execute();
    // Judged again as it was, by the same job perhaps, is nothing new to write down.
    if (risco === 'baixo' || risco === antes.risco) return;
    await registrarAuditoria(trx, {
      usuarioId: antes.usuarioId,
      acao: 'dispositivo.risco',
      alvo: `dispositivo:${dispositivoId}`,
      dados: { risco, motivos },
      em: relogio.agora(),
    });
  });
}
