import type { LinhaDoRegistro } from '../../db/dados-pessoais.ts';
import { APAGAR, manter } from '../../db/dados-pessoais.ts';

/** Problems that people reported (REGRAS 2.17). */
export const registroDosChamados: readonly LinhaDoRegistro[] = [
  {
    tabela: 'chamado_anexos',
    coluna: 'chamado_id',
    secao: 'comunicacao',
    via: { tabela: 'chamados', coluna: 'usuario_id' },
    copia: {
      titulo: 'Arquivos que você mandou à nossa equipe',
      colunas: ['chamado_id', 'nome_cifrado', 'tipo', 'tamanho', 'em'],
      cifradas: { nome_cifrado: 'chamado:anexo' },
    },
    aoExcluir: { ...APAGAR, arquivos: ['t.arquivo'] },
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
    tabela: 'reportes',
    coluna: 'chamado_id',
    secao: 'comunicacao',
    via: { tabela: 'chamados', coluna: 'usuario_id' },
    copia: {
      titulo: 'Grupos que você reportou',
      colunas: ['motivo', 'em'],
      extras: { grupo: '(select g.nome from public.grupos g where g.id = t.grupo_id)' },
    },
    aoExcluir: APAGAR,
    quando: 'em',
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
