import type { LinhaDoRegistro } from '../../db/dados-pessoais.ts';
import { manter } from '../../db/dados-pessoais.ts';

const NOME_DO_GRUPO = '(select g.nome from public.grupos g where g.id = t.grupo_id)';
const NOME_DO_BOLAO = '(select b.nome from public.boloes b where b.id = t.bolao_id)';
const COLUNAS = [
  'estado',
  'origem',
  'motivo',
  'solucao',
  'nunca_entregue',
  'falha_desde',
  'conta_desde',
  'rodadas',
  'lembrada',
  'criada_em',
  'aberta_em',
  'data_limite',
  'respondida_em',
  'mediacao_em',
  'com_lider_em',
  'padrao_em',
  'fechada_em',
  'reaberta_em',
  'resultado',
  'devolvido',
];

/** Complaints, their words and files (REGRAS 2.7, 2.17). */
export const registroDasReclamacoes: readonly LinhaDoRegistro[] = [
  {
    tabela: 'reclamacoes',
    coluna: 'usuario_id',
    secao: 'grupos',
    copia: {
      titulo: 'Reclamações que você fez',
      colunas: COLUNAS,
      extras: { grupo: NOME_DO_GRUPO, bolao: NOME_DO_BOLAO },
    },
    aoExcluir: manter('Explica dinheiro que voltou, guardado por 5 anos; os textos e os arquivos saem.'),
    quando: 'criada_em',
  },
  {
    tabela: 'reclamacoes',
    coluna: 'administrador_id',
    secao: 'grupos',
    copia: {
      titulo: 'Reclamações sobre os grupos que você administra',
      colunas: COLUNAS,
      extras: { grupo: NOME_DO_GRUPO },
      so: "t.estado <> 'rascunho'",
    },
    aoExcluir: manter('Explica dinheiro que voltou, guardado por 5 anos; os textos e os arquivos saem.'),
    quando: 'criada_em',
  },
  {
    tabela: 'reclamacao_interacoes',
    coluna: 'autor_id',
    secao: 'comunicacao',
    copia: {
      titulo: 'O que você escreveu em reclamações',
      colunas: ['tipo', 'autor', 'para', 'texto_cifrado', 'solucao', 'dias', 'valor', 'em', 'responder_ate'],
      cifradas: { texto_cifrado: 'reclamacao:texto' },
    },
    aoExcluir: {
      acao: 'esvaziar',
      colunas: { texto_cifrado: "''" },
      porque: 'O texto é apagado; fica só que houve uma mensagem ou uma proposta.',
    },
    quando: 'em',
  },
  {
    tabela: 'reclamacao_anexos',
    coluna: 'usuario_id',
    secao: 'comunicacao',
    copia: {
      titulo: 'Arquivos que você anexou em reclamações',
      colunas: ['lado', 'numero', 'nome_cifrado', 'tipo', 'tamanho', 'em', 'apagado_em'],
      cifradas: { nome_cifrado: 'reclamacao:anexo' },
    },
    aoExcluir: {
      acao: 'esvaziar',
      colunas: { chave_embrulhada: 'null', nome_cifrado: "''", apagado_em: 'coalesce(apagado_em, now())' },
      porque: 'Os arquivos e a chave que os abre são apagados; fica só que houve um anexo.',
      arquivos: ['t.arquivo'],
    },
    quando: 'em',
  },
];
