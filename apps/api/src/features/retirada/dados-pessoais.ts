import type { LinhaDoRegistro } from '../../db/dados-pessoais.ts';
import { APAGAR } from '../../db/dados-pessoais.ts';
import { FISCAL } from '../carteira/index.ts';

/** Withdrawals of a person (REGRAS 2.6, 2.17). */
export const registroDasRetiradas: readonly LinhaDoRegistro[] = [
  {
    tabela: 'retiradas',
    coluna: 'usuario_id',
    secao: 'dinheiro',
    copia: {
      titulo: 'Retiradas',
      colunas: [
        'id_publico',
        'valor',
        'valor_taxa',
        'valor_custeio',
        'valor_liquido',
        'tipo',
        'estado',
        'revisao_manual',
        'motivos_revisao',
        'automatica',
        'motivo_falha',
        'criada_em',
        'autorizada_em',
        'enviada_em',
        'conferida_em',
        'concluida_em',
        'chega_em',
        'boleto_codigo',
        'e2eid',
      ],
    },
    aoExcluir: FISCAL,
    quando: 'criada_em',
  },
  {
    tabela: 'retiradas_automaticas',
    coluna: 'usuario_id',
    secao: 'dinheiro',
    copia: { titulo: 'Retirada automática', colunas: ['dia', 'manter', 'ligada_em', 'proxima_em'] },
    aoExcluir: APAGAR,
    quando: 'ligada_em',
  },
];
