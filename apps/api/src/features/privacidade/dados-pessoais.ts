import type { LinhaDoRegistro } from '../../db/dados-pessoais.ts';
import { APAGAR, manter } from '../../db/dados-pessoais.ts';

const PROVA = manter(
  'Prova do que foi aceito, recusado e pedido, guardada por 5 anos; o endereço de IP sai depois de 6 meses.',
);

/** Messages, preferences, consents and requests about the data (REGRAS 2.17). */
export const registroDaComunicacao: readonly LinhaDoRegistro[] = [
  {
    tabela: 'preferencias_comunicacao',
    coluna: 'usuario_id',
    secao: 'comunicacao',
    copia: { titulo: 'Preferências de comunicação', colunas: ['categoria', 'canal', 'ativa', 'alterada_em'] },
    aoExcluir: APAGAR,
    quando: 'alterada_em',
  },
  {
    tabela: 'links_curtos',
    coluna: 'usuario_id',
    secao: 'comunicacao',
    copia: {
      titulo: 'Links curtos que você criou',
      colunas: ['codigo', 'nome', 'destino', 'criado_em', 'vence_em', 'desligado_em'],
    },
    aoExcluir: APAGAR,
    quando: 'criado_em',
  },
  {
    tabela: 'aceites',
    coluna: 'usuario_id',
    secao: 'privacidade',
    copia: { titulo: 'Termos e políticas aceitos', colunas: ['documento', 'versao', 'aceito_em', 'ip'] },
    aoExcluir: PROVA,
    quando: 'aceito_em',
  },
  {
    tabela: 'consentimentos',
    coluna: 'usuario_id',
    secao: 'privacidade',
    copia: {
      titulo: 'Consentimentos',
      colunas: ['finalidade', 'versao', 'valores', 'origem', 'anonimo_id', 'em', 'ip'],
    },
    aoExcluir: PROVA,
    quando: 'em',
  },
  {
    tabela: 'identificadores',
    coluna: 'usuario_id',
    secao: 'privacidade',
    copia: {
      titulo: 'Número de medição',
      colunas: ['identificador', 'analytics_storage', 'ad_storage', 'atualizado_em'],
    },
    aoExcluir: APAGAR,
    quando: 'atualizado_em',
  },
  {
    tabela: 'exportacoes',
    coluna: 'usuario_id',
    secao: 'privacidade',
    copia: {
      titulo: 'Cópias dos dados que você pediu',
      colunas: ['id_publico', 'estado', 'pedida_em', 'pronta_em', 'expira_em', 'tamanho_json', 'tamanho_pdf'],
    },
    aoExcluir: APAGAR,
    quando: 'pedida_em',
  },
  {
    tabela: 'exclusoes',
    coluna: 'usuario_id',
    secao: 'privacidade',
    copia: {
      titulo: 'Pedidos de exclusão',
      colunas: [
        'estado',
        'impedimentos',
        'motivo_parada',
        'renuncia_disponivel',
        'renuncia_promocional',
        'pedida_em',
        'executa_em',
        'encerrada_em',
      ],
    },
    aoExcluir: PROVA,
    quando: 'pedida_em',
  },
  {
    tabela: 'contas_excluidas',
    coluna: 'usuario_id',
    secao: 'privacidade',
    copia: { fora: 'Só existe depois que a conta é excluída.' },
    aoExcluir: manter(
      'Resumo criptográfico do e-mail, do telefone e do CPF, e se a conta tinha restrição ou análise; apagado depois de 5 anos.',
    ),
    quando: 'excluida_em',
  },
  {
    tabela: 'sancoes_herdadas',
    coluna: 'usuario_id',
    secao: 'privacidade',
    copia: { titulo: 'O que veio de uma conta que você excluiu', colunas: ['por', 'em'] },
    aoExcluir: APAGAR,
    quando: 'em',
  },
];

/** Columns that look like a person and are none, each with its reason; the test reads them too. */
export const NAO_SAO_DE_NINGUEM: Readonly<Record<string, string>> = {
  'conexoes.convidada_por': 'one of the two people of the row, whose columns are in the registry',
  'autorizacoes_pix.encerrada_por': 'the party that ended it, as the provider calls it, not who',
  'bolao_lacres.carimbado_por': 'the name of the outside authority that stamped the seal',
  'usuarios.bloqueado_por': 'says whether the owner or the operation blocked, not who',
};
