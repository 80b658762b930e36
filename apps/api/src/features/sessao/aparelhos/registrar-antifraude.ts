import type { Recebida } from '@rateia/contracts/chamada';
import type { sessao } from '@rateia/contracts/sessao';
import { emTransacao } from '../../../db/banco.ts';
import { enfileirar } from '../../../db/fila.ts';
import type { FatosDoDispositivo } from '../../../gateways/antifraude/port.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { AVALIAR_DISPOSITIVO } from '../agenda.ts';
import { CONTEXTO_DOS_FATOS } from './antifraude.ts';

/**
 * Takes the facts that the browser tells about itself. Only a keyed digest of them is kept. A job asks the provider, so
 * that nobody waits for it and its absence changes nothing (spec A§7 antifraude/registrar).
 */
export async function registrarAntifraude(
  { deps, usuario, ip, agente }: ContextoUsuario,
  { body }: Recebida<typeof sessao.registrarAntifraude>,
): Promise<void> {
  const { cifra, db } = deps;
  const { dispositivoId } = usuario;
  const digital = cifra.indice(JSON.stringify([body, agente]), 'antifraude:digital');
  const antes = await db
    .selectFrom('dispositivos')
    .select(['digital', 'risco_em'])
    .where('id', '=', dispositivoId)
    .executeTakeFirstOrThrow();
  // The same browser as the last time was judged already.
  if (antes.digital?.equals(digital) === true && antes.risco_em !== null) return;
  const fatos: FatosDoDispositivo = {
    ...body,
    agente,
    ip,
    mudou: antes.digital !== null && !antes.digital.equals(digital),
  };
  await emTransacao(db, async (trx) => {
    await trx.updateTable('dispositivos').set({ digital }).where('id', '=', dispositivoId).execute();
    const fatosCifrados = cifra.cifrar(JSON.stringify(fatos), CONTEXTO_DOS_FATOS).toString('base64');
    await enfileirar(trx, AVALIAR_DISPOSITIVO, { dispositivoId, fatosCifrados });
  });
}
