import { centavos, porCento, subtrair } from '@rateia/domain/dinheiro';
import { ID_STATUS_GRUPO } from '@rateia/domain/grupos/estados';
import { vagasDasContagens } from '../partes/vagas.tsx';
import type { GrupoCardProps } from './grupo-card.tsx';

/** A group of a list, as every call gives it (spec 2, §3 Group listing). */
interface GrupoDeLista {
  readonly nome: string;
  readonly servico: string;
  readonly plano: string;
  readonly cor: string;
  readonly icone: string;
  readonly statusId: number;
  readonly vagasDisponiveis: number;
  readonly lugares: number;
  readonly valorMensal: number;
  readonly valorSozinho: number | null;
  readonly acessoInstantaneo: boolean;
  readonly dataFilaFormatada: string | null;
  readonly admin: { readonly nome: string; readonly imagem: string | null };
}

interface Onde {
  readonly href: string;
  /** The rule in force; while it is not known, nothing is promised. */
  readonly horas: number | undefined;
}

/** A group of a list, as its card shows it. */
export function cartaoDeGrupo(grupo: GrupoDeLista, { href, horas }: Onde): GrupoCardProps {
  const menos = grupo.valorSozinho === null ? 0 : porCentoAMenos(grupo.valorMensal, grupo.valorSozinho);
  return {
    href,
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

const TEXTO_DO_QUE_TEM = {
  membro: 'Você está neste grupo',
  administrador: 'Você administra este grupo',
  servico: 'Você já tem este serviço',
} as const;

/** One of which the reader has a part already says so and promises nothing. */
export function cartaoDoQueJaTem(cartao: GrupoCardProps, jaTem: keyof typeof TEXTO_DO_QUE_TEM | null): GrupoCardProps {
  return jaTem === null
    ? cartao
    : { ...cartao, fato: undefined, economia: undefined, acessoInstantaneo: false, jaTem: TEXTO_DO_QUE_TEM[jaTem] };
}

/** The fact that a reader wants to know of a group: when access comes, or the condition that is still open (REGRAS 2.1). */
export function quandoVemOAcesso(
  { statusId, vagasDisponiveis: faltam }: Pick<GrupoDeLista, 'statusId' | 'vagasDisponiveis'>,
  horas: number | undefined,
): string | undefined {
  if (statusId === ID_STATUS_GRUPO.aguardandoMembros)
    return faltam === 1 ? 'Falta 1 para começar' : `Faltam ${faltam} para começar`;
  return statusId === ID_STATUS_GRUPO.assinadoComVagas && horas !== undefined ? `Acesso em até ${horas} h` : undefined;
}

/** "Família · 6 lugares": service and plan as far as the name does not say them already. */
export function planoDoGrupo({
  nome,
  servico,
  plano,
  lugares,
}: Pick<GrupoDeLista, 'nome' | 'servico' | 'plano' | 'lugares'>): string {
  return [...[servico, plano].filter((parte) => !nome.includes(parte)), `${lugares} lugares`].join(' · ');
}

/** "2 vagas livres". */
export function textoDasVagas(livres: number): string {
  if (livres === 0) return 'Grupo cheio';
  return livres === 1 ? '1 vaga livre' : `${livres} vagas livres`;
}

/** A place with a date, when somebody leaves (REGRAS 2.10). */
function filaDoGrupo({ statusId, dataFilaFormatada }: GrupoDeLista): string | undefined {
  return statusId === ID_STATUS_GRUPO.filaEspera && dataFilaFormatada !== null
    ? `Fila: entra em ${dataFilaFormatada}`
    : undefined;
}

/** Per cent that a seat costs less than the plan alone; never rounded up. */
export function porCentoAMenos(valor: number, sozinho: number): number {
  return valor >= sozinho ? 0 : porCento(subtrair(centavos(sozinho), centavos(valor)), centavos(sozinho));
}
