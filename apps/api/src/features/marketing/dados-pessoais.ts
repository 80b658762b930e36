import type { LinhaDoRegistro } from '../../db/dados-pessoais.ts';
import { APAGAR } from '../../db/dados-pessoais.ts';

/** The coupons that a person opened in the club (REGRAS 2.17, 2.31). */
export const registroDoClube: readonly LinhaDoRegistro[] = [
  {
    tabela: 'vantagens_abertas',
    coluna: 'usuario_id',
    secao: 'comunicacao',
    copia: {
      titulo: 'Cupons de parceiros que você abriu',
      colunas: ['aberta_em'],
      extras: { parceiro: '(select v.parceiro from public.vantagens v where v.id = t.vantagem_id)' },
    },
    aoExcluir: APAGAR,
    quando: 'aberta_em',
  },
];
