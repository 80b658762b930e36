import { MAQUINA_VALIDACAO } from '@rateia/domain/cadastro/validacao-conta';
import type { LinhaDoRegistro } from '../../../db/dados-pessoais.ts';
import { APAGAR, manter } from '../../../db/dados-pessoais.ts';
import { moverVarias } from '../../../db/mover.ts';

/** The end of an account asks for no facts of the pictures. */
const SEM_FATOS = { completa: false, semRevisao: true } as const;

/** Validation of identity: pictures go with the account, that it was validated stays (REGRAS 2.17). */
export const registroDaIdentidade: readonly LinhaDoRegistro[] = [
  {
    tabela: 'documento_aberturas',
    coluna: 'usuario_id',
    secao: 'acesso',
    copia: {
      titulo: 'Vezes em que você abriu os seus documentos',
      colunas: ['proposito', 'em', 'ip'],
      so: "t.proposito = 'dono'",
    },
    aoExcluir: manter(
      'Registro de quem viu cada documento, que ninguém altera; o endereço de IP sai depois de 6 meses.',
    ),
    quando: 'em',
  },
  {
    tabela: 'documentos',
    coluna: 'validacao_id',
    secao: 'conta',
    via: { tabela: 'validacoes_conta', coluna: 'usuario_id' },
    copia: {
      titulo: 'Fotos de documento enviadas',
      colunas: ['parte', 'tamanho', 'largura', 'altura', 'recebido_em', 'gravado_em', 'apagado_em'],
      extras: {
        vista_por_nos_em: `(select coalesce(jsonb_agg(a.em order by a.em), '[]') from public.documento_aberturas a
          where a.documento_id = t.id and a.proposito <> 'dono')`,
      },
      imagem: {
        arquivo: 'case when t.gravado_em is not null and t.apagado_em is null then t.arquivo end',
        selo: {
          chave: 't.chave_embrulhada',
          leitor: "'documento:' || t.id",
          contexto: "'documento:' || t.id || ':inteira'",
        },
      },
    },
    aoExcluir: {
      acao: 'esvaziar',
      colunas: { chave_embrulhada: 'null', apagado_em: 'coalesce(apagado_em, now())' },
      porque: 'Os arquivos e a chave que os abre são apagados; fica só que houve um envio.',
      arquivos: ['t.arquivo', 't.miniatura'],
    },
    quando: 'recebido_em',
  },
  {
    tabela: 'submissoes_concedidas',
    coluna: 'usuario_id',
    secao: 'conta',
    copia: { titulo: 'Envios de documento e selfie concedidos pela equipe', colunas: ['concedido_em'] },
    aoExcluir: APAGAR,
    quando: 'concedido_em',
  },
  {
    tabela: 'validacoes_conta',
    coluna: 'usuario_id',
    secao: 'conta',
    copia: {
      titulo: 'Validações de identidade',
      colunas: [
        'id_publico',
        'estado',
        'tipo_documento',
        'envios',
        'criada_em',
        'enviada_em',
        'prazo',
        'decidida_em',
        'motivo',
        'motivo_analise',
        'mensagem',
        'comparacao_cifrada',
        'revisao_pedida_em',
        'imagens_apagadas_em',
      ],
      cifradas: { comparacao_cifrada: 'identidade:comparacao' },
    },
    aoExcluir: {
      acao: 'esvaziar',
      colunas: {
        comparacao_cifrada: 'null',
        mensagem: 'null',
        imagens_apagadas_em: 'coalesce(imagens_apagadas_em, now())',
      },
      prazos: ['validacao.esperaVence', 'validacao.analiseVence', 'validacao.apagarImagens'],
      passo: async (trx, { ids, ...p }) => {
        const evento = { evento: 'excluirConta', quem: 'usuario' } as const;
        await moverVarias(trx, MAQUINA_VALIDACAO, {
          ...p,
          ...evento,
          ids,
          contexto: SEM_FATOS,
          mudar: { prazo: null },
        });
      },
      porque: 'Fica o resultado da validação, sem as imagens nem o que foi lido nelas.',
    },
    quando: 'criada_em',
  },
];
