import { CONTEXTO_DA_CONVERSA } from '../../db/contextos.ts';
import type { LinhaDoRegistro } from '../../db/dados-pessoais.ts';
import { APAGAR } from '../../db/dados-pessoais.ts';

/**
 * The notifications of a person, and the addresses to which they were sent (REGRAS 2.17). Child rows come before the
 * rows that they point to.
 */
export const registroDosAvisos: readonly LinhaDoRegistro[] = [
  {
    tabela: 'entregas_de_notificacao',
    coluna: 'usuario_id',
    secao: 'comunicacao',
    copia: {
      titulo: 'Envios de avisos',
      colunas: ['canal', 'categoria', 'estado', 'motivo', 'decidida_em', 'sai_em', 'entregue_em'],
    },
    aoExcluir: APAGAR,
    quando: 'decidida_em',
  },
  {
    tabela: 'notificacoes',
    coluna: 'usuario_id',
    secao: 'comunicacao',
    copia: { titulo: 'Avisos', colunas: ['titulo', 'mensagem', 'categoria', 'link', 'criada_em', 'visualizada_em'] },
    aoExcluir: APAGAR,
    quando: 'criada_em',
  },
  {
    tabela: 'notificacoes',
    coluna: 'autor_id',
    secao: 'comunicacao',
    copia: { fora: 'Aviso de outra pessoa sobre algo que você fez.' },
    aoExcluir: APAGAR,
    quando: 'criada_em',
  },
  {
    tabela: 'inscricoes_push',
    coluna: 'usuario_id',
    secao: 'comunicacao',
    copia: { titulo: 'Aparelhos que recebem avisos', colunas: ['criada_em'] },
    aoExcluir: APAGAR,
    quando: 'criada_em',
  },
  {
    tabela: 'validacoes_telegram',
    coluna: 'usuario_id',
    secao: 'comunicacao',
    copia: {
      titulo: 'Confirmação do telefone pelo Telegram',
      colunas: ['vincula', 'pedidos', 'janela_em', 'criada_em', 'expira_em'],
    },
    aoExcluir: APAGAR,
    quando: 'criada_em',
  },
  {
    tabela: 'conversas_telegram',
    coluna: 'usuario_id',
    secao: 'comunicacao',
    copia: {
      titulo: 'Mensagens pelo Telegram',
      colunas: ['conversa_cifrada', 'criada_em'],
      cifradas: { conversa_cifrada: CONTEXTO_DA_CONVERSA },
    },
    aoExcluir: APAGAR,
    quando: 'criada_em',
  },
  {
    tabela: 'pendencias_vistas',
    coluna: 'usuario_id',
    secao: 'comunicacao',
    copia: { titulo: 'Pendências que você viu', colunas: ['pendencia', 'vista_em'] },
    aoExcluir: APAGAR,
    quando: 'vista_em',
  },
];
