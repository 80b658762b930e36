import { MARCA } from '@rateia/domain/marca';
import type { LinhaDoRegistro } from '../../db/dados-pessoais.ts';
import { manter } from '../../db/dados-pessoais.ts';

const ATO = manter(`Ato da equipe da ${MARCA}, que responde por ele.`);
const FORA = { fora: 'Diz qual pessoa da equipe decidiu; não é dado de quem usa a conta.' } as const;

/** Columns that name the member of the staff of an act. */
const daEquipe: readonly LinhaDoRegistro[] = (
  [
    ['regras', 'proposta_por'],
    ['regras', 'aprovada_por'],
    ['retiradas', 'aprovada_por'],
    ['propostas_de_devolucao', 'proposta_por'],
    ['propostas_de_devolucao', 'decidida_por'],
    ['revisoes', 'decidida_por'],
    ['disputas', 'respondida_por'],
    ['reclamacao_decisoes', 'proposta_por'],
    ['reclamacao_decisoes', 'decidida_por'],
    ['comunicados', 'operador_id'],
    ['comunicados', 'parado_por'],
    ['incidentes', 'operador_id'],
    ['atualizacoes_de_incidente', 'operador_id'],
    ['validacoes_conta', 'decidida_por'],
    ['links_curtos', 'criado_por'],
    ['destinos_externos', 'permitido_por'],
    ['campanhas', 'criada_por'],
    ['vantagens', 'criada_por'],
    ['cupons', 'criado_por'],
    ['indicacoes', 'conferida_por'],
  ] as const
).map(([tabela, coluna]) => ({ tabela, coluna, secao: 'acesso', copia: FORA, aoExcluir: ATO }));

/** A dispute is about a payment of the person whose account is looked at for it. */
const DISPUTAS: LinhaDoRegistro = {
  tabela: 'disputas',
  coluna: 'revisao_id',
  secao: 'dinheiro',
  via: { tabela: 'revisoes', coluna: 'usuario_id' },
  copia: {
    titulo: 'Pagamentos contestados no banco',
    colunas: ['estado', 'valor', 'responder_ate', 'resposta', 'evidencias', 'respondida_em', 'aberta_em', 'acabou_em'],
  },
  aoExcluir: {
    acao: 'esvaziar',
    colunas: { resposta: 'null', evidencias: "'[]'" },
    porque: 'Registro de dinheiro por 5 anos, sem o que descrevia a pessoa.',
  },
  quando: 'aberta_em',
};

export const registroDoBackoffice: readonly LinhaDoRegistro[] = [...daEquipe, DISPUTAS];
