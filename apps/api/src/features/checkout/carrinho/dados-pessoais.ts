import type { LinhaDoRegistro } from '../../../db/dados-pessoais.ts';
import { APAGAR, manter } from '../../../db/dados-pessoais.ts';

const NOME_DO_GRUPO = '(select g.nome from public.grupos g where g.id = t.grupo_id)';

const FISCAL = manter('Registro de dinheiro, guardado por 5 anos; só tem o número da conta.');
const CODIGO_DO_CUPOM = '(select k.codigo from public.cupons k where k.id = t.cupom_id)';

/** The cart of an account (REGRAS 2.17). */
export const registroDoCarrinho: readonly LinhaDoRegistro[] = [
  {
    tabela: 'itens_do_carrinho',
    coluna: 'usuario_id',
    secao: 'grupos',
    copia: {
      titulo: 'Carrinho',
      colunas: ['vagas', 'relacionamento', 'valor_sem_taxas', 'valor_taxa', 'posto_em'],
      extras: { grupo: NOME_DO_GRUPO },
    },
    aoExcluir: APAGAR,
    quando: 'posto_em',
  },
  {
    tabela: 'cupons_do_carrinho',
    coluna: 'usuario_id',
    secao: 'grupos',
    copia: {
      titulo: 'Cupom no carrinho',
      colunas: ['aplicado_em'],
      extras: { cupom: CODIGO_DO_CUPOM },
    },
    aoExcluir: APAGAR,
    quando: 'aplicado_em',
  },
  {
    tabela: 'combos_do_carrinho',
    coluna: 'usuario_id',
    secao: 'grupos',
    copia: {
      titulo: 'Combo no carrinho',
      colunas: ['posto_em'],
      extras: { combo: '(select k.nome from public.combos k where k.id = t.combo_id)' },
    },
    aoExcluir: APAGAR,
    quando: 'posto_em',
  },
  {
    tabela: 'combos',
    coluna: 'criado_por',
    secao: 'grupos',
    copia: { fora: 'Ato de trabalho da equipe, sem dados pessoais.' },
    aoExcluir: manter('Ato da equipe, que fica no registro da operação; só tem o número da conta.'),
    quando: 'criado_em',
  },
  {
    tabela: 'usos_de_cupom',
    coluna: 'usuario_id',
    secao: 'dinheiro',
    copia: { titulo: 'Cupons usados', colunas: ['vale', 'usado_em'], extras: { cupom: CODIGO_DO_CUPOM } },
    aoExcluir: FISCAL,
    quando: 'usado_em',
  },
  {
    tabela: 'carrinhos',
    coluna: 'usuario_id',
    secao: 'grupos',
    copia: { fora: 'Só aponta a fatura da última compra do carrinho, que está nas suas faturas.' },
    aoExcluir: APAGAR,
    quando: 'reservado_em',
  },
];
