import type { LinhaDoRegistro } from '../../../db/dados-pessoais.ts';
import { APAGAR, manter } from '../../../db/dados-pessoais.ts';

/** Limit, spending and times away of a person's play (REGRAS 2.12, 2.17). */
export const registroDoJogo: readonly LinhaDoRegistro[] = [
  {
    tabela: 'limites_de_jogo',
    coluna: 'usuario_id',
    secao: 'privacidade',
    copia: { titulo: 'Limite dos bolões', colunas: ['valor', 'valor_novo', 'vale_em', 'mudado_em'] },
    aoExcluir: APAGAR,
    quando: 'mudado_em',
  },
  {
    tabela: 'afastamentos_de_jogo',
    coluna: 'usuario_id',
    secao: 'privacidade',
    copia: { titulo: 'Pausas dos bolões', colunas: ['tipo', 'desde', 'ate'] },
    aoExcluir: manter('Prova de que o seu pedido foi respeitado, sem o seu nome.'),
    quando: 'desde',
  },
  {
    tabela: 'gastos_de_jogo',
    coluna: 'usuario_id',
    secao: 'dinheiro',
    copia: { titulo: 'Gasto com bolões por mês', colunas: ['mes', 'gasto'] },
    aoExcluir: manter('Parte dos registros de dinheiro, por 5 anos e sem o seu nome.'),
    quando: 'mes',
  },
];
