import type { LinhaDoRegistro } from '../../db/dados-pessoais.ts';
import { APAGAR } from '../../db/dados-pessoais.ts';

const SEGREDO = { fora: 'Segredo de segurança: só o resumo criptográfico, por pouco tempo.' } as const;

/** Second factors, links by e-mail and known networks (REGRAS 2.17). */
export const registroDaSeguranca: readonly LinhaDoRegistro[] = [
  {
    tabela: 'redes_conhecidas',
    coluna: 'usuario_id',
    secao: 'acesso',
    copia: { titulo: 'Redes de onde você entrou', colunas: ['rede', 'desde', 'vista_em'] },
    aoExcluir: APAGAR,
    quando: 'vista_em',
  },
  {
    tabela: 'chaves_de_acesso',
    coluna: 'usuario_id',
    secao: 'acesso',
    copia: { titulo: 'Chaves de acesso', colunas: ['nome', 'transportes', 'criada_em', 'usada_em'] },
    aoExcluir: APAGAR,
    quando: 'criada_em',
  },
  {
    tabela: 'autenticadores',
    coluna: 'usuario_id',
    secao: 'acesso',
    copia: { titulo: 'Aplicativo autenticador', colunas: ['criado_em', 'confirmado_em'] },
    aoExcluir: APAGAR,
    quando: 'criado_em',
  },
  {
    tabela: 'codigos_de_recuperacao',
    coluna: 'usuario_id',
    secao: 'acesso',
    copia: { titulo: 'Códigos de recuperação', colunas: ['criado_em', 'usado_em'] },
    aoExcluir: APAGAR,
    quando: 'criado_em',
  },
  {
    tabela: 'links_de_seguranca',
    coluna: 'usuario_id',
    secao: 'acesso',
    copia: {
      titulo: 'Links de segurança enviados',
      colunas: ['tipo', 'criado_em', 'expira_em', 'usado_em', 'anulado_em'],
    },
    aoExcluir: APAGAR,
    quando: 'criado_em',
  },
  {
    tabela: 'links_do_cadastro',
    coluna: 'usuario_id',
    secao: 'acesso',
    copia: SEGREDO,
    aoExcluir: APAGAR,
    quando: 'criado_em',
  },
  {
    tabela: 'trocas_de_email',
    coluna: 'usuario_id',
    secao: 'acesso',
    copia: {
      titulo: 'Trocas de e-mail',
      colunas: ['estado', 'antigo_cifrado', 'novo_cifrado', 'pedida_em', 'feita_em', 'desfazer_ate', 'desfeita_em'],
      cifradas: { antigo_cifrado: 'trocaEmail:endereco', novo_cifrado: 'trocaEmail:endereco' },
    },
    aoExcluir: APAGAR,
    quando: 'pedida_em',
  },
  {
    tabela: 'desafios_de_chave',
    coluna: 'usuario_id',
    secao: 'acesso',
    copia: SEGREDO,
    aoExcluir: APAGAR,
    quando: 'criado_em',
  },
  {
    tabela: 'logins_em_curso',
    coluna: 'usuario_id',
    secao: 'acesso',
    copia: SEGREDO,
    aoExcluir: APAGAR,
    quando: 'criada_em',
  },
  {
    tabela: 'confirmacoes',
    coluna: 'usuario_id',
    secao: 'acesso',
    copia: { titulo: 'Confirmações de que era você', colunas: ['acao', 'meio', 'criada_em', 'expira_em', 'usada_em'] },
    aoExcluir: APAGAR,
    quando: 'criada_em',
  },
];
