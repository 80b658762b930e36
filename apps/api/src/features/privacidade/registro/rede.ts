import type { LinhaDoRegistro } from './linha.ts';
import { APAGAR, manter } from './linha.ts';

const conexao = (coluna: 'menor_id' | 'maior_id'): LinhaDoRegistro => ({
  tabela: 'conexoes',
  coluna,
  secao: 'comunicacao',
  copia: { titulo: 'Conexões da sua rede', colunas: ['estado', 'criada_em', 'mudou_em'] },
  aoExcluir: APAGAR,
  quando: 'criada_em',
});

/** The network of friends, and problems that people reported (REGRAS 2.17). */
export const registroDaRede: readonly LinhaDoRegistro[] = [
  conexao('menor_id'),
  conexao('maior_id'),
  {
    tabela: 'rede_usos',
    coluna: 'usuario_id',
    secao: 'acesso',
    copia: { titulo: 'Buscas e convites do último dia', colunas: ['tipo', 'em'] },
    aoExcluir: APAGAR,
    quando: 'em',
  },
  {
    tabela: 'chamado_mensagens',
    coluna: 'chamado_id',
    secao: 'comunicacao',
    via: { tabela: 'chamados', coluna: 'usuario_id' },
    copia: {
      titulo: 'Conversas com a nossa equipe',
      colunas: ['da_equipe', 'texto_cifrado', 'em'],
      cifradas: { texto_cifrado: 'chamado:texto' },
    },
    aoExcluir: APAGAR,
    quando: 'em',
  },
  {
    tabela: 'chamados',
    coluna: 'usuario_id',
    secao: 'comunicacao',
    copia: { titulo: 'Problemas que você relatou', colunas: ['categoria', 'estado', 'aberto_em', 'mudou_em'] },
    aoExcluir: APAGAR,
    quando: 'aberto_em',
  },
  {
    tabela: 'chamado_mensagens',
    coluna: 'autor_id',
    secao: 'comunicacao',
    copia: { fora: 'As suas mensagens estão em Conversas com a nossa equipe.' },
    aoExcluir: manter('Mensagem da equipe na conversa de outra pessoa; a conversa sai com a conta dela.'),
    quando: 'em',
  },
];
