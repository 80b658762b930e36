import { MAQUINA_VALIDACAO } from './cadastro/validacao-conta.ts';
import { MAQUINA_CREDITO, MAQUINA_FATURA, MAQUINA_PREVISAO } from './carteira/maquinas.ts';
import { MAQUINA_ASSINATURA } from './grupos/assinatura.ts';
import { MAQUINA_CONTESTACAO } from './grupos/contestacao.ts';
import { MAQUINA_CONVITE } from './grupos/convite.ts';
import { MAQUINA_GRUPO } from './grupos/maquina.ts';
import { MAQUINA_MUDANCA } from './grupos/mudanca-de-valor.ts';
import { MAQUINA_SUCESSAO } from './grupos/sucessao.ts';
import { MAQUINA_VAGA } from './grupos/vagas.ts';
import { MAQUINA_INDICACAO } from './indicacao/indicacoes.ts';
import { MAQUINA_CONEXAO } from './indicacao/rede.ts';
import { MAQUINA_ADESAO } from './loterias/adesao.ts';
import { MAQUINA_BOLAO } from './loterias/bolao.ts';
import { MAQUINA_COTA } from './loterias/cota.ts';
import { MAQUINA_CAMPANHA } from './marketing/campanha.ts';
import { MAQUINA_CARTAO } from './pagamentos/cartao/cadastrado.ts';
import { MAQUINA_TENTATIVA_DE_CARTAO } from './pagamentos/cartao/tentativa.ts';
import { MAQUINA_DEVOLUCAO } from './pagamentos/devolucao.ts';
import { MAQUINA_DISPUTA } from './pagamentos/disputa.ts';
import { MAQUINA_PAGAMENTO } from './pagamentos/pagamento.ts';
import { MAQUINA_AUTORIZACAO } from './pagamentos/programado/autorizacao.ts';
import { MAQUINA_CHAMADO } from './perfil/chamado.ts';
import { MAQUINA_EXCLUSAO } from './privacidade/exclusao.ts';
import { MAQUINA_RECLAMACAO } from './reclamacoes/maquina.ts';
import { MAQUINA_RETIRADA } from './retirada/regras.ts';

/** The machines of each feature. */
export const MAQUINAS_DE = {
  grupos: [
    MAQUINA_GRUPO,
    MAQUINA_ASSINATURA,
    MAQUINA_VAGA,
    MAQUINA_CONTESTACAO,
    MAQUINA_CONVITE,
    MAQUINA_MUDANCA,
    MAQUINA_SUCESSAO,
  ],
  carteira: [MAQUINA_FATURA, MAQUINA_CREDITO, MAQUINA_PREVISAO, MAQUINA_AUTORIZACAO],
  pagamentos: [MAQUINA_PAGAMENTO, MAQUINA_DEVOLUCAO, MAQUINA_TENTATIVA_DE_CARTAO, MAQUINA_CARTAO, MAQUINA_DISPUTA],
  retirada: [MAQUINA_RETIRADA],
  reclamacoes: [MAQUINA_RECLAMACAO],
  cadastro: [MAQUINA_VALIDACAO],
  indicacao: [MAQUINA_CONEXAO, MAQUINA_INDICACAO],
  perfil: [MAQUINA_CHAMADO],
  marketing: [MAQUINA_CAMPANHA],
  privacidade: [MAQUINA_EXCLUSAO],
  loterias: [MAQUINA_BOLAO, MAQUINA_COTA, MAQUINA_ADESAO],
} as const;

/** Every machine of the product: from these the database has its checks and its allowed steps. */
export const MAQUINAS = Object.values(MAQUINAS_DE).flat();

export type NomeDaMaquina = (typeof MAQUINAS)[number]['nome'];
