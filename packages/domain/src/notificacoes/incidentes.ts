/** The parts of the product that an incident may touch, as people call them. */
export const PARTE_DO_PRODUTO = {
  conta: 'Entrar na conta',
  grupos: 'Grupos e acessos',
  pagamentos: 'Pagamentos',
  retiradas: 'Retiradas',
  boloes: 'Bolões e resultados',
  mensagens: 'E-mails, SMS e avisos',
} as const;
export type ParteDoProduto = keyof typeof PARTE_DO_PRODUTO;
export const PARTES_DO_PRODUTO = Object.keys(PARTE_DO_PRODUTO) as [ParteDoProduto, ...ParteDoProduto[]];

/** How far the work on an incident is; each word of the operation about it says one. */
export const ETAPA_DO_INCIDENTE = {
  investigando: 'Estamos apurando',
  identificado: 'Sabemos a causa',
  acompanhando: 'Corrigido, em observação',
  resolvido: 'Resolvido',
} as const;
export type EtapaDoIncidente = keyof typeof ETAPA_DO_INCIDENTE;
export const ETAPAS_DO_INCIDENTE = Object.keys(ETAPA_DO_INCIDENTE) as [EtapaDoIncidente, ...EtapaDoIncidente[]];

/** Lengths of what an operator writes about an incident. */
export const LIMITES_DO_INCIDENTE = { titulo: { min: 5, max: 100 }, texto: { min: 5, max: 1_000 } } as const;

/** Nothing is said about an incident after its end: what happens then is another one. */
export function aceitaAtualizacao(ultima: EtapaDoIncidente): boolean {
  return ultima !== 'resolvido';
}
