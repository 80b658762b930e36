import type { LinhaDoRegistro } from '../../../db/dados-pessoais.ts';
import { APAGAR } from '../../../db/dados-pessoais.ts';
import { FISCAL } from '../guarda-fiscal.ts';

/** Plus in the copy of one's data, and when an account is deleted (REGRAS 2.17, 2.32). */
export const registroDoPlus: readonly LinhaDoRegistro[] = [
  {
    tabela: 'adesoes_plus',
    coluna: 'usuario_id',
    secao: 'dinheiro',
    copia: { titulo: 'Plus', colunas: ['desde', 'valida_ate', 'renova'] },
    aoExcluir: APAGAR,
    quando: 'desde',
  },
  {
    tabela: 'itens_de_plus',
    coluna: 'usuario_id',
    secao: 'dinheiro',
    copia: { titulo: 'Meses de Plus', colunas: ['tipo', 'valor', 'fim', 'devolvido_em'] },
    aoExcluir: FISCAL,
  },
];
