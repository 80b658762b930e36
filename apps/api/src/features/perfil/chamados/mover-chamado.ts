import { diaDe, fimDoDia, somarDias } from '@rateia/domain/datas';
import type { EventoChamado, QuemMoveChamado } from '@rateia/domain/perfil/chamado';
import { MAQUINA_CHAMADO } from '@rateia/domain/perfil/chamado';
import type { Trx } from '../../../db/banco.ts';
import { mover } from '../../../db/mover.ts';
import { agendarPrazo, cancelarPrazos } from '../../../db/prazos.ts';
import type { Deps } from '../../../http/deps.ts';
import { recusar } from '../../../http/erros.ts';
import { CHAMADO_ENCERRAR } from '../agenda.ts';
import type { Chamado } from './chamados-repository.ts';

type Movimento = {
  readonly chamado: Chamado;
  readonly evento: EventoChamado;
  readonly quem: QuemMoveChamado;
  readonly usuarioId: number | null;
  readonly agora: string;
};

/** Moves a locked ticket by the table. An answered one closes by itself after some days of silence. */
export async function moverChamado(
  trx: Trx,
  deps: Pick<Deps, 'regras'>,
  { chamado, evento, quem, usuarioId, agora }: Movimento,
): Promise<Chamado> {
  const { id } = chamado;
  const r = await mover(trx, MAQUINA_CHAMADO, {
    id,
    de: chamado.estado,
    evento,
    quem,
    usuarioId,
    agora,
    mudar: { mudou_em: agora },
  });
  if (!r.ok) return recusar('transicaoRecusada');
  await cancelarPrazos(trx, { tipos: [CHAMADO_ENCERRAR], alvoId: id });
  if (r.para === 'respondido') {
    const { diasParaEncerrar } = (await deps.regras()).chamado;
    const venceEm = fimDoDia(somarDias(diaDe(agora), diasParaEncerrar));
    await agendarPrazo(trx, { tipo: CHAMADO_ENCERRAR, alvoId: id, venceEm, agora });
  }
  return { ...chamado, estado: r.para, mudouEm: agora };
}
