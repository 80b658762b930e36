import type { LoteriaComFonte } from './port.ts';

/** The lotteries as both sources write them in addresses. */
export const NOME_NA_FONTE: Readonly<Record<LoteriaComFonte, string>> = {
  'mega-sena': 'megasena',
  lotofacil: 'lotofacil',
  quina: 'quina',
  'dupla-sena': 'duplasena',
  timemania: 'timemania',
  lotomania: 'lotomania',
  'dia-de-sorte': 'diadesorte',
  'mais-milionaria': 'maismilionaria',
};
