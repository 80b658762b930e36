import type { LinhaDoRegistro } from '../../db/dados-pessoais.ts';
import { manter } from '../../db/dados-pessoais.ts';

/** Personal data of leaving: the reasons that a person gave. */
export const registroDasRespostas: readonly LinhaDoRegistro[] = [
  {
    tabela: 'respostas_de_saida',
    coluna: 'assinatura_id',
    secao: 'grupos',
    via: { tabela: 'assinaturas', coluna: 'usuario_id' },
    copia: { titulo: 'Por que você quis sair', colunas: ['motivo', 'ajuda', 'aceita_em', 'em'] },
    aoExcluir: manter('Conta quantas pessoas deram cada motivo; não tem texto de ninguém.'),
    quando: 'em',
  },
];
