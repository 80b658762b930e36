import { MARCA } from '@rateia/domain/marca';
import type { LinhaDoRegistro } from '../../db/dados-pessoais.ts';
import { APAGAR, manter } from '../../db/dados-pessoais.ts';

const NADA = 'null';
/** An act of the staff on somebody: its text is about that person, who has the act in a copy of his own, without it. */
const DE_OUTRA_PESSOA = "t.alvo like 'usuario:%' and t.alvo is distinct from 'usuario:' || t.usuario_id";
/** An act of a person on his own account. Any other act of a person of the staff may reveal something about others. */
const PROPRIO = `t.alvo = 'usuario:' || t.usuario_id
  or split_part(t.alvo, ':', 1) in ('sessao', 'dispositivo', 'chavePix', 'assinatura', 'exclusao', 'exportacao')`;
/** The picture is kept under the last part of its address. */
const FOTO = "'fotos/' || substring(t.imagem from '^/api/v1/foto/([0-9a-f]+)$')";

/**
 * Columns of the account's own row that stay. A column that is neither emptied nor listed here was forgotten, and a
 * test fails.
 */
export const COLUNAS_QUE_FICAM = [
  'id',
  'criado_em',
  'termos_versao',
  'termos_aceitos_em',
  'exclusao_em',
  'excluido_em',
] as const;

/** Registration, devices and sessions (REGRAS 2.17). Child rows come before the rows that they point to. */
export const registroDaConta: readonly LinhaDoRegistro[] = [
  {
    tabela: 'refresh_tokens',
    coluna: 'sessao_id',
    secao: 'acesso',
    via: { tabela: 'sessoes', coluna: 'usuario_id' },
    copia: { fora: 'Segredo de sessão: só o resumo criptográfico.' },
    aoExcluir: APAGAR,
    quando: 'emitido_em',
  },
  {
    tabela: 'sessoes',
    coluna: 'usuario_id',
    secao: 'acesso',
    copia: { titulo: 'Sessões', colunas: ['criada_em', 'expira_em', 'fator_em', 'encerrada_em', 'motivo_fim'] },
    aoExcluir: manter('Registro de acesso: encerradas na hora, apagadas depois de 6 meses (Marco Civil, art. 15).'),
    quando: 'criada_em',
  },
  {
    tabela: 'liberacoes',
    coluna: 'usuario_id',
    secao: 'acesso',
    copia: {
      titulo: 'Liberações de aparelho',
      colunas: ['tipo_solicitacao', 'criada_em', 'expira_em', 'ip', 'liberada_em', 'usada_em', 'recusada_em'],
    },
    aoExcluir: APAGAR,
    quando: 'criada_em',
  },
  {
    tabela: 'dispositivos',
    coluna: 'usuario_id',
    secao: 'acesso',
    copia: {
      titulo: 'Aparelhos',
      colunas: ['nome', 'ip', 'criado_em', 'visto_em', 'liberado_em', 'revogado_em', 'risco', 'risco_em'],
    },
    aoExcluir: {
      acao: 'esvaziar',
      colunas: {
        nome: "'Aparelho'",
        hash: 'public.gen_random_bytes(32)',
        digital: NADA,
        revogado_em: 'coalesce(revogado_em, now())',
      },
      porque: 'Registro de acesso por 6 meses; o aparelho deixa de ser reconhecido na hora.',
    },
    quando: 'visto_em',
  },
  {
    tabela: 'pins',
    coluna: 'usuario_id',
    secao: 'acesso',
    copia: { fora: 'Códigos de uso único: só o resumo criptográfico, por até 30 dias.' },
    aoExcluir: APAGAR,
    quando: 'criado_em',
  },
  {
    tabela: 'idempotencia',
    coluna: 'usuario_id',
    secao: 'acesso',
    copia: { fora: 'Controle técnico contra pagamento em dobro; repete o que já está nas outras partes.' },
    aoExcluir: APAGAR,
    quando: 'criada_em',
  },
  {
    tabela: 'auditoria',
    coluna: 'usuario_id',
    secao: 'acesso',
    copia: {
      titulo: 'O que foi feito na conta',
      colunas: ['acao', 'ip', 'em'],
      extras: {
        alvo: `case when ${DE_OUTRA_PESSOA} then null else t.alvo end`,
        dados: `case when ${PROPRIO} then t.dados end`,
      },
    },
    aoExcluir: manter(
      'Registro de segurança; os textos saem na hora, o endereço de IP depois de 6 meses, e o resto ninguém altera.',
    ),
    quando: 'em',
  },
  {
    tabela: 'auditoria',
    coluna: 'alvo',
    prefixo: 'usuario:',
    secao: 'acesso',
    copia: { titulo: 'O que a nossa equipe fez na sua conta', colunas: ['acao', 'em'], so: DE_OUTRA_PESSOA },
    aoExcluir: manter(`Ato da equipe da ${MARCA}, que responde por ele; o que ela escreveu sai.`),
    quando: 'em',
  },
  {
    tabela: 'transicoes',
    coluna: 'usuario_id',
    secao: 'acesso',
    copia: { titulo: 'Mudanças que você causou', colunas: ['entidade', 'entidade_id', 'evento', 'de', 'para', 'em'] },
    aoExcluir: manter('História de faturas e grupos de outras pessoas; só tem o número da conta, e os textos saem.'),
    quando: 'em',
  },
  {
    tabela: 'contas_sociais',
    coluna: 'usuario_id',
    secao: 'conta',
    copia: {
      titulo: 'Contas sociais vinculadas (2 Facebook, 3 Google)',
      colunas: ['social_auth', 'email_cifrado', 'vinculada_em', 'usada_em'],
      cifradas: { email_cifrado: 'social:email' },
    },
    aoExcluir: APAGAR,
    quando: 'vinculada_em',
  },
  {
    tabela: 'usuarios',
    coluna: 'indicado_por',
    secao: 'conta',
    copia: { titulo: 'Pessoas que você indicou', colunas: ['criado_em'] },
    aoExcluir: {
      acao: 'esvaziar',
      colunas: { indicado_por: NADA },
      porque: 'A conta é de outra pessoa; só deixa de dizer quem a indicou.',
    },
    quando: 'criado_em',
  },
  {
    tabela: 'usuarios',
    coluna: 'id',
    secao: 'conta',
    copia: {
      titulo: 'Seus dados',
      colunas: [
        'primeiro_nome',
        'sobrenome',
        'nick_name',
        'email',
        'email_verificado_em',
        'telefone_cifrado',
        'telefone_verificado_em',
        'cpf_cifrado',
        'nascimento_cifrado',
        'endereco_cifrado',
        'dados_fiscais_em',
        'identidade_verificada_em',
        'senha_alterada_em',
        'termos_versao',
        'termos_aceitos_em',
        'cod_indicacao',
        'campanha',
        'imagem',
        'restricao',
        'sem_grupos_novos_ate',
        'restricao_link',
        'bloqueado_em',
        'bloqueado_por',
        'aparece_na_busca',
        'acessou_recomendados_em',
        'papeis',
        'id_hash',
        'mk_id',
        'redirect_pos_validacao',
        'redirect_pos_validacao_em',
        'senha_expirada_em',
        'criado_em',
        'exclusao_em',
      ],
      cifradas: {
        telefone_cifrado: 'usuario:telefone',
        cpf_cifrado: 'usuario:cpf',
        nascimento_cifrado: 'usuario:nascimento',
        endereco_cifrado: 'usuario:endereco',
      },
      extras: {
        indicado_por:
          '(select coalesce(i.nick_name, i.primeiro_nome) from public.usuarios i where i.id = t.indicado_por)',
      },
      imagem: { arquivo: FOTO },
    },
    aoExcluir: {
      acao: 'esvaziar',
      colunas: {
        email: "'excluida-' || id || '@excluida.invalid'",
        id_hash: "encode(public.gen_random_bytes(16), 'hex')",
        primeiro_nome: "'Conta'",
        sobrenome: "'excluída'",
        nick_name: NADA,
        email_verificado_em: NADA,
        senha_hash: NADA,
        senha_alterada_em: NADA,
        senha_expirada_em: NADA,
        telefone_cifrado: NADA,
        telefone_indice: NADA,
        telefone_verificado_em: NADA,
        cpf_cifrado: NADA,
        cpf_indice: NADA,
        cpf_perdido_indice: NADA,
        nascimento_cifrado: NADA,
        endereco_cifrado: NADA,
        dados_fiscais_em: NADA,
        identidade_verificada_em: NADA,
        campanha: "'{}'",
        imagem: NADA,
        restricao: NADA,
        restricao_link: NADA,
        sem_grupos_novos_ate: NADA,
        mk_id: NADA,
        acessou_recomendados_em: NADA,
        redirect_pos_validacao: NADA,
        redirect_pos_validacao_em: NADA,
        aparece_na_busca: 'false',
        indicado_por: NADA,
        papeis: "'{}'",
        cod_indicacao: "upper(encode(public.gen_random_bytes(5), 'hex'))",
        bloqueado_por: NADA,
        bloqueado_em: 'coalesce(bloqueado_em, now())',
      },
      porque: 'Faturas e movimentos apontam para ela; fica sem nada que diga de quem era.',
      arquivos: [FOTO],
    },
    quando: 'criado_em',
  },
];
