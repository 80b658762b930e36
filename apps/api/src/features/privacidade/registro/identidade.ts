import type { LinhaDoRegistro } from './linha.ts';
import { manter } from './linha.ts';

const EM_ABERTO = "('rascunho', 'enviada', 'emAnalise', 'pedirNovamente')";

/** Validation of identity: pictures go with the account, that it was validated stays (REGRAS 2.17). */
export const registroDaIdentidade: readonly LinhaDoRegistro[] = [
  {
    tabela: 'documento_aberturas',
    coluna: 'usuario_id',
    secao: 'acesso',
    copia: { titulo: 'Vezes em que você abriu os seus documentos', colunas: ['proposito', 'em', 'ip'] },
    aoExcluir: manter('Registro de quem viu cada documento, que ninguém altera.'),
    quando: 'em',
  },
  {
    tabela: 'documentos',
    coluna: 'validacao_id',
    secao: 'conta',
    via: { tabela: 'validacoes_conta', coluna: 'usuario_id' },
    copia: { titulo: 'Fotos de documento enviadas', colunas: ['parte', 'tamanho', 'recebido_em', 'apagado_em'] },
    aoExcluir: {
      acao: 'esvaziar',
      colunas: { chave_embrulhada: 'null', apagado_em: 'coalesce(apagado_em, now())' },
      porque: 'Os arquivos e a chave que os abre são apagados; fica só que houve um envio.',
      arquivos: ['t.arquivo', 't.miniatura'],
    },
    quando: 'recebido_em',
  },
  {
    tabela: 'validacoes_conta',
    coluna: 'usuario_id',
    secao: 'conta',
    copia: {
      titulo: 'Validações de identidade',
      colunas: ['estado', 'tipo_documento', 'criada_em', 'enviada_em', 'decidida_em', 'motivo', 'mensagem'],
    },
    aoExcluir: {
      acao: 'esvaziar',
      colunas: {
        comparacao_cifrada: 'null',
        imagens_apagadas_em: 'coalesce(imagens_apagadas_em, now())',
        estado: `case when estado in ${EM_ABERTO} then 'cancelada' else estado end`,
      },
      porque: 'Fica o resultado da validação, sem as imagens nem o que foi lido nelas.',
    },
    quando: 'criada_em',
  },
];
