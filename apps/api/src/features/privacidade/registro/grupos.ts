import type { LinhaDoRegistro } from './linha.ts';
import { APAGAR, manter } from './linha.ts';

const NOME_DO_GRUPO = '(select g.nome from public.grupos g where g.id = t.grupo_id)';

/** Groups, seats and the vault (REGRAS 2.17). */
export const registroDosGrupos: readonly LinhaDoRegistro[] = [
  {
    tabela: 'grupos',
    coluna: 'administrador_id',
    secao: 'grupos',
    copia: {
      titulo: 'Grupos que você administrou',
      colunas: [
        'nome',
        'descricao',
        'contato',
        'site',
        'regras',
        'acesso_descricao',
        'valor',
        'total_vagas',
        'criado_em',
      ],
    },
    aoExcluir: {
      acao: 'esvaziar',
      colunas: { descricao: "''", contato: "''", site: "''", acesso_descricao: "''" },
      porque: 'Quem foi membro continua a ver o grupo nas próprias faturas; os seus textos saem.',
    },
    quando: 'criado_em',
  },
  {
    tabela: 'assinaturas',
    coluna: 'usuario_id',
    secao: 'grupos',
    copia: {
      titulo: 'Grupos de que você participou',
      colunas: [
        'vagas',
        'estado',
        'valor_sem_taxas',
        'valor_taxa',
        'caucao',
        'criada_em',
        'paga_em',
        'entrada_em',
        'encerrada_em',
        'motivo_saida',
      ],
      extras: { grupo: NOME_DO_GRUPO },
    },
    aoExcluir: manter('Base das faturas, que ficam por 5 anos; só tem o número da conta.'),
    quando: 'criada_em',
  },
  {
    tabela: 'visualizacoes',
    coluna: 'usuario_id',
    secao: 'grupos',
    copia: { titulo: 'Grupos que você viu', colunas: ['vista_em'], extras: { grupo: NOME_DO_GRUPO } },
    aoExcluir: APAGAR,
    quando: 'vista_em',
  },
  {
    tabela: 'segredo_chaves',
    coluna: 'usuario_id',
    secao: 'grupos',
    copia: { fora: 'Chave cifrada do cofre: quem tem vaga abre os dados de acesso na página do grupo.' },
    aoExcluir: APAGAR,
    quando: 'criada_em',
  },
  {
    tabela: 'segredos',
    coluna: 'enviado_por',
    secao: 'grupos',
    copia: {
      titulo: 'Dados de acesso que você enviou',
      colunas: ['versao', 'criado_em', 'substituido_em'],
      extras: { grupo: NOME_DO_GRUPO },
    },
    aoExcluir: {
      acao: 'esvaziar',
      colunas: { cifrado: "''" },
      porque: 'O conteúdo é apagado; fica só que houve um envio.',
    },
    quando: 'criado_em',
  },
  {
    tabela: 'segredo_aberturas',
    coluna: 'usuario_id',
    secao: 'acesso',
    copia: { titulo: 'Vezes em que você abriu dados de acesso', colunas: ['aberto_em', 'ip'] },
    aoExcluir: manter('Prova da entrega do acesso; o endereço de IP sai depois de 6 meses.'),
    quando: 'aberto_em',
  },
  {
    tabela: 'revisoes',
    coluna: 'usuario_id',
    secao: 'grupos',
    copia: { titulo: 'Análises da nossa equipe', colunas: ['tipo', 'aberta_em', 'decidida_em', 'decisao', 'mensagem'] },
    aoExcluir: {
      acao: 'esvaziar',
      colunas: { dados: "'{}'" },
      porque: 'Decisão sobre dinheiro, guardada por 5 anos sem o que a descrevia.',
    },
    quando: 'aberta_em',
  },
];
