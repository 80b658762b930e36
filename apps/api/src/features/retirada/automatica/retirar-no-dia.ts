import type { Instante } from '@rateia/domain/datas';
import { diaDe, somarMinutos } from '@rateia/domain/datas';
import {
  momentoDaAutomatica,
  paraNaAnalise,
  proximoDiaDaAutomatica,
  valorDaAutomatica,
} from '@rateia/domain/retirada/automatica';
import { ID_TIPO_RETIRADA } from '@rateia/domain/retirada/regras';
import type { Trx } from '../../../db/banco.ts';
import { agendarPrazo } from '../../../db/prazos.ts';
import type { Deps } from '../../../http/deps.ts';
import { ErroDeCatalogo } from '../../../http/erros.ts';
import { RETIRADA_AUTOMATICA } from '../agenda.ts';
import type { Destino } from '../destino/destino.ts';
import { exigirDestino } from '../destino/destino.ts';
import { custosDe, passaDoLimiteDoCpf, situacaoDe } from '../limites/situacao.ts';
import { exigirMovida, moverRetirada } from '../mover-retirada.ts';
import { inserirRetirada, travarEmPreparo, travarUsuario } from '../repository.ts';
import { motivosDe } from '../revisao/risco.ts';
import { seguirAutorizada } from '../revisao/seguir-autorizada.ts';
import { acharAutomatica, marcarProxima } from './automatica-repository.ts';
import { pararAutomatica } from './parar-automatica.ts';

type Pedido = { readonly usuarioId: number; readonly agora: Instante };
const tipo = ID_TIPO_RETIRADA.pix;

/**
 * The day of an automatic withdrawal: all above what stays goes to its owner's key, under the limits, fees and reviews of
 * every other one. Done twice it is one: the next day is marked first. A withdrawal that its owner is making goes before
 * (REGRAS 2.6).
 */
export async function retirarNoDia(trx: Trx, deps: Deps, { usuarioId, agora }: Pedido): Promise<void> {
  await travarUsuario(trx, usuarioId);
  const ligada = await acharAutomatica(trx, usuarioId);
  const hoje = diaDe(agora);
  if (ligada === undefined || ligada.proximaEm > hoje) return;
  const regras = await deps.regras();
  const prazo = { tipo: RETIRADA_AUTOMATICA, alvoId: usuarioId, agora };
  if ((await travarEmPreparo(trx, usuarioId)).length > 0) {
    const venceEm = somarMinutos(agora, regras.retirada.automatica.minutosDeEspera);
    return await agendarPrazo(trx, { ...prazo, venceEm });
  }
  const proximaEm = proximoDiaDaAutomatica(ligada.dia, hoje);
  await marcarProxima(trx, { usuarioId, proximaEm });
  await agendarPrazo(trx, { ...prazo, venceEm: momentoDaAutomatica(proximaEm, regras) });

  const situacao = await situacaoDe(trx, deps, { usuarioId, agora });
  const valor = valorDaAutomatica({ situacao, manter: ligada.manter }, regras);
  if (valor === undefined) return;
  const custos = custosDe({ valor, tipo }, situacao, regras);
  const destino = await destinoAinda(trx, deps, { idChave: ligada.idChave, usuarioId, agora });
  if (destino === undefined) return await pararAutomatica(trx, { usuarioId, motivo: 'chave', agora });
  const feita = { usuarioId, tipo, destino, valor, ...custos, criadaEm: agora, automatica: true } as const;
  const rascunho = await inserirRetirada(trx, feita);
  const motivos = [
    ...(await motivosDe({ db: trx, deps, usuario: { id: usuarioId } }, { valor, tipo })),
    ...((await passaDoLimiteDoCpf(trx, { usuarioId, valor, situacao, regras })) ? (['limiteDoCpf'] as const) : []),
  ];
  const revisaoManual = motivos.length > 0;
  const retirada = exigirMovida(
    await moverRetirada(trx, rascunho, {
      evento: 'programar',
      quem: 'sistema',
      agora,
      mudar: { autorizada_em: agora, revisao_manual: revisaoManual, motivos_revisao: motivos },
      dados: { motivos },
    }),
  );
  await seguirAutorizada(trx, deps, { retirada, revisaoManual, agora });
  if (paraNaAnalise(motivos)) await pararAutomatica(trx, { usuarioId, motivo: 'analise', agora });
}

/** The key, while it is still his and may receive. */
async function destinoAinda(
  trx: Trx,
  deps: Deps,
  { idChave, usuarioId, agora }: Pedido & { readonly idChave: number },
): Promise<Destino | undefined> {
  try {
    const destino = { tipoId: tipo, idChave };
    return await exigirDestino(trx, deps, { destino, usuarioId, agora });
  } catch (erro) {
    if (erro instanceof ErroDeCatalogo) return undefined;
    throw erro;
  }
}
