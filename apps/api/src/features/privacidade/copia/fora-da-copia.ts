import { MARCA } from '@rateia/domain/marca';
import type { DB } from '../../../db/tipos.ts';

type Fora = Readonly<Partial<Record<keyof DB, Readonly<Record<string, string>>>>>;

const RESUMO = 'Resumo criptográfico: serve para comparar, e nada se lê nele.';
const LIGACAO = 'Número interno que liga uma linha a outra; o que ele aponta está na própria parte.';
const SEGREDO = 'Segredo de segurança: quem o tivesse poderia agir no seu lugar.';
const TECNICO = 'Controle interno do envio; não diz nada de você.';
const ARQUIVO = 'Nome do arquivo guardado; a imagem em si está na cópia.';
const CALCULADO = 'Calculado do que já está na cópia, para buscar e ordenar.';

/** Names of columns that mean the same in every table. */
const EM_TODAS: readonly { readonly nome: RegExp; readonly porque: string }[] = [
  { nome: /^id$|_id$/, porque: LIGACAO },
  { nome: /(^|_)(hash|indice|resumo)$|^sha256$/, porque: RESUMO },
];

/** Columns of tables that are in the copy of one's data, left out of it, each with why (REGRAS 2.17 Export). */
const DA_TABELA: Fora = {
  notificacoes: {
    chave: TECNICO,
    modelo: TECNICO,
    tipo: TECNICO,
    icone: TECNICO,
    no_app: TECNICO,
    dados: 'O que preenche o título e a mensagem, que estão na cópia.',
  },
  inscricoes_push: { inscricao_cifrada: SEGREDO },
  documentos: { arquivo: ARQUIVO, miniatura: ARQUIVO, chave_embrulhada: SEGREDO },
  conexoes: {
    convidada_por: 'Dito como convite_seu.',
    oculta_de_quem_convidou: 'Escolha de quem foi convidado, que quem convidou não fica sabendo.',
  },
  indicacoes: {
    credito_do_indicado: LIGACAO,
    credito_do_indicador: LIGACAO,
    retida_em: 'Conferência da equipe ainda em curso; o que ela decide entra na cópia.',
  },
  autorizacoes_pix: {
    contrato: TECNICO,
    cpf_mascarado: CALCULADO,
    copia_e_cola: SEGREDO,
    conferida_em: TECNICO,
  },
  cobrancas_pix_programado: { espera_vez: TECNICO },
  cobrancas_recorrentes: { espera_vez: TECNICO },
  cobrancas_pagbank: { chave: TECNICO, pedido_cifrado: TECNICO, pagina: TECNICO, encerrada: TECNICO },
  cobrancas_paypal: {
    numero: TECNICO,
    recusas: TECNICO,
    disse: TECNICO,
    captura_pedida_em: TECNICO,
    encerrada: TECNICO,
  },
  cobrancas_picpay: { numero: TECNICO, pedida_em: TECNICO, encerrada: TECNICO },
  respostas_de_saida: { dia: CALCULADO },
  disputas: { recebimento_id: LIGACAO, no_provedor: TECNICO, recusa: TECNICO },
  cartoes: { cliente: SEGREDO, no_provedor: SEGREDO },
  verificacoes_de_cartao: {
    referencia: TECNICO,
    chave: TECNICO,
    token_do_cadastro_cifrado: SEGREDO,
    token_cifrado: SEGREDO,
    valor_cifrado: 'O valor que o titular deve dizer para provar que o cartão é seu.',
    no_provedor: SEGREDO,
  },
  tentativas_de_cartao: {
    chave: TECNICO,
    pedida_em: TECNICO,
    token_cifrado: SEGREDO,
    cliente: SEGREDO,
    no_provedor: SEGREDO,
    desafio_url: SEGREDO,
    desafio_creq: SEGREDO,
  },
  chamado_anexos: {
    numero: TECNICO,
    arquivo: 'Nome interno do arquivo; o anexo se abre na página do relato.',
    chave_embrulhada: SEGREDO,
  },
  reclamacao_anexos: {
    arquivo: 'Nome interno do arquivo; o anexo se abre na página da reclamação.',
    chave_embrulhada: SEGREDO,
  },
  convites: { codigo_cifrado: SEGREDO, email_cifrado: 'E-mail de outra pessoa.' },
  grupos: {
    busca: CALCULADO,
    data_fila: CALCULADO,
    risco: CALCULADO,
    lugares: CALCULADO,
    grupo_pai: LIGACAO,
    preferencia_ate: 'Até quando a vaga que abriu é só de quem espera na lista de interesse.',
    versao_preco: 'Conta as mudanças de preço; o preço está na cópia.',
  },
  segredos: { cifrado: 'Guardado no cofre: quem tem vaga, e você, o abrem na página do grupo.' },
  retiradas: {
    id_envio: TECNICO,
    pin_expira_em: 'Prazo de um código que já não vale.',
  },
  contas: { minimo: 'Limite do livro, igual para todas as contas do tipo.', provedor: `Só em contas da ${MARCA}.` },
  exportacoes: {
    progresso: TECNICO,
    chave_embrulhada: SEGREDO,
    json_cifrado: 'A própria cópia.',
    pdf_cifrado: 'A própria cópia.',
  },
  chaves_de_acesso: { chave_publica: SEGREDO, credencial: SEGREDO, contador: SEGREDO },
  autenticadores: { segredo_cifrado: SEGREDO, ultimo_passo: SEGREDO },
  links_de_seguranca: { liberacao: RESUMO },
  dispositivos: { digital: RESUMO },
  sessoes: { chave: RESUMO, provas_erradas: 'Conta erros seguidos de senha ou código enquanto a sessão está aberta.' },
  transicoes: { quem: 'Sempre você, nas linhas desta parte.', dados: 'Pode falar de outras pessoas do grupo.' },
  usuarios: {
    senha_hash: SEGREDO,
    excluido_em: 'Só existe depois que a conta é excluída.',
  },
};

/** The reason for which a column is in no copy; undefined when none is recorded. */
export function porqueFora(tabela: keyof DB, coluna: string): string | undefined {
  return DA_TABELA[tabela]?.[coluna] ?? EM_TODAS.find(({ nome }) => nome.test(coluna))?.porque;
}

/** Every `tabela.coluna` with a reason of its own: one that no longer exists is a mistake. */
export const COLUNAS_FORA: readonly string[] = Object.entries(DA_TABELA).flatMap(([tabela, colunas]) =>
  Object.keys(colunas).map((coluna) => `${tabela}.${coluna}`),
);
