import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import type { Instante } from '@rateia/domain/datas';
import { instanteDe, milissegundosDe } from '@rateia/domain/datas';
import { emTransacao } from '../../../db/banco.ts';
import type { Periodica } from '../../../db/periodicas.ts';
import { enfileirarPeriodicas } from '../../../db/periodicas.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';

/** Moves the product clock to an instant with everything that falls due on the way; given by the composition. */
export type Avancar = (ate: Instante) => Promise<{ readonly executados: number; readonly falhas: number }>;

const MS = { dias: 86_400_000, horas: 3_600_000, minutos: 60_000 } as const;

/** Moves the product clock forward with everything that falls due on the way, in its order (outside production only). */
export async function avancarRelogio(
  { deps, usuario, agora: de, ip }: ContextoUsuario,
  { body }: Recebida<typeof backoffice.avancarRelogio>,
  { avancar, periodicas }: { readonly avancar: Avancar; readonly periodicas: readonly Periodica[] },
) {
  const { dias = 0, horas = 0, minutos = 0 } = body;
  const somado = milissegundosDe(de) + dias * MS.dias + horas * MS.horas + minutos * MS.minutos;
  const ate = instanteDe(Math.max(somado, body.ate === undefined ? 0 : milissegundosDe(body.ate)));
  const { executados, falhas } = await avancar(ate);
  await emTransacao(deps.db, async (trx) => {
    await registrarAuditoria(trx, {
      usuarioId: usuario.id,
      acao: 'relogio.avancar',
      alvo: 'relogio',
      dados: { de, ate },
      ip,
      em: ate,
    });
    await enfileirarPeriodicas(trx, { periodicas, de, ate });
  });
  return { agora: deps.relogio.agora(), prazosExecutados: executados, falhas };
}
