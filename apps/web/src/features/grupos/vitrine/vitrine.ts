import { centavos, porCento, subtrair } from '@rateia/domain/dinheiro';
import { ID_STATUS_GRUPO } from '@rateia/domain/grupos/estados';
import type { RespostaDe } from '../../../lib/api-client.ts';
import { paths } from '../../../lib/paths.ts';
import type { GrupoCardProps } from '../../../ui/grupo/grupo-card.tsx';
import { vagasDasContagens } from '../../../ui/partes/vagas.tsx';

export type GrupoListado = RespostaDe<'getVisualizados'>['itens'][number];
type GrupoDaLista = RespostaDe<'getGrupos'>['itens'][number];
type GrupoRecomendado = RespostaDe<'getRecomendados'>['itens'][number];

/** A group of a list, as its card shows it. */
export function cartaoDoGrupo(grupo: GrupoListado, horas: number | undefined): GrupoCardProps {
  const menos = grupo.valorSozinho === null ? 0 : porCentoAMenos(grupo.valorMensal, grupo.valorSozinho);
  return {
    href: paths.grupo(grupo.id),
    nome: grupo.nome,
    plano: planoDoGrupo(grupo),
    cor: grupo.cor,
    icone: grupo.icone,
    valor: grupo.valorMensal,
    vagas: vagasDasContagens({ total: grupo.lugares, livres: grupo.vagasDisponiveis }),
    textoVagas: textoDasVagas(grupo.vagasDisponiveis),
    fila: filaDoGrupo(grupo),
    administrador: { nome: grupo.admin.nome, imagem: grupo.admin.imagem },
    fato: quandoVemOAcesso(grupo, horas),
    acessoInstantaneo: grupo.acessoInstantaneo,
    economia: menos > 0 ? `${menos}% menos` : undefined,
  };
}

/** A group of the list of all groups: one of which the reader has a part already says so and promises nothing. */
export function cartaoDaLista({ jaTem, ...grupo }: GrupoDaLista, horas: number | undefined): GrupoCardProps {
  const cartao = cartaoDoGrupo(grupo, horas);
  return jaTem === null
    ? cartao
    : { ...cartao, fato: undefined, economia: undefined, acessoInstantaneo: false, jaTem: TEXTO_DO_QUE_TEM[jaTem] };
}
const TEXTO_DO_QUE_TEM = {
  membro: 'Você está neste grupo',
  administrador: 'Você administra este grupo',
  servico: 'Você já tem este serviço',
} as const satisfies Record<NonNullable<GrupoDaLista['jaTem']>, string>;

/**
 * The fact that a reader wants to know of a group: when access comes, or the condition that is still open (REGRAS 2.1).
 * `horas` is the rule in force; while it is not known, nothing is promised.
 */
export function quandoVemOAcesso(
  { statusId, vagasDisponiveis: faltam }: Pick<GrupoListado, 'statusId' | 'vagasDisponiveis'>,
  horas: number | undefined,
): string | undefined {
  if (statusId === ID_STATUS_GRUPO.aguardandoMembros)
    return faltam === 1 ? 'Falta 1 para começar' : `Faltam ${faltam} para começar`;
  return statusId === ID_STATUS_GRUPO.assinadoComVagas && horas !== undefined ? `Acesso em até ${horas} h` : undefined;
}

/** The same with its reason, and the saving against the price alone. */
export function cartaoRecomendado({ motivo, ...grupo }: GrupoRecomendado, horas: number | undefined): GrupoCardProps {
  const { valorSozinho } = grupo;
  const menos = valorSozinho === null ? 0 : porCentoAMenos(grupo.valorMensal, valorSozinho);
  return {
    ...cartaoDoGrupo(grupo, horas),
    recomendacao: {
      motivo,
      ...(valorSozinho === null || menos <= 0 ? {} : { sozinho: { valor: valorSozinho, texto: `${menos}% menos` } }),
    },
  };
}

/** "Família · 6 lugares": service and plan as far as the name does not say them already. */
export function planoDoGrupo({
  nome,
  servico,
  plano,
  lugares,
}: Pick<GrupoListado, 'nome' | 'servico' | 'plano' | 'lugares'>): string {
  return [...[servico, plano].filter((parte) => !nome.includes(parte)), `${lugares} lugares`].join(' · ');
}

/** "2 vagas livres". */
export function textoDasVagas(livres: number): string {
  if (livres === 0) return 'Grupo cheio';
  return livres === 1 ? '1 vaga livre' : `${livres} vagas livres`;
}

/** A place with a date, when somebody leaves (REGRAS 2.10). */
function filaDoGrupo({ statusId, dataFilaFormatada }: GrupoListado): string | undefined {
  return statusId === ID_STATUS_GRUPO.filaEspera && dataFilaFormatada !== null
    ? `Fila: entra em ${dataFilaFormatada}`
    : undefined;
}

/** Per cent that a seat costs less than the plan alone; never rounded up. */
export function porCentoAMenos(valor: number, sozinho: number): number {
  return valor >= sozinho ? 0 : porCento(subtrair(centavos(sozinho), centavos(valor)), centavos(sozinho));
}
