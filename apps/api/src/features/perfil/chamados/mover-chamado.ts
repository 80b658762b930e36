import { diaDe, fimDoDia, somarDias } from '@rateia/domain/datas';
import { transicionar } from '@rateia/domain/maquina';
import type { EventoChamado, QuemMoveChamado } from '@rateia/domain/perfil/chamado';
import { MAQUINA_CHAMADO } from '@rateia/domain/perfil/chamado';
import type { Trx } from '../../../db/banco.ts';
import { agendarPrazo, cancelarPrazos } from '../../../db/prazos.ts';
import { registrarTransicao } from '../../../db/transicoes.ts';
import type { Deps } from '../../../http/deps.ts';
import { recusar } from '../../../http/erros.ts';
import { CHAMADO_ENCERRAR } from '../agenda.ts';
import type { Chamado } from './chamados-repository.ts';
import { marcarChamado } from './chamados-repository.ts';

type Movimento = {
  readonly chamado: Chamado;
  readonly evento: EventoChamado;
  readonly quem: QuemMoveChamado;
  readonly usuarioId: number | null;
  readonly agora: string;
};

/** Moves a locked ticket by the table. An answered one closes by itself after some days of silence. */
export const moverChamado = async (
  trx: Trx,
  deps: Pick<Deps, 'regras'>,
  { chamado, evento, quem, usuarioId, agora }: Movimento,
): Promise<Chamado> => {
  const { id } = chamado;
  const r = transicionar(MAQUINA_CHAMADO, { estado: chamado.estado, evento, quem, contexto: {} });
  if (!r.ok) return recusar('transicaoRecusada');
  await marcarChamado(trx, { id, estado: r.para, agora });
  await registrarTransicao(trx, {
    entidade: 'chamado',
    entidadeId: id,
    de: chamado.estado,
    evento,
    para: r.para,
    quem,
    usuarioId,
    em: agora,
  });
  await cancelarPrazos(trx, { tipos: [CHAMADO_ENCERRAR], alvoId: id });
  if (r.para === 'respondido') {
    const { diasParaEncerrar } = (await deps.regras()).chamado;
    const venceEm = fimDoDia(somarDias(diaDe(agora), diasParaEncerrar));
    await agendarPrazo(trx, { tipo: CHAMADO_ENCERRAR, alvoId: id, venceEm, agora });
  }
  return { ...chamado, estado: r.para, mudouEm: agora };
};
