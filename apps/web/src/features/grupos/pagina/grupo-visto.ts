import type { Evento } from '../../../lib/analytics.ts';
import type { GrupoListado } from '../vitrine/vitrine.ts';

/** A group as it is seen in the measurements: these fields and no other (spec 2, §3 "Group (as seen in analytics)"). */
export function grupoVisto(grupo: GrupoListado): Evento {
  return {
    categoria: 'Grupo',
    acao: 'visualizacao',
    rotulo: grupo.nomeUrl,
    dados: {
      id: grupo.id,
      valor: grupo.valorMensal,
      nome: grupo.nome,
      servico: grupo.servico,
      status: grupo.statusId,
      tags: grupo.tags.map(({ descricao }) => descricao).join(', '),
      vagasDisponiveis: grupo.vagasDisponiveis,
      vagasTotais: grupo.vagasTotais,
      formaAcessoDescricao: grupo.formaAcessoDescricao,
      acessoInstantaneo: grupo.acessoInstantaneo,
    },
  };
}
