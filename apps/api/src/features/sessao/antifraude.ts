import type { Recebida } from '@rateia/contracts/chamada';
import type { sessao } from '@rateia/contracts/sessao';
import { instanteDe } from '@rateia/domain/datas';
import { emTransacao } from '../../db/banco.ts';
import { enfileirar } from '../../db/fila.ts';
import { registrarAuditoria } from '../../db/transicoes.ts';
import type { FatosDoDispositivo } from '../../gateways/antifraude/port.ts';
import type { ContextoUsuario } from '../../http/contexto.ts';
import type { Deps } from '../../http/deps.ts';

/** Context under which the facts travel to the job that asks about them; they are kept nowhere. */
const CONTEXTO_DOS_FATOS = 'antifraude:fatos';

/**
 * What the browser says about itself. Of the facts only a keyed digest stays; the provider is asked by a job, so that
 * nobody waits for it, and it being away changes nothing (spec A§7 antifraude/registrar).
 */
export const registrarAntifraude = async (
  { deps, usuario, ip, agente }: ContextoUsuario,
  { body }: Recebida<typeof sessao.registrarAntifraude>,
): Promise<void> => {
  const { cifra, db } = deps;
  const { dispositivoId } = usuario;
  const impressao = cifra.indice(JSON.stringify([body, agente]), 'antifraude:impressao');
  const antes = await db
    .selectFrom('dispositivos')
    .select(['impressao', 'risco_em'])
    .where('id', '=', dispositivoId)
    .executeTakeFirstOrThrow();
  // The same browser as the last time was judged already.
  if (antes.impressao?.equals(impressao) === true && antes.risco_em !== null) return;
  const fatos: FatosDoDispositivo = {
    ...body,
    agente,
    ip,
    mudou: antes.impressao !== null && !antes.impressao.equals(impressao),
  };
  await emTransacao(db, async (trx) => {
    await trx.updateTable('dispositivos').set({ impressao }).where('id', '=', dispositivoId).execute();
    const fatosCifrados = cifra.cifrar(JSON.stringify(fatos), CONTEXTO_DOS_FATOS).toString('base64');
    await enfileirar(trx, 'avaliarDispositivo', { dispositivoId, fatosCifrados });
  });
};

/** A device at high risk is asked for a code at its next login; the session that is open goes on (record 104). */
export const avaliarDispositivo = async (
  deps: Deps,
  { dispositivoId, fatosCifrados }: { readonly dispositivoId: number; readonly fatosCifrados: string },
): Promise<void> => {
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
};
