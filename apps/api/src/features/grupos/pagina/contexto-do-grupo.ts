import type { Dia } from '@rateia/domain/datas';
import { ID_ESTADO_ASSINATURA } from '@rateia/domain/grupos/assinatura';
import type { StatusServico, TipoGrupo } from '@rateia/domain/grupos/enums';
import type { ContextoGrupo } from '@rateia/domain/grupos/guardas';
import type { EventoGrupo } from '@rateia/domain/grupos/maquina';
import { limiteDeRecurso } from '@rateia/domain/grupos/prazos';
import { aprovacaoAutomatica } from '@rateia/domain/grupos/triagem';
import type { Regras } from '@rateia/domain/regras';
import type { Executor } from '../../../db/banco.ts';
import type { Assinatura, Grupo } from '../repository.ts';
import { assinaturasVivas, historicoDoGrupo, primeirasFaturasEmAberto } from '../repository.ts';
import { fatosDoFim } from '../vida/fatos-do-fim.ts';

/** Facts that the guards of REGRAS 2.1 ask for, read under the group's lock. */
export async function contextoDoGrupo(
  db: Executor,
  pedido: {
    readonly grupo: Grupo;
    readonly evento: EventoGrupo;
    readonly regras: Regras;
    readonly agora: string;
    /** The membership that the event is about: it does not count among the others. */
    readonly assinaturaId?: number | undefined;
    /** The end that the event proposes. */
    readonly fimEm?: Dia | undefined;
    /** The seats of the leaver have passed to people who waited for them. */
    readonly entrouDaFila?: boolean | undefined;
  },
): Promise<ContextoGrupo> {
  const { grupo, evento, regras, agora, fimEm } = pedido;
  const vivas = await assinaturasVivas(db, grupo.id);
  const historico = await historicoDoGrupo(db, grupo.id);
  const outras = vivas.filter((a) => a.id !== pedido.assinaturaId);
  return {
    aprovacaoAutomatica: aprovacaoAutomatica({
      tipo: grupo.tipo as TipoGrupo,
      idServico: grupo.servicoId,
      statusServico: grupo.statusServico as StatusServico,
    }),
    vagasLivres: vagasQueContam(grupo, evento),
    membros: evento === 'receberPrimeiroPagamento' ? vivas.filter((a) => a.pagaEm !== null).length : vivas.length,
    membrosParaIniciar: regras.grupos.membrosParaIniciar,
    // A paid invoice counts once its seat was given: the administrator lets in only members whose payment was applied.
    // A seat that is kept for a friend waits for his.
    faturasEmAberto:
      (await primeirasFaturasEmAberto(db, grupo.id)) + vivas.filter(aindaReservada).length + grupo.guardadas,
    jaAssinado: grupo.acessoImediato,
    acessosConfirmados: vivas.length > 0 && vivas.every(acessoResolvido),
    temFila: pedido.entrouDaFila ?? false,
    outrasSaidasAgendadas: outras.filter((a) => a.saidaEm !== null).length,
    ciclosDeAvisoDoFim: regras.grupos.ciclosDeAvisoDoFim,
    recursoNoPrazo: agora <= limiteDeRecurso(grupo.statusDesde, regras),
    jaRecorreu: historico.some((t) => t.evento === 'recorrer'),
    ...(await fatosDoFim(db, { grupo, vivas, historico, fimEm, agora })),
  };
}

function aindaReservada({ estado }: Assinatura): boolean {
  return estado === ID_ESTADO_ASSINATURA.reservada;
}

/** Confirmed by the member, or by silence: both leave the same mark. */
export function acessoResolvido(assinatura: Assinatura): boolean {
  return assinatura.acessoConfirmadoEm !== null;
}

/** A group forms when its seats are reserved; it is full when they are taken: a hold may still go (REGRAS 2.1, 2.2). */
function vagasQueContam(grupo: Grupo, evento: EventoGrupo): number {
  return evento === 'completarVagas' ? grupo.livres : grupo.livres + grupo.retidas;
}
