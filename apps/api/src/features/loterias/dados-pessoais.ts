import type { LinhaDoRegistro } from '../../db/dados-pessoais.ts';
import { manter } from '../../db/dados-pessoais.ts';

const NOME_DO_BOLAO = '(select b.nome from public.boloes b where b.id = t.bolao_id)';
const DO_JOGO = manter('Registro de um jogo e do dinheiro dele, guardado por 5 anos; só tem o número da conta.');
const DA_EQUIPE = manter('Ato da equipe, que fica no registro do bolão; só tem o número da conta.');

/** Cotas of pools, and what the operation did with them (REGRAS 2.17). */
export const registroDasLoterias: readonly LinhaDoRegistro[] = [
  {
    tabela: 'itens_de_cota',
    coluna: 'usuario_id',
    secao: 'dinheiro',
    copia: {
      titulo: 'Cotas de bolões',
      colunas: ['tipo', 'valor', 'valor_cota', 'valor_taxa', 'valor_subsidio', 'sal'],
      extras: { bolao: NOME_DO_BOLAO },
    },
    aoExcluir: DO_JOGO,
  },
  {
    tabela: 'cotas',
    coluna: 'usuario_id',
    secao: 'dinheiro',
    copia: {
      titulo: 'Números das suas cotas',
      colunas: ['numero', 'estado', 'retida_ate', 'promocional'],
      extras: { bolao: NOME_DO_BOLAO },
    },
    aoExcluir: DO_JOGO,
  },
  {
    tabela: 'boloes',
    coluna: 'criado_por',
    secao: 'dinheiro',
    copia: { fora: 'Ato de trabalho da equipe, sem dados pessoais.' },
    aoExcluir: DA_EQUIPE,
    quando: 'criado_em',
  },
  {
    tabela: 'comprovantes',
    coluna: 'enviado_por',
    secao: 'dinheiro',
    copia: { fora: 'Ato de trabalho da equipe, sem dados pessoais.' },
    aoExcluir: DA_EQUIPE,
    quando: 'enviado_em',
  },
  ...(['proposto_por', 'confirmado_por', 'recusado_por'] as const).map(
    (coluna): LinhaDoRegistro => ({
      tabela: 'resultados_a_mao',
      coluna,
      secao: 'dinheiro',
      copia: { fora: 'Ato de trabalho da equipe, sem dados pessoais.' },
      aoExcluir: DA_EQUIPE,
      quando: 'proposto_em',
    }),
  ),
  {
    tabela: 'bolao_apuracoes',
    coluna: 'recebido_por',
    secao: 'dinheiro',
    copia: { fora: 'Ato de trabalho da equipe, sem dados pessoais.' },
    aoExcluir: DA_EQUIPE,
    quando: 'apurado_em',
  },
];
