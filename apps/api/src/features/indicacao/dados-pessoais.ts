import { RELACIONAMENTO } from '@rateia/domain/grupos/enums';
import type { LinhaDoRegistro } from '../../db/dados-pessoais.ts';
import { APAGAR } from '../../db/dados-pessoais.ts';

/**
 * One side of a connection: the other person's name, unless it is hidden from the inviter, and only the person's own
 * block. A refusal stays, for the inviter, an invitation that waits, with the time of the invitation
 * (`situacaoNaRede`).
 */
function conexao(eu: 'menor' | 'maior', outra: 'menor' | 'maior'): LinhaDoRegistro {
  return {
    tabela: 'conexoes',
    coluna: `${eu}_id`,
    secao: 'comunicacao',
    copia: {
      titulo: 'Conexões da sua rede',
      colunas: ['relacionamento', `bloqueio_do_${eu}_em`, 'criada_em'],
      rotulos: { relacionamento: RELACIONAMENTO },
      extras: {
        estado: `case when t.estado = 'bloqueada' and t.bloqueio_do_${eu}_em is null then 'desfeita'
        when t.estado = 'recusada' and t.convidada_por = t.${eu}_id then 'pendente' else t.estado end`,
        mudou_em: `case when t.estado in ('pendente', 'recusada') and t.convidada_por = t.${eu}_id
        then t.criada_em else t.mudou_em end`,
        com_quem: `(select coalesce(u.nick_name, u.primeiro_nome) from public.usuarios u where u.id = t.${outra}_id
        and not (t.oculta_de_quem_convidou and t.convidada_por = t.${eu}_id))`,
        convite_seu: `t.convidada_por = t.${eu}_id`,
      },
    },
    aoExcluir: APAGAR,
    quando: 'criada_em',
  };
}

/** The network of friends (REGRAS 2.17). */
export const registroDaRede: readonly LinhaDoRegistro[] = [
  conexao('menor', 'maior'),
  conexao('maior', 'menor'),
  {
    tabela: 'indicacoes',
    coluna: 'indicador_id',
    secao: 'dinheiro',
    copia: {
      titulo: 'Pessoas que você indicou',
      colunas: ['estado', 'motivo', 'criada_em', 'comprou_em', 'credita_em', 'creditada_em'],
      extras: {
        quem: '(select coalesce(u.nick_name, u.primeiro_nome) from public.usuarios u where u.id = t.indicado_id)',
      },
    },
    aoExcluir: { acao: 'manter', porque: 'Diz por que um crédito foi dado; os nomes já não estão na conta.' },
    quando: 'criada_em',
  },
  {
    tabela: 'indicacoes',
    coluna: 'indicado_id',
    secao: 'dinheiro',
    copia: { titulo: 'A sua chegada por um convite', colunas: ['estado', 'criada_em'] },
    aoExcluir: { acao: 'manter', porque: 'Diz por que um crédito foi dado; os nomes já não estão na conta.' },
    quando: 'criada_em',
  },
  {
    tabela: 'rede_usos',
    coluna: 'usuario_id',
    secao: 'acesso',
    copia: { titulo: 'Buscas e convites do último dia', colunas: ['tipo', 'em'] },
    aoExcluir: APAGAR,
    quando: 'em',
  },
];
