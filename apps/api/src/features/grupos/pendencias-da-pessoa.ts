import { diaDe } from '@rateia/domain/datas';
import { formatarDia } from '@rateia/domain/datas-formatadas';
import { ID_STATUS_GRUPO } from '@rateia/domain/grupos/estados';
import { filaDeEnvio } from '@rateia/domain/grupos/prazos';
import type { PendenciaDaPessoa } from '@rateia/domain/notificacoes/pendencias';
import { pendencia } from '@rateia/domain/notificacoes/pendencias';
import type { FonteDePendencias } from '../../http/feature.ts';
import { entregasDevidas } from './acesso/entregas.ts';
import { gruposComRotacao, gruposQueEsperam } from './pagina/precisa-de-voce.ts';
import { valoresAResponder } from './valor/valor-repository.ts';

/**
 * An administrator's open tasks towards the people of his groups and the groups themselves, and a member's answer about
 * a dearer value (REGRAS 1, 2.1, 2.11).
 */
export const pendenciasDosGrupos: FonteDePendencias = async (db, { usuarioId, agora, deps }) => [
  ...porGrupo(await entregasDevidas(db, usuarioId), agora),
  ...(await gruposComRotacao(db, usuarioId)).map(({ id, troca }) =>
    pendencia('acessoATrocar', {
      sobre: id,
      ...troca,
      link: `/grupo/admin/${id}/enviar`,
    }),
  ),
  ...(await gruposQueEsperam(db, { administradorId: usuarioId, deps })).map(({ id, nome, status, statusDesde, ate }) =>
    status === ID_STATUS_GRUPO.aguardandoEdicao
      ? pendencia('grupoComAjustes', {
          sobre: id,
          desde: statusDesde,
          titulo: `Faça os ajustes pedidos em ${nome}`,
          mensagem: `A nossa equipe pediu mudanças antes de publicar o grupo${prazo(ate)}.`,
          link: `/grupo/admin/${id}`,
        })
      : pendencia('servicoAAssinar', {
          sobre: id,
          titulo: `Assine o serviço de ${nome}`,
          mensagem: `Todos pagaram. Assine o serviço e avise o grupo${prazo(ate)}.`,
          link: `/grupo/admin/${id}/liberar`,
        }),
  ),
  ...(await valoresAResponder(db, usuarioId)).map(({ id, grupoId, nome, responderAte }) =>
    pendencia('valorAResponder', {
      sobre: id,
      titulo: `Você continua em ${nome} com o novo valor?`,
      mensagem: `Responda${prazo(responderAte)}. Sem resposta, você sai no fim do mês pago e a caução volta.`,
      link: `/grupo/membro/${grupoId}`,
    }),
  ),
];

function prazo(ate: string | null): string {
  return ate === null ? '' : `, até ${formatarDia(diaDe(ate))}`;
}

type Entrega = Awaited<ReturnType<typeof entregasDevidas>>[number];

/**
 * One pendency per group, because access is sent to all members of a group on the same page. A delivery that is due
 * later is no pendency yet.
 */
function porGrupo(entregas: readonly Entrega[], agora: string): readonly PendenciaDaPessoa[] {
  return [...Map.groupBy(entregas, ({ grupoId }) => grupoId)].flatMap(([grupoId, devidas]) => {
    const link = `/grupo/admin/${grupoId}/enviar`;
    const atrasadas = devidas.filter(({ devidoAte }) => devidoAte <= agora);
    const atrasada = atrasadas.at(-1);
    if (atrasada !== undefined) {
      return [
        pendencia('acessoAtrasado', {
          sobre: grupoId,
          // The one that fell late last: one more is something new.
          desde: atrasada.devidoAte,
          titulo: `Acesso atrasado: ${quem(atrasadas)}`,
          mensagem: `O prazo para enviar o acesso de ${atrasada.grupo} passou. Quem não recebe é reembolsado e sai do grupo.`,
          link,
        }),
      ];
    }
    const deHoje = devidas.filter(({ devidoAte }) => filaDeEnvio(devidoAte, diaDe(agora)) === 'hoje');
    const [primeira] = deHoje;
    if (primeira === undefined) return [];
    return [
      pendencia('acessoDeHoje', {
        sobre: grupoId,
        titulo: `Envie hoje o acesso de ${quem(deHoje)}`,
        mensagem: `O prazo para enviar os dados de ${primeira.grupo} termina hoje.`,
        link,
      }),
    ];
  });
}

function quem(devidas: readonly Entrega[]): string {
  const [primeira] = devidas;
  return devidas.length === 1 && primeira !== undefined ? primeira.membro : `${devidas.length} pessoas`;
}
