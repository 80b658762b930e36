import type { LinhaDoRegistro } from '../../../db/dados-pessoais.ts';
import { manter } from '../../../db/dados-pessoais.ts';

const NOME_DO_GRUPO = '(select g.nome from public.grupos g where g.id = t.grupo_id)';

/** The handing over of groups, for its people (REGRAS 2.17, 2.29). */
export const registroDaSucessao: readonly LinhaDoRegistro[] = [
  {
    tabela: 'sucessoes',
    coluna: 'de_usuario_id',
    secao: 'grupos',
    copia: {
      titulo: 'Grupos seus que mudaram, ou podiam mudar, de mãos',
      colunas: ['estado', 'motivo', 'aberta_em', 'ate', 'fechada_em'],
      extras: { grupo: NOME_DO_GRUPO },
    },
    aoExcluir: manter('Explica de quem era o dinheiro de cada mês; não tem texto de ninguém.'),
    quando: 'aberta_em',
  },
  {
    tabela: 'sucessoes',
    coluna: 'assinatura_id',
    secao: 'grupos',
    via: { tabela: 'assinaturas', coluna: 'usuario_id' },
    copia: {
      titulo: 'Grupos que você foi chamado a assumir',
      colunas: ['estado', 'motivo', 'aberta_em', 'fechada_em'],
    },
    aoExcluir: manter('Explica de quem era o dinheiro de cada mês; não tem texto de ninguém.'),
    quando: 'aberta_em',
  },
  {
    tabela: 'candidatos_da_sucessao',
    coluna: 'assinatura_id',
    secao: 'grupos',
    via: { tabela: 'assinaturas', coluna: 'usuario_id' },
    copia: { titulo: 'Vezes em que você se ofereceu para administrar', colunas: ['em'] },
    aoExcluir: manter('Explica quem assumiu o grupo; não tem texto de ninguém.'),
    quando: 'em',
  },
  {
    tabela: 'votos_da_sucessao',
    coluna: 'assinatura_id',
    secao: 'grupos',
    via: { tabela: 'assinaturas', coluna: 'usuario_id' },
    copia: { titulo: 'Suas escolhas de quem administra', colunas: ['em'] },
    aoExcluir: manter('Explica quem assumiu o grupo; não tem texto de ninguém.'),
    quando: 'em',
  },
  {
    tabela: 'rotacoes',
    coluna: 'usuario_id',
    secao: 'grupos',
    copia: {
      titulo: 'Acessos que se trocam porque você deixou de administrar o grupo',
      colunas: ['motivo', 'aberta_em', 'concluida_em'],
      extras: { grupo: NOME_DO_GRUPO },
    },
    aoExcluir: manter('Explica por que o acesso do grupo foi trocado; não tem texto de ninguém.'),
    quando: 'aberta_em',
  },
];
