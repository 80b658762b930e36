import type { LinhaDoRegistro } from '../../../db/dados-pessoais.ts';
import { manter } from '../../../db/dados-pessoais.ts';

/** The due days that a person chose (REGRAS 2.8, 2.17). */
export const registroDoVencimento: readonly LinhaDoRegistro[] = [
  {
    tabela: 'mudancas_de_vencimento',
    coluna: 'assinatura_id',
    secao: 'dinheiro',
    via: { tabela: 'assinaturas', coluna: 'usuario_id' },
    copia: { titulo: 'Dias de vencimento que você escolheu', colunas: ['mes_de', 'ancora', 'dias_de_costume', 'em'] },
    aoExcluir: manter('Explica o valor e o dia de cada fatura, que fica por 5 anos; não tem texto de ninguém.'),
    quando: 'em',
  },
];
