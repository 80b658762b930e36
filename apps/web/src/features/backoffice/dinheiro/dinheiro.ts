import { diasEntre } from '@rateia/domain/datas';
import { formatarDia } from '@rateia/domain/datas-formatadas';
import type { MotivoDeDevolucao } from '@rateia/domain/pagamentos/pagamento';
import type { RespostaDe } from '../../../lib/api-client.ts';
import type { Evidencia } from '../../../mesa/evidencias.tsx';

export type Parado = RespostaDe<'getDinheiroParado'>['itens'][number];

/** The name of each kind in the list. */
export const NOMES_DO_TIPO: Record<Parado['tipo'], string> = {
  pix: 'Pix sem cobrança',
  devolucao: 'Devolução',
  pagamento: 'Código Pix',
  retirada: 'Retirada',
  revisao: 'Revisão',
};

/** Every reason for which money stands still, returns by their own list: a row without a reason does not compile. */
const MOTIVOS: Readonly<
  Record<MotivoDeDevolucao | 'semCobranca' | 'reembolso' | 'semResposta' | 'transferenciaSemResposta', string>
> = {
  semCobranca: 'Chegou sem nenhuma cobrança nossa.',
  duplicado: 'Era o segundo pagamento da mesma cobrança.',
  valorDiferente: 'O valor não era o da cobrança.',
  terceiro: 'Quem pagou não era o dono da conta.',
  vagaOcupada: 'Outra pessoa ocupou a vaga antes de o pagamento chegar.',
  faturaNaoPagavel: 'A fatura não estava mais em aberto.',
  acimaDoLimite: 'O saldo da conta passaria do limite.',
  reembolso: 'Era um reembolso pelo Pix.',
  semResposta: 'O banco não respondeu ao pedido do código.',
  transferenciaSemResposta: 'O banco não disse se pagou esta retirada.',
};

/**
 * The question to the staff, by its kind and by the recorded words. It is about money whose sending the bank confirmed
 * and then denied, or the other way round (our books follow the first word), or about a person who comes back after
 * deleting an account.
 */
const REVISOES: Readonly<Record<string, string>> = {
  'transferenciaContradita:REALIZADO': 'O banco disse que pagou a retirada depois de ela ter voltado para o saldo.',
  'transferenciaContradita:NAO_REALIZADO': 'O banco disse que não pagou uma retirada que já tinha concluído.',
  'transferenciaContradita:OUTRO_VALOR':
    'O banco falou desta retirada com outro valor: o que está aqui é o que ele disse.',
  'devolucaoContradita:DEVOLVIDO': 'O banco disse que devolveu o Pix depois de ter recusado a devolução.',
  'devolucaoContradita:NAO_REALIZADO': 'O banco disse que não devolveu um Pix que já tinha devolvido.',
  'devolucaoContradita:NAO_PEDIDA':
    'O banco devolveu este Pix sem pedido nosso. Pode ser uma contestação de quem pagou.',
  'recebimentoContradito:OUTRO_VALOR': 'O banco lista este Pix com outro valor: o que está aqui é o que ele disse.',
  'recebimentoContradito:NAO_LISTADO': 'Este Pix entrou aqui, e a lista do banco não o tem.',
  'contaDeVolta:restrita': 'Mesmo telefone de uma conta excluída que tinha restrição.',
  'contaDeVolta:mesmoCpf': 'Informou o mesmo CPF de outra conta, que tem restrição ou bloqueio.',
  'contaDeVolta:emAnalise': 'Excluiu outra conta antes de terminarmos uma revisão dela.',
};

const CONTESTADO = 'Quem pagou contestou este pagamento no banco. O valor está bloqueado até o fim da disputa.';

/** A provider's word against ours, which holds the money that it is about. */
export function ehContradicao({ tipo, motivo }: Parado): boolean {
  return tipo === 'revisao' && /Contradit[oa]$/.test(motivo);
}

const NOMES_DA_ACAO: Readonly<Record<string, string>> = {
  devolver: 'devolver',
  creditar: 'pôr no saldo de quem pagou',
  desbloquear: 'desbloquear o valor',
  estornar: 'estornar o valor',
};

/** The act that one operator asked another to sign. */
export function oQueSePropos(acao: string): string {
  return NOMES_DA_ACAO[acao] ?? acao;
}

/** The event, in one sentence. */
export function oQueHouve({ tipo, motivo, estado, quantas, disputa }: Parado): string {
  if (disputa !== null) return CONTESTADO;
  const revisao = REVISOES[`${motivo}:${estado}`];
  if (revisao !== undefined) return revisao;
  if (motivo === 'cobertura') return pagasPelaPlataforma(quantas ?? 3);
  if (tipo === 'revisao') return `Desistiu ${quantas ?? 3} vezes em 12 meses, sempre dentro do direito.`;
  const porque = MOTIVOS[motivo as keyof typeof MOTIVOS];
  if (tipo !== 'devolucao') return porque;
  return estado === 'naoRealizada'
    ? `${porque} O banco não fez a devolução.`
    : `${porque} O banco ainda não respondeu.`;
}

function pagasPelaPlataforma(quantas: number): string {
  return `${quantas} pessoas desistiram nos grupos desta conta depois de abrir o acesso, em 12 meses. A parte dela foi paga por nós.`;
}

/** The facts that an operator weighs before he decides, each with its finding. */
export function evidenciasDoParado(item: Parado, hoje: string): Evidencia[] {
  if (item.tipo === 'revisao' || item.tipo === 'pagamento' || item.tipo === 'retirada') return [];
  return [
    doPagador(item),
    ...(item.devolverAte === null ? [] : [doPrazo(item.devolverAte, hoje)]),
    ...(item.tipo === 'devolucao' ? [dasTentativas(item.tentativas)] : []),
  ];
}

function doPagador({ pagador, pagadorInformado, conta }: Parado): Evidencia {
  if (pagador === null)
    return {
      chave: 'pagador',
      ok: false,
      titulo: pagadorInformado ? 'O CPF de quem pagou não tem conta' : 'O banco não disse quem pagou',
      detalhe: 'Só pode voltar para a conta bancária de onde saiu.',
    };
  const mesmo = conta !== null && conta.id === pagador.id;
  return {
    chave: 'pagador',
    ok: true,
    titulo: `O CPF de quem pagou é de ${pagador.nome}`,
    detalhe:
      mesmo || conta === null ? `Pessoa ${pagador.id}` : `Pessoa ${pagador.id}. A cobrança era de ${conta.nome}.`,
  };
}

function doPrazo(limite: string, hoje: string): Evidencia {
  const dias = diasEntre(hoje, limite);
  return {
    chave: 'prazo',
    ok: dias >= 0,
    titulo: dias >= 0 ? `O banco devolve até ${formatarDia(limite)}` : `O banco devolvia até ${formatarDia(limite)}`,
    detalhe: dias >= 0 ? (dias === 1 ? 'Falta 1 dia' : `Faltam ${dias} dias`) : 'O prazo passou',
  };
}

function dasTentativas(quantas: number): Evidencia {
  return {
    chave: 'tentativas',
    ok: quantas === 1,
    titulo: quantas === 1 ? 'Tentada uma vez' : `Tentada ${quantas} vezes`,
    detalhe: 'Cada tentativa vai ao banco com um número novo.',
  };
}
