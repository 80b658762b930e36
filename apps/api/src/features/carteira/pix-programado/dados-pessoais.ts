import type { LinhaDoRegistro } from '../../../db/dados-pessoais.ts';
import { FISCAL } from '../guarda-fiscal.ts';
import { CONTEXTO_DO_PAGADOR } from './autorizacoes.ts';

/** Authorisations of Pix programado and their charges (REGRAS 2.17). */
export const registroDoPixProgramado: readonly LinhaDoRegistro[] = [
  {
    tabela: 'autorizacoes_pix',
    coluna: 'usuario_id',
    secao: 'dinheiro',
    copia: {
      titulo: 'Pix programado',
      colunas: [
        ...['estado', 'cpf_cifrado', 'comeca_em', 'repete', 'aceita_em', 'vence_em', 'id_rec'],
        ...['encerrada_por', 'motivo', 'decidida_em'],
      ],
      cifradas: { cpf_cifrado: CONTEXTO_DO_PAGADOR },
    },
    aoExcluir: {
      acao: 'esvaziar',
      colunas: { cpf_cifrado: 'null', cpf_mascarado: "'***.000.000-**'", copia_e_cola: 'null' },
      porque: 'Registro de dinheiro por 5 anos, sem o CPF de quem pagava.',
    },
    quando: 'aceita_em',
  },
  {
    tabela: 'cobrancas_pix_programado',
    coluna: 'pagamento_id',
    secao: 'dinheiro',
    via: { tabela: 'pagamentos', coluna: 'usuario_id' },
    copia: { titulo: 'Cobranças por Pix programado', colunas: ['vence_em', 'situacao'] },
    aoExcluir: FISCAL,
    quando: 'vence_em',
  },
  {
    tabela: 'tentativas_do_programado',
    coluna: 'pagamento_id',
    secao: 'dinheiro',
    via: { tabela: 'pagamentos', coluna: 'usuario_id' },
    copia: { titulo: 'Dias em que o banco tentou pagar', colunas: ['dia', 'estado', 'motivo'] },
    aoExcluir: FISCAL,
    quando: 'dia',
  },
];
