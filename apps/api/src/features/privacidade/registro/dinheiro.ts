import { STATUS_CREDITO, STATUS_FATURA, STATUS_PREVISAO } from '@rateia/domain/carteira/estados';
import type { LinhaDoRegistro } from './linha.ts';
import { manter } from './linha.ts';

const NOME_DO_GRUPO = '(select g.nome from public.grupos g where g.id = t.grupo_id)';
const FISCAL = manter('Registro de dinheiro, guardado por 5 anos; só tem o número da conta.');
const LIVRO = manter('Livro de dinheiro, que ninguém altera; só tem o número da conta.');

/** Invoices, payments and the ledger (REGRAS 2.17: kept pseudonymised for 5 years). */
export const registroDoDinheiro: readonly LinhaDoRegistro[] = [
  {
    tabela: 'faturas',
    coluna: 'usuario_id',
    secao: 'dinheiro',
    copia: {
      titulo: 'Faturas',
      colunas: [
        'tipo',
        'status',
        'valor_plano',
        'valor_taxa',
        'valor_caucao',
        'valor_total',
        'emitida_em',
        'vence_em',
        'paga_em',
      ],
      rotulos: { status: STATUS_FATURA },
      extras: { grupo: NOME_DO_GRUPO },
    },
    aoExcluir: FISCAL,
    quando: 'emitida_em',
  },
  {
    tabela: 'creditos',
    coluna: 'usuario_id',
    secao: 'dinheiro',
    copia: {
      titulo: 'Créditos',
      colunas: ['origem', 'valor', 'status', 'descricao', 'criado_em', 'resolvido_em'],
      rotulos: { status: STATUS_CREDITO },
    },
    aoExcluir: FISCAL,
    quando: 'criado_em',
  },
  {
    tabela: 'previsoes',
    coluna: 'administrador_id',
    secao: 'dinheiro',
    copia: {
      titulo: 'Recebimentos de grupos',
      colunas: ['valor', 'status', 'libera_em', 'realizada_em', 'criada_em'],
      rotulos: { status: STATUS_PREVISAO },
      extras: { grupo: NOME_DO_GRUPO },
    },
    aoExcluir: FISCAL,
    quando: 'criada_em',
  },
  {
    tabela: 'pagamentos',
    coluna: 'usuario_id',
    secao: 'dinheiro',
    copia: { titulo: 'Pagamentos', colunas: ['id_publico', 'valor', 'estado', 'criado_em', 'pago_em', 'e2eid'] },
    aoExcluir: {
      acao: 'esvaziar',
      colunas: { cpf_indice: 'null', copia_e_cola: 'null' },
      porque: 'Registro de dinheiro por 5 anos, sem o CPF de quem pagou.',
    },
    quando: 'criado_em',
  },
  {
    tabela: 'pix_recebidos',
    coluna: 'pagamento_id',
    secao: 'dinheiro',
    via: { tabela: 'pagamentos', coluna: 'usuario_id' },
    copia: { titulo: 'Pix recebidos', colunas: ['e2eid', 'valor', 'horario', 'destino'] },
    aoExcluir: {
      acao: 'esvaziar',
      colunas: { pagador_cpf_indice: 'null' },
      porque: 'Registro de dinheiro por 5 anos, sem o CPF de quem pagou.',
    },
    quando: 'registrado_em',
  },
  {
    tabela: 'devolucoes',
    coluna: 'pagamento_id',
    secao: 'dinheiro',
    via: { tabela: 'pagamentos', coluna: 'usuario_id' },
    copia: { titulo: 'Devoluções', colunas: ['valor', 'motivo', 'estado', 'criada_em', 'concluida_em'] },
    aoExcluir: FISCAL,
    quando: 'criada_em',
  },
  {
    tabela: 'chaves_pix',
    coluna: 'usuario_id',
    secao: 'dinheiro',
    copia: {
      titulo: 'Chaves Pix',
      colunas: ['tipo_chave', 'chave_cifrada', 'criada_em', 'removida_em'],
      cifradas: { chave_cifrada: 'chavePix' },
    },
    aoExcluir: {
      acao: 'esvaziar',
      colunas: {
        chave_cifrada: "''",
        chave_indice: 'public.gen_random_bytes(32)',
        removida_em: 'coalesce(removida_em, now())',
      },
      porque: 'As retiradas feitas apontam para ela; a chave em si é apagada.',
    },
    quando: 'criada_em',
  },
  {
    tabela: 'retiradas',
    coluna: 'usuario_id',
    secao: 'dinheiro',
    copia: {
      titulo: 'Retiradas',
      colunas: [
        'id_publico',
        'valor',
        'valor_taxa',
        'valor_custeio',
        'valor_liquido',
        'estado',
        'criada_em',
        'concluida_em',
        'e2eid',
      ],
    },
    aoExcluir: FISCAL,
    quando: 'criada_em',
  },
  {
    tabela: 'dividas',
    coluna: 'usuario_id',
    secao: 'dinheiro',
    copia: { titulo: 'Valores em aberto', colunas: ['valor', 'criada_em', 'quitada_em'] },
    aoExcluir: FISCAL,
    quando: 'criada_em',
  },
  {
    tabela: 'contas',
    coluna: 'usuario_id',
    secao: 'dinheiro',
    copia: { titulo: 'Saldos', colunas: ['tipo', 'saldo'] },
    aoExcluir: LIVRO,
  },
  {
    tabela: 'partidas',
    coluna: 'conta_id',
    secao: 'dinheiro',
    via: { tabela: 'contas', coluna: 'usuario_id' },
    copia: {
      titulo: 'Movimentos da carteira',
      colunas: ['valor'],
      extras: {
        conta: '(select c.tipo from public.contas c where c.id = t.conta_id)',
        motivo: '(select l.motivo from public.transacoes l where l.id = t.transacao_id)',
        em: '(select l.criada_em from public.transacoes l where l.id = t.transacao_id)',
      },
    },
    aoExcluir: LIVRO,
  },
  {
    tabela: 'transacoes',
    coluna: 'ator_id',
    secao: 'dinheiro',
    copia: { fora: 'Diz só quem causou um movimento; os seus estão em Movimentos da carteira.' },
    aoExcluir: LIVRO,
    quando: 'criada_em',
  },
];
