import type { Instante } from '@rateia/domain/datas';
import { formatarMomento } from '@rateia/domain/datas-formatadas';
import { MARCA } from '@rateia/domain/marca';
import type { Lado, Resultado } from '@rateia/domain/reclamacoes/listagens';
import { MOTIVO_RECLAMACAO, RESULTADO } from '@rateia/domain/reclamacoes/listagens';
import { rotuloDe } from '@rateia/domain/tabela';
import type { Trx } from '../../db/banco.ts';
import { nomeDe } from '../grupos/index.ts';
import { notificar } from '../notificacoes/index.ts';
import type { Reclamacao } from './repository.ts';

type Aviso = {
  readonly reclamacao: Reclamacao;
  /** The ids of the event. */
  readonly fato: string | number;
  readonly agora: Instante;
};

/** The data of every message about a complaint. */
async function baseDe(trx: Trx, { id, sobre, motivo, usuarioId, administradorId }: Reclamacao) {
  return {
    idReclamacao: id,
    grupo: sobre.nome,
    problema: motivo === null ? 'Reclamação' : rotuloDe(MOTIVO_RECLAMACAO, motivo),
    membro: await nomeDe(trx, usuarioId),
    administrador: administradorId === null ? MARCA : await nomeDe(trx, administradorId),
  };
}

/** The administrator learns of the complaint, and until when he answers. */
export async function avisarAbertura(trx: Trx, { reclamacao, fato, agora }: Aviso): Promise<void> {
  const ate = formatarMomento(reclamacao.dataLimite ?? agora);
  const { administradorId } = reclamacao;
  if (administradorId === null) return;
  await notificar(trx, {
    usuarioId: administradorId,
    modelo: 'reclamacaoAberta',
    dados: { ...(await baseDe(trx, reclamacao)), ate },
    fato,
    autorId: reclamacao.usuarioId,
    agora,
  });
}

/** The member has a proposal to answer; the second time, it is the reminder. */
export async function avisarProposta(
  trx: Trx,
  { reclamacao, fato, agora, valor, ate }: Aviso & { readonly valor: number; readonly ate: Instante },
): Promise<void> {
  await notificar(trx, {
    usuarioId: reclamacao.usuarioId,
    modelo: 'reclamacaoProposta',
    dados: { ...(await baseDe(trx, reclamacao)), valor, ate: formatarMomento(ate) },
    fato,
    ...(reclamacao.administradorId === null ? {} : { autorId: reclamacao.administradorId }),
    agora,
  });
}

/** A side has to act, or is told what the other one did. The staff, which is the side of a pool, has its desk. */
export async function avisarMudanca(
  trx: Trx,
  {
    reclamacao,
    fato,
    agora,
    para,
    oQue,
    ate,
  }: Aviso & { readonly para: Lado; readonly oQue: string; readonly ate?: Instante | undefined },
): Promise<void> {
  const usuarioId = para === 'membro' ? reclamacao.usuarioId : reclamacao.administradorId;
  if (usuarioId === null) return;
  await notificar(trx, {
    usuarioId,
    modelo: 'reclamacaoMudou',
    dados: {
      ...(await baseDe(trx, reclamacao)),
      mudanca: oQue,
      prazo: ate === undefined ? null : formatarMomento(ate),
    },
    fato: `${fato}:${para}`,
    agora,
  });
}

/** Both sides read the same end. */
export async function avisarFim(
  trx: Trx,
  p: {
    readonly reclamacao: Reclamacao;
    readonly resultado: Resultado;
    readonly devolvido: number;
    readonly agora: Instante;
  },
): Promise<void> {
  const { reclamacao, resultado, devolvido, agora } = p;
  const { objeto, usuarioId: membroId, administradorId } = reclamacao;
  const base = { ...(await baseDe(trx, reclamacao)), objeto };
  for (const usuarioId of administradorId === null ? [membroId] : [membroId, administradorId])
    await notificar(trx, {
      usuarioId,
      modelo: 'reclamacaoFechada',
      dados: { ...base, resultado: rotuloDe(RESULTADO, resultado), devolvido },
      fato: `${reclamacao.id}:${agora}`,
      agora,
    });
}
