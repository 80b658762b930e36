import type { RespostaDe } from '../../../lib/api-client.ts';
import { paths } from '../../../lib/paths.ts';

export type Atraso = RespostaDe<'getInadimplencia'>;
type AtoDoAtraso = Atraso['motivos'][number]['ato'];

/** The button of each answer, and the page that it leads to; a new date and a pause happen here (REGRAS 2.8). */
export function destinoDoAto(
  ato: AtoDoAtraso,
  { idFatura, grupo }: Atraso,
): { readonly acao: string; readonly href?: string } {
  switch (ato) {
    case 'novaData':
      return { acao: 'Combinar a data' };
    case 'pausar':
      return { acao: 'Pular este mês' };
    case 'pagar':
      return { acao: 'Pagar agora', href: paths.carteiraFaturaResumo(idFatura) };
    case 'adicionar':
      return { acao: 'Guardar uma parte no saldo', href: paths.carteiraCreditos() };
    case 'conversar':
      return { acao: 'Falar com quem administra', href: paths.grupoMembroMensagem(grupo.id) };
    case 'sair':
      return { acao: 'Ver como sair', href: paths.grupoMembroCancelamentoInformacoes(grupo.id) };
    case 'relatar':
      return { acao: 'Falar com a gente', href: paths.perfilRelatarProblema() };
  }
}
