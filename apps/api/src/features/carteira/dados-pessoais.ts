import { STATUS_CREDITO, STATUS_FATURA, STATUS_PREVISAO } from '@rateia/domain/carteira/estados';
import type { LinhaDoRegistro } from '../../db/dados-pessoais.ts';
import { manter } from '../../db/dados-pessoais.ts';
import { FISCAL } from './guarda-fiscal.ts';
import { registroDoPixProgramado } from './pix-programado/dados-pessoais.ts';
import { registroDoPlus } from './plus/dados-pessoais.ts';

const NOME_DO_GRUPO = '(select g.nome from public.grupos g where g.id = t.grupo_id)';
const NOMES_DOS_GRUPOS =
  "(select string_agg(distinct g.nome, ', ') from public.faturas_de_vaga v join public.grupos g on g.id = v.grupo_id where v.id = t.id)";
/** The lines of an invoice. */
const ITENS_DA_FATURA = `(select jsonb_agg(to_jsonb(i) - 'id' - 'fatura_id' || coalesce(to_jsonb(v) - 'item_id' - 'assinatura_id' - 'grupo_id', '{}') order by i.posicao)
  from public.itens_da_fatura i left join public.itens_de_vaga v on v.item_id = i.id where i.fatura_id = t.id)`;
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
        'status',
        'subtotal',
        'valor_total',
        'valor_custo_meio',
        'meio_pagamento',
        'taxas_meio_pagamento',
        'tentativas',
        'causa_falha',
        'emitida_em',
        'retida_ate',
        'vence_em',
        'paga_em',
        'retida_ate',
      ],
      rotulos: { status: STATUS_FATURA },
      extras: {
        grupo: NOMES_DOS_GRUPOS,
        itens: ITENS_DA_FATURA,
      },
    },
    aoExcluir: FISCAL,
    quando: 'emitida_em',
  },
  {
    tabela: 'respostas_de_atraso',
    coluna: 'assinatura_id',
    secao: 'dinheiro',
    via: { tabela: 'assinaturas', coluna: 'usuario_id' },
    copia: { titulo: 'Suas respostas sobre faturas em atraso', colunas: ['motivo', 'ato', 'nova_data', 'em'] },
    aoExcluir: manter('Explica como a fatura foi cobrada; não tem texto de ninguém.'),
    quando: 'em',
  },
  ...registroDoPixProgramado,
  {
    tabela: 'creditos',
    coluna: 'usuario_id',
    secao: 'dinheiro',
    copia: {
      titulo: 'Créditos',
      colunas: [
        'origem',
        'valor',
        'disponivel',
        'bloqueado',
        'retido',
        'pendente',
        'status',
        'descricao',
        'meio_pagamento',
        'criado_em',
        'resolvido_em',
      ],
      rotulos: { status: STATUS_CREDITO },
    },
    aoExcluir: FISCAL,
    quando: 'criado_em',
  },
  {
    tabela: 'creditos_promocionais',
    coluna: 'usuario_id',
    secao: 'dinheiro',
    copia: { titulo: 'Créditos promocionais', colunas: ['valor', 'retido', 'gasto', 'vencido', 'valido_ate'] },
    aoExcluir: FISCAL,
    quando: 'valido_ate',
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
  ...registroDoPlus,
  {
    tabela: 'pagamentos',
    coluna: 'usuario_id',
    secao: 'dinheiro',
    copia: {
      titulo: 'Pagamentos',
      colunas: [
        'id_publico',
        'valor',
        'meio_pagamento',
        'estado',
        'resultado',
        'criado_em',
        'expira_em',
        'conferido_em',
        'pago_em',
        'provedor',
      ],
    },
    aoExcluir: FISCAL,
    quando: 'criado_em',
  },
  {
    tabela: 'recebimentos',
    coluna: 'pagamento_id',
    secao: 'dinheiro',
    via: { tabela: 'pagamentos', coluna: 'usuario_id' },
    copia: {
      titulo: 'Pagamentos recebidos',
      colunas: ['provedor', 'referencia', 'cobranca', 'valor', 'horario', 'registrado_em', 'destino', 'em_devolucao'],
    },
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
    copia: {
      titulo: 'Devoluções',
      colunas: [
        'valor',
        'motivo',
        'estado',
        'resolucao',
        'criada_em',
        'conferida_em',
        'resolvida_em',
        'concluida_em',
        'id_devolucao',
      ],
      extras: { referencia: '(select x.referencia from recebimentos x where x.id = t.recebimento_id)' },
    },
    aoExcluir: FISCAL,
    quando: 'criada_em',
  },
  {
    tabela: 'chaves_pix',
    coluna: 'usuario_id',
    secao: 'dinheiro',
    copia: {
      titulo: 'Chaves Pix',
      colunas: ['tipo_chave', 'chave_cifrada', 'status', 'criada_em', 'pode_receber_em', 'removida_em'],
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
    tabela: 'contas_bancarias',
    coluna: 'usuario_id',
    secao: 'dinheiro',
    copia: {
      titulo: 'Contas bancárias',
      colunas: [
        'banco',
        'tipo',
        'agencia',
        'conta_cifrada',
        'status',
        'criada_em',
        'verificada_em',
        'pode_receber_em',
        'removida_em',
      ],
      cifradas: { conta_cifrada: 'contaBancaria' },
    },
    aoExcluir: {
      acao: 'esvaziar',
      colunas: {
        agencia: "''",
        conta_cifrada: "''",
        conta_indice: 'public.gen_random_bytes(32)',
        removida_em: 'coalesce(removida_em, now())',
      },
      porque: 'As retiradas feitas apontam para ela; agência e número são apagados.',
    },
    quando: 'criada_em',
  },
  {
    tabela: 'boletos_lidos',
    coluna: 'usuario_id',
    secao: 'dinheiro',
    copia: {
      titulo: 'Boletos que você leu para pagar',
      colunas: ['codigo', 'beneficiario', 'documento', 'valor', 'vencimento', 'lido_em'],
    },
    aoExcluir: {
      acao: 'esvaziar',
      colunas: { codigo: 'null', beneficiario: "''", documento: "''" },
      porque: 'As retiradas feitas apontam para ele; o código e quem recebeu são apagados.',
    },
    quando: 'lido_em',
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
