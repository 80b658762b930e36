import { leva } from '../../db/carga.ts';
import { tarefa } from '../../db/fila.ts';
import { tipoDePrazo } from '../../db/prazos.ts';

/** A message to a phone, which may be no account's any more. */
export const NOTIFICAR_TELEFONE = tarefa(
  'notificarTelefone',
  leva<{ readonly telefoneCifrado: string; readonly aviso: 'trocado' | 'pedidoPorOutro'; readonly em: string }>(),
);
/** An answer in a conversation with the bot. */
export const ENVIAR_TELEGRAM = tarefa(
  'enviarTelegram',
  leva<{ readonly conversaCifrada: string; readonly texto: string; readonly pedeContato: boolean }>(),
);
export const COMPARAR_IDENTIDADE = tarefa('compararIdentidade', leva<{ readonly validacaoId: number }>());
/** Looks for other accounts with the CPF that an account gave, after the account has its answer. */
export const CONFERIR_CPF = tarefa(
  'conferirCpf',
  leva<{ readonly usuarioId: number; readonly tentativa: number | null }>(),
);
/** Takes a CPF that an account proved off the accounts that only said it was theirs. */
export const SOLTAR_CPF = tarefa('soltarCpf', leva<{ readonly usuarioId: number }>());
export const LIMPAR_PRECADASTROS = tarefa('limparPrecadastros');

export const CADASTRO_LEMBRETE = tipoDePrazo('cadastro.lembrete');
export const VALIDACAO_ESPERA_VENCE = tipoDePrazo('validacao.esperaVence');
export const VALIDACAO_ANALISE_VENCE = tipoDePrazo('validacao.analiseVence');
export const VALIDACAO_APAGAR_IMAGENS = tipoDePrazo('validacao.apagarImagens');
