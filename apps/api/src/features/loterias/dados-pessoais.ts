import { MAQUINA_ADESAO } from '@rateia/domain/loterias/adesao';
import type { Trx } from '../../db/banco.ts';
import type { LinhaDoRegistro, PassoDaExclusao } from '../../db/dados-pessoais.ts';
import { manter } from '../../db/dados-pessoais.ts';
import { moverVarias } from '../../db/mover.ts';

const NOME_DO_BOLAO = '(select b.nome from public.boloes b where b.id = t.bolao_id)';
const DO_JOGO = manter('Registro de um jogo e do dinheiro dele, guardado por 5 anos; só tem o número da conta.');
const DA_EQUIPE = manter('Ato da equipe, que fica no registro do bolão; só tem o número da conta.');

/** The places of a person in series end with his account; nothing more is charged. */
async function sairDasSeries(trx: Trx, { ids, usuarioId, agora }: PassoDaExclusao): Promise<void> {
  const passo = { evento: 'sair', quem: 'membro', usuarioId, agora, mudar: { mudou_em: agora } } as const;
  await moverVarias(trx, MAQUINA_ADESAO, { ids, ...passo });
}

/** Cotas of pools, and what the operation did with them (REGRAS 2.17). */
export const registroDasLoterias: readonly LinhaDoRegistro[] = [
  {
    tabela: 'itens_de_cota',
    coluna: 'usuario_id',
    secao: 'dinheiro',
    copia: {
      titulo: 'Cotas de bolões',
      colunas: ['tipo', 'valor', 'valor_cota', 'valor_taxa', 'valor_subsidio', 'sal'],
      extras: { bolao: NOME_DO_BOLAO },
    },
    aoExcluir: DO_JOGO,
  },
  {
    tabela: 'cotas',
    coluna: 'usuario_id',
    secao: 'dinheiro',
    copia: {
      titulo: 'Números das suas cotas',
      colunas: ['numero', 'estado', 'retida_ate', 'promocional'],
      extras: { bolao: NOME_DO_BOLAO },
    },
    aoExcluir: DO_JOGO,
  },
  {
    tabela: 'adesoes',
    coluna: 'usuario_id',
    secao: 'dinheiro',
    copia: {
      titulo: 'Bolões recorrentes',
      colunas: ['estado', 'cotas', 'valor_cota', 'faltas', 'saldo', 'criada_em', 'mudou_em'],
      extras: { serie: '(select s.nome from public.series s where s.id = t.serie_id)' },
    },
    aoExcluir: {
      acao: 'esvaziar',
      colunas: {},
      passo: sairDasSeries,
      porque: 'Registro de um jogo e do dinheiro dele, guardado por 5 anos; só tem o número da conta.',
    },
    quando: 'criada_em',
  },
  {
    tabela: 'sorteios_da_adesao',
    coluna: 'adesao_id',
    secao: 'dinheiro',
    via: { tabela: 'adesoes', coluna: 'usuario_id' },
    copia: {
      titulo: 'Sorteios dos seus bolões recorrentes',
      colunas: ['destino', 'motivo', 'em'],
      extras: { bolao: NOME_DO_BOLAO },
    },
    aoExcluir: DO_JOGO,
    quando: 'em',
  },
  {
    tabela: 'series',
    coluna: 'criada_por',
    secao: 'dinheiro',
    copia: { fora: 'Ato de trabalho da equipe, sem dados pessoais.' },
    aoExcluir: DA_EQUIPE,
    quando: 'criada_em',
  },
  {
    tabela: 'moldes',
    coluna: 'criado_por',
    secao: 'dinheiro',
    copia: { fora: 'Ato de trabalho da equipe, sem dados pessoais.' },
    aoExcluir: DA_EQUIPE,
    quando: 'criado_em',
  },
  {
    tabela: 'boloes',
    coluna: 'criado_por',
    secao: 'dinheiro',
    copia: { fora: 'Ato de trabalho da equipe, sem dados pessoais.' },
    aoExcluir: DA_EQUIPE,
    quando: 'criado_em',
  },
  {
    tabela: 'comprovantes',
    coluna: 'enviado_por',
    secao: 'dinheiro',
    copia: { fora: 'Ato de trabalho da equipe, sem dados pessoais.' },
    aoExcluir: DA_EQUIPE,
    quando: 'enviado_em',
  },
  ...(['proposto_por', 'confirmado_por', 'recusado_por'] as const).map(
    (coluna): LinhaDoRegistro => ({
      tabela: 'resultados_a_mao',
      coluna,
      secao: 'dinheiro',
      copia: { fora: 'Ato de trabalho da equipe, sem dados pessoais.' },
      aoExcluir: DA_EQUIPE,
      quando: 'proposto_em',
    }),
  ),
  {
    tabela: 'bolao_apuracoes',
    coluna: 'recebido_por',
    secao: 'dinheiro',
    copia: { fora: 'Ato de trabalho da equipe, sem dados pessoais.' },
    aoExcluir: DA_EQUIPE,
    quando: 'apurado_em',
  },
];
