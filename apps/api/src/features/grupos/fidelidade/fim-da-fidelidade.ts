import type { Dia, Instante } from '@rateia/domain/datas';
import { inicioDoDia } from '@rateia/domain/datas';
import { formatarDia } from '@rateia/domain/datas-formatadas';
import { ID_ESTADO_ASSINATURA } from '@rateia/domain/grupos/assinatura';
import { diaDaPergunta, fimDaFidelidade, prazoEmMeses } from '@rateia/domain/grupos/fidelidade';
import type { Trx } from '../../../db/banco.ts';
import { agendarPrazo } from '../../../db/prazos.ts';
import type { Deps } from '../../../http/deps.ts';
import { primeiroAcesso } from '../../carteira/index.ts';
import { notificar } from '../../notificacoes/index.ts';
import { FIDELIDADE_TERMINA } from '../agenda.ts';
import type { Assinatura, Grupo } from '../repository.ts';
import { travarAssinaturaEGrupo } from '../repository.ts';

type ComPrazo = {
  readonly grupo: Pick<Grupo, 'fidelidadeMeses'>;
  readonly assinatura: Pick<Assinatura, 'id' | 'fidelidadeRenovacoes'>;
  /** The first day of the member's first cycle. */
  readonly inicio: Dia;
};

/** The last day of a member's term; undefined in a group without one (REGRAS 2.9). */
export function fimDoPrazo({ grupo, assinatura, inicio }: ComPrazo): Dia | undefined {
  const { fidelidadeMeses: meses } = grupo;
  if (meses === null) return undefined;
  return fimDaFidelidade(inicio, prazoEmMeses({ meses, renovacoes: assinatura.fidelidadeRenovacoes }));
}

/** Fifteen days before the term ends the member is asked what comes after it (REGRAS 2.9). */
export async function agendarFimDaFidelidade(
  trx: Trx,
  deps: Pick<Deps, 'regras'>,
  p: ComPrazo & { readonly agora: Instante },
): Promise<void> {
  const fim = fimDoPrazo(p);
  if (fim === undefined) return;
  const venceEm = inicioDoDia(diaDaPergunta(fim, await deps.regras()));
  await agendarPrazo(trx, { tipo: FIDELIDADE_TERMINA, alvoId: p.assinatura.id, venceEm, agora: p.agora });
}

/** Tells the member that his term ends: he may bind himself again, or go on by the month without a word (REGRAS 2.9). */
export async function perguntarPelaFidelidade(
  trx: Trx,
  { assinaturaId, agora }: { readonly assinaturaId: number; readonly agora: Instante },
): Promise<void> {
  const achados = await travarAssinaturaEGrupo(trx, assinaturaId);
  if (achados?.assinatura.estado !== ID_ESTADO_ASSINATURA.ativa) return;
  const { grupo, assinatura } = achados;
  const inicio = await primeiroAcesso(trx, assinaturaId);
  const fim = inicio === undefined ? undefined : fimDoPrazo({ grupo, assinatura, inicio });
  if (fim === undefined) return;
  const dados = { grupo: grupo.nome, idGrupo: grupo.id, em: formatarDia(fim) };
  const fato = `${assinaturaId}:${fim}`;
  await notificar(trx, { usuarioId: assinatura.usuarioId, modelo: 'fidelidadeTermina', dados, fato, agora });
}
