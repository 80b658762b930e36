import { formatarMomento } from '@rateia/domain/datas-formatadas';
import { viva } from '@rateia/domain/grupos/assinatura';
import type { StatusGrupo } from '@rateia/domain/grupos/estados';
import { ID_STATUS_GRUPO, noAr } from '@rateia/domain/grupos/estados';
import type { EventoGrupo } from '@rateia/domain/grupos/maquina';
import { limiteDeEntrega } from '@rateia/domain/grupos/prazos';
import type { Trx } from '../../db/banco.ts';
import { emTransacao } from '../../db/banco.ts';
import { servir } from '../../db/fila.ts';
import type { Prazo } from '../../db/prazos.ts';
import { quandoVencer } from '../../db/prazos.ts';
import type { Deps } from '../../http/deps.ts';
import { notificar } from '../notificacoes/index.ts';
import type { AbrirChamadoDeAcesso } from './acesso/prazos-da-contestacao.ts';
import { devolverContestada, escalarContestacao } from './acesso/prazos-da-contestacao.ts';
import { registrarConfirmacao } from './acesso/registrar-confirmacao.ts';
import {
  ACESSO_LEMBRETE,
  ACESSO_NAO_ENTREGUE,
  ACESSO_SEM_RESPOSTA,
  ACESSO_SEM_SOLUCAO,
  ACESSO_SILENCIO,
  AVALIAR_GRUPO,
  CONVITE_EXPIRA,
  ENVIAR_CONVITE,
  FIDELIDADE_TERMINA,
  FILA_ATRASO,
  GRUPO_ASSINATURA_AVISO,
  GRUPO_ASSINATURA_EXPIRA,
  GRUPO_EDICAO_AVISO,
  GRUPO_EDICAO_EXPIRA,
  GRUPO_FIM,
  GRUPO_FORMACAO_AVISO,
  GRUPO_FORMACAO_EXPIRA,
  MEDIR_GRUPOS,
  VALOR_LEMBRETE,
  VALOR_SILENCIO,
  VALOR_VALE,
} from './agenda.ts';
import { enviarConvite } from './convites/enviar-convite.ts';
import { expirarConvite } from './convites/expirar-convite.ts';
import { calcularProcura } from './descoberta/calcular-procura.ts';
import { perguntarPelaFidelidade } from './fidelidade/fim-da-fidelidade.ts';
import { vencerAtrasoDaFila } from './fila/atraso-da-fila.ts';
import { tirarMembroSemAcesso } from './membros/membro-sem-acesso.ts';
import type { Grupo } from './repository.ts';
import { acharGrupo, travarAssinaturaEGrupo } from './repository.ts';
import { calcularReputacoes } from './reputacao/calcular-reputacoes.ts';
import type { SairComOCiclo } from './valor/prazos-do-valor.ts';
import { comecarNovoPlano, contarSilencioDoValor, lembrarDoValor } from './valor/prazos-do-valor.ts';
import { avaliarGrupo } from './vida/avaliar-grupo.ts';
import { moverGrupo } from './vida/mover-grupo.ts';
import { primeiroNome } from './vida/notificacoes.ts';
import { prazoDoGrupo } from './vida/prazos-do-grupo.ts';

const S = ID_STATUS_GRUPO;

export function tarefasDeGrupos(deps: Deps) {
  return [
    servir(AVALIAR_GRUPO, async ({ grupoId }) => {
      await emTransacao(deps.db, async (trx) => await avaliarGrupo(trx, deps, grupoId, deps.relogio.agora()));
    }),
    servir(MEDIR_GRUPOS, async () => {
      await calcularProcura(deps);
      await calcularReputacoes(deps);
    }),
    servir(ENVIAR_CONVITE, async (dados, { requestId }) => await enviarConvite(deps, dados, requestId)),
  ];
}

/** Deadlines of groups and of access (REGRAS 2.1). Each looks again: a deadline whose reason has gone does nothing. */
export function prazosDeGrupos(
  deps: Deps,
  {
    abrirChamadoDeAcesso: abrirChamado,
    sairComOCiclo,
  }: { readonly abrirChamadoDeAcesso: AbrirChamadoDeAcesso; readonly sairComOCiclo: SairComOCiclo },
) {
  return [
    quandoVencer(GRUPO_FORMACAO_EXPIRA, vencer(deps, 'vencerFormacao')),
    quandoVencer(GRUPO_ASSINATURA_EXPIRA, vencer(deps, 'vencerAssinatura')),
    quandoVencer(GRUPO_EDICAO_EXPIRA, vencer(deps, 'vencerEdicao')),
    quandoVencer(GRUPO_FIM, vencer(deps, 'chegarDataFim')),
    quandoVencer(
      GRUPO_FORMACAO_AVISO,
      lembrar(deps, S.aguardandoMembros, async (trx, { grupo, base, para }) => {
        await notificar(trx, { ...para, modelo: 'grupoLembreteDeFormacao', dados: { ...base, vagas: grupo.livres } });
      }),
    ),
    quandoVencer(
      GRUPO_ASSINATURA_AVISO,
      lembrar(deps, S.aguardandoAssinatura, async (trx, { base, para }) => {
        await notificar(trx, { ...para, modelo: 'grupoLembreteDeAssinatura', dados: base });
      }),
    ),
    quandoVencer(
      GRUPO_EDICAO_AVISO,
      lembrar(deps, S.aguardandoEdicao, async (trx, { base, para }) => {
        await notificar(trx, { ...para, modelo: 'grupoLembreteDeEdicao', dados: base });
      }),
    ),
    quandoVencer(ACESSO_LEMBRETE, async (trx, prazo, agora) => await lembrarEnvio(trx, deps, { prazo, agora })),
    quandoVencer(ACESSO_NAO_ENTREGUE, async (trx, prazo, agora) => await vencerEntrega(trx, deps, { prazo, agora })),
    quandoVencer(ACESSO_SEM_RESPOSTA, async (trx, { alvoId: contestacaoId }, agora) =>
      escalarContestacao(trx, deps, { contestacaoId, agora, abrirChamado }),
    ),
    quandoVencer(ACESSO_SEM_SOLUCAO, async (trx, { alvoId: contestacaoId }, agora) =>
      devolverContestada(trx, deps, { contestacaoId, agora }),
    ),
    quandoVencer(VALOR_LEMBRETE, async (trx, { alvoId: mudancaId }, agora) =>
      lembrarDoValor(trx, { mudancaId, agora }),
    ),
    quandoVencer(VALOR_SILENCIO, async (trx, { alvoId: mudancaId }, agora) =>
      contarSilencioDoValor(trx, deps, { mudancaId, agora, sairComOCiclo }),
    ),
    quandoVencer(VALOR_VALE, async (trx, { alvoId }) => comecarNovoPlano(trx, alvoId)),
    quandoVencer(CONVITE_EXPIRA, async (trx, { alvoId: conviteId }, agora) =>
      expirarConvite(trx, deps, { conviteId, agora }),
    ),
    quandoVencer(FIDELIDADE_TERMINA, async (trx, { alvoId: assinaturaId }, agora) =>
      perguntarPelaFidelidade(trx, { assinaturaId, agora }),
    ),
    quandoVencer(FILA_ATRASO, async (trx, { alvoId: assinaturaId }, agora) =>
      vencerAtrasoDaFila(trx, deps, { assinaturaId, agora }),
    ),
    quandoVencer(ACESSO_SILENCIO, async (trx, prazo, agora) => await contarSilencio(trx, deps, { prazo, agora })),
  ];
}

type Vencido = Pick<Prazo, 'alvoId' | 'venceEm'>;

/** The table's own guard and status decide; a refusal means that the group has moved on. */
function vencer(deps: Deps, evento: EventoGrupo) {
  return async (trx: Trx, prazo: Vencido, agora: string): Promise<void> => {
    await moverGrupo(trx, deps, { grupoId: prazo.alvoId, evento, quem: 'sistema', usuarioId: null, agora });
  };
}

type Lembrete = {
  readonly grupo: Grupo;
  readonly para: { readonly usuarioId: number; readonly fato: string; readonly agora: string };
  readonly base: { readonly grupo: string; readonly idGrupo: number; readonly ate: string };
};

function lembrar(deps: Deps, status: StatusGrupo, escrever: (trx: Trx, l: Lembrete) => Promise<void>) {
  return async (trx: Trx, prazo: Vencido, agora: string): Promise<void> => {
    const grupo = await acharGrupo(trx, prazo.alvoId);
    if (grupo === undefined || grupo.status !== status) return;
    const limite = await prazoDoGrupo(trx, grupo, await deps.regras());
    if (limite === undefined) return;
    const base = { grupo: grupo.nome, idGrupo: grupo.id, ate: formatarMomento(limite.limite) };
    const para = { usuarioId: grupo.administradorId, fato: `${grupo.id}:${prazo.venceEm}`, agora };
    await escrever(trx, { grupo, para, base });
  };
}

/** 24 h after the entry and still no access: the administrator is reminded of the consequences (REGRAS part 1). */
async function lembrarEnvio(trx: Trx, deps: Deps, { prazo, agora }: DeMembro): Promise<void> {
  const achados = await travarAssinaturaEGrupo(trx, prazo.alvoId);
  if (achados === undefined) return;
  const { grupo, assinatura } = achados;
  if (!viva(assinatura.estado) || assinatura.acessoEntregueEm !== null || assinatura.entradaEm === null) return;
  const ate = formatarMomento(limiteDeEntrega(assinatura.entradaEm, await deps.regras()));
  const dados = { grupo: grupo.nome, idGrupo: grupo.id, membro: await primeiroNome(trx, assinatura.usuarioId), ate };
  await notificar(trx, {
    usuarioId: grupo.administradorId,
    modelo: 'grupoLembreteDeEnvio',
    dados,
    fato: assinatura.id,
    autorId: assinatura.usuarioId,
    agora,
  });
}

type DeMembro = { readonly prazo: Vencido; readonly agora: string };

/** 72 h without delivery: that member gets everything back and is out; the group goes on (REGRAS 2.1). */
async function vencerEntrega(trx: Trx, deps: Deps, { prazo, agora }: DeMembro): Promise<void> {
  const achados = await travarAssinaturaEGrupo(trx, prazo.alvoId);
  if (achados === undefined) return;
  const { grupo, assinatura } = achados;
  if (!viva(assinatura.estado) || assinatura.acessoEntregueEm !== null || !noAr(grupo.status)) return;
  await tirarMembroSemAcesso(trx, deps, { grupo, assinatura, agora });
}

/** 48 h after the delivery without a word: it counts as confirmed (REGRAS 2.1). */
async function contarSilencio(trx: Trx, deps: Deps, { prazo, agora }: DeMembro): Promise<void> {
  const achados = await travarAssinaturaEGrupo(trx, prazo.alvoId);
  if (achados === undefined) return;
  const { grupo, assinatura } = achados;
  // The clock stands still while the member says that he did not get in.
  if (!viva(assinatura.estado) || assinatura.acessoConfirmarAte === null) return;
  await registrarConfirmacao(trx, deps, { grupo, assinatura, quem: 'sistema', usuarioId: null, agora });
}
