import type { CasoDeReembolso } from '@rateia/domain/carteira/reembolso';
import { CASOS_DE_REEMBOLSO } from '@rateia/domain/carteira/reembolso';
import type { Dia, Instante } from '@rateia/domain/datas';
import { ID_ESTADO_ASSINATURA } from '@rateia/domain/grupos/assinatura';
import type { Trx } from '../../db/banco.ts';
import { quandoVencer } from '../../db/prazos.ts';
import type { Deps } from '../../http/deps.ts';
import { FATURA_CAUCAO_VENCE, vencerCaucao } from '../carteira/index.ts';
import { SAIDA_EXECUTAR } from '../grupos/index.ts';
import { notificar } from '../notificacoes/index.ts';
import { grupoDaFatura, travarGrupo, travarMembro } from './repository.ts';
import { agendarFim } from './saida/agendar-fim.ts';
import { encerrarMembro } from './saida/encerrar-membro.ts';

/** Deadlines that end memberships: the leaving day, and D+15 of a month that was not paid (REGRAS 2.8, 2.9). */
export function prazosDeCancelamento(deps: Deps) {
  return [
    quandoVencer(
      SAIDA_EXECUTAR,
      async (trx, { alvoId: assinaturaId, dados }, agora) =>
        await executarSaida(trx, deps, { assinaturaId, caso: casoDe(dados['caso']), agora }),
    ),
    quandoVencer(
      FATURA_CAUCAO_VENCE,
      async (trx, { alvoId: faturaId }, agora) => await vencer(trx, deps, { faturaId, agora }),
    ),
  ];
}

function casoDe(texto: unknown): CasoDeReembolso {
  return CASOS_DE_REEMBOLSO.find((caso) => caso === texto) ?? 'fimDoCiclo';
}

/** The leaving day is over: deposit back, minus debts, and out. A leaver who stayed after all is left alone. */
async function executarSaida(
  trx: Trx,
  deps: Deps,
  {
    assinaturaId,
    caso,
    agora,
  }: { readonly assinaturaId: number; readonly caso: CasoDeReembolso; readonly agora: Instante },
): Promise<void> {
  const membro = await travarMembro(trx, assinaturaId);
  if (membro.estado !== ID_ESTADO_ASSINATURA.emSaida || membro.saidaEm === null) return;
  const fim = { assinaturaId, caso, saida: membro.saidaEm, quem: 'sistema', usuarioId: null, agora } as const;
  const { total, porPix } = await encerrarMembro(trx, deps, fim);
  const dados = { grupo: membro.grupo.nome, total, porPix };
  await notificar(trx, {
    usuarioId: membro.usuarioId,
    modelo: 'saidaConcluida',
    dados,
    fato: assinaturaId,
    agora,
  });
}

/** D+15: out on the last day of the cycle that the deposit paid, or now when nothing paid it (REGRAS 2.8). */
async function vencer(
  trx: Trx,
  deps: Deps,
  { faturaId, agora }: { readonly faturaId: number; readonly agora: Instante },
): Promise<void> {
  await travarGrupo(trx, await grupoDaFatura(trx, faturaId));
  const decisao = await vencerCaucao(trx, deps, { faturaId, agora });
  if (decisao.tipo === 'emDia') return;
  const { assinaturaId, em } = decisao;
  if (decisao.tipo === 'sairNoFimDoCiclo') return await sairNoFim(trx, deps, { assinaturaId, em, agora });
  const membro = await travarMembro(trx, assinaturaId);
  const fim = { assinaturaId, caso: 'inadimplencia', saida: em, quem: 'sistema', usuarioId: null, agora } as const;
  const { total, porPix } = await encerrarMembro(trx, deps, fim);
  const dados = { grupo: membro.grupo.nome, total, porPix };
  await notificar(trx, {
    usuarioId: membro.usuarioId,
    modelo: 'saidaPorFaltaDePagamento',
    dados,
    fato: assinaturaId,
    agora,
  });
}

async function sairNoFim(
  trx: Trx,
  deps: Deps,
  { assinaturaId, em: saidaEm, agora }: { readonly assinaturaId: number; readonly em: Dia; readonly agora: Instante },
): Promise<void> {
  const { usuarioId, grupo } = await travarMembro(trx, assinaturaId);
  const fim = { assinaturaId, saidaEm, caso: 'inadimplencia', quem: 'sistema', usuarioId: null, agora } as const;
  if (!(await agendarFim(trx, deps, fim))) return;
  await notificar(trx, {
    usuarioId,
    modelo: 'saidaPorCaucao',
    dados: { grupo: grupo.nome, saidaEm },
    fato: assinaturaId,
    agora,
  });
}
