import { SITUACAO_DA_ADESAO } from '../ui/situacao/adesao.ts';
import { SITUACAO_DA_ASSINATURA } from '../ui/situacao/assinatura.ts';
import { SITUACAO_DA_AUTORIZACAO } from '../ui/situacao/autorizacao.ts';
import { SITUACAO_DO_BOLAO } from '../ui/situacao/bolao.ts';
import { SITUACAO_DA_CAMPANHA } from '../ui/situacao/campanha.ts';
import { SITUACAO_DO_CARTAO } from '../ui/situacao/cartao.ts';
import { SITUACAO_DO_CHAMADO } from '../ui/situacao/chamado.ts';
import { SITUACAO_DO_COMUNICADO } from '../ui/situacao/comunicado.ts';
import { SITUACAO_DA_CONEXAO } from '../ui/situacao/conexao.ts';
import { SITUACAO_DA_CONTA } from '../ui/situacao/conta.ts';
import { SITUACAO_DO_CONVITE } from '../ui/situacao/convite.ts';
import { SITUACAO_DA_COTA } from '../ui/situacao/cota.ts';
import { SITUACAO_DA_DEVOLUCAO } from '../ui/situacao/devolucao.ts';
import { SITUACAO_DO_INCIDENTE } from '../ui/situacao/incidente.ts';
import { SITUACAO_DO_PAGAMENTO } from '../ui/situacao/pagamento.ts';
import { SITUACAO_DA_RECLAMACAO, SITUACAO_DA_TELA_DA_RECLAMACAO } from '../ui/situacao/reclamacao.ts';
import { SITUACAO_DA_RETIRADA } from '../ui/situacao/retirada.ts';
import { SITUACAO_DO_SERVICO } from '../ui/situacao/servico.ts';
import type { Situacoes } from '../ui/situacao/situacao.tsx';
import { SITUACAO_DA_VAGA } from '../ui/situacao/vaga.ts';
import { SITUACAO_DA_VALIDACAO } from '../ui/situacao/validacao.ts';
import { SITUACAO_DA_VANTAGEM } from '../ui/situacao/vantagem.ts';

/** Every machine whose states have a map, by the name that people give it. */
export const MAQUINAS: readonly (readonly [nome: string, de: Situacoes<string>])[] = [
  ['Retirada', SITUACAO_DA_RETIRADA],
  ['Cartão cadastrado', SITUACAO_DO_CARTAO],
  ['Pix programado', SITUACAO_DA_AUTORIZACAO],
  ['Conta bancária', SITUACAO_DA_CONTA],
  ['Validação da conta', SITUACAO_DA_VALIDACAO],
  ['Assinatura', SITUACAO_DA_ASSINATURA],
  ['Vaga', SITUACAO_DA_VAGA],
  ['Pagamento', SITUACAO_DO_PAGAMENTO],
  ['Devolução de um Pix', SITUACAO_DA_DEVOLUCAO],
  ['Relato', SITUACAO_DO_CHAMADO],
  ['Conexão', SITUACAO_DA_CONEXAO],
  ['Convite', SITUACAO_DO_CONVITE],
  ['Comunicado', SITUACAO_DO_COMUNICADO],
  ['Incidente', SITUACAO_DO_INCIDENTE],
  ['Campanha', SITUACAO_DA_CAMPANHA],
  ['Cupom de parceiro', SITUACAO_DA_VANTAGEM],
  ['Bolão', SITUACAO_DO_BOLAO],
  ['Cota', SITUACAO_DA_COTA],
  ['Bolão recorrente', SITUACAO_DA_ADESAO],
  ['Reclamação', SITUACAO_DA_RECLAMACAO],
  ['Tela da reclamação', SITUACAO_DA_TELA_DA_RECLAMACAO],
  ['Serviço', SITUACAO_DO_SERVICO],
];
