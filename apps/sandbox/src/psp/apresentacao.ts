import { centavosParaDecimal } from '@rateia/domain/dinheiro';
import type { Cobranca, Devolucao, Envio, Estado, PixRecebido } from '../estado.ts';

/** The records as API Pix 2.9.0 writes them. */
export function cobrancaNoFio(estado: Estado, cobranca: Cobranca): Record<string, unknown> {
  const recebidos = cobranca.pix.map((e2eid) => estado.pix[e2eid]).filter((pix) => pix !== undefined);
  return {
    calendario: { criacao: cobranca.criacao, expiracao: cobranca.expiracao },
    txid: cobranca.txid,
    revisao: cobranca.revisao,
    loc: {
      id: cobranca.locId,
      txid: cobranca.txid,
      location: cobranca.location,
      tipoCob: 'cob',
      criacao: cobranca.criacao,
    },
    location: cobranca.location,
    status: cobranca.status,
    ...(cobranca.devedor === undefined ? {} : { devedor: cobranca.devedor }),
    valor: { original: centavosParaDecimal(cobranca.valor) },
    chave: cobranca.chave,
    ...(cobranca.solicitacaoPagador === undefined ? {} : { solicitacaoPagador: cobranca.solicitacaoPagador }),
    ...(cobranca.infoAdicionais === undefined ? {} : { infoAdicionais: cobranca.infoAdicionais }),
    pixCopiaECola: cobranca.copiaECola,
    ...(recebidos.length === 0 ? {} : { pix: recebidos.map(pixNoFio) }),
  };
}

/** `pagador` is not in the standard; the large providers send it, and without it nobody can identify the payer. */
export function pixNoFio(pix: PixRecebido): Record<string, unknown> {
  return {
    endToEndId: pix.endToEndId,
    txid: pix.txid,
    valor: centavosParaDecimal(pix.valor),
    componentesValor: { original: { valor: centavosParaDecimal(pix.valor) } },
    chave: pix.chave,
    horario: pix.horario,
    pagador: pix.pagador,
    ...(pix.devolucoes.length === 0 ? {} : { devolucoes: pix.devolucoes.map(devolucaoNoFio) }),
  };
}

export function devolucaoNoFio(devolucao: Devolucao): Record<string, unknown> {
  return {
    id: devolucao.id,
    rtrId: devolucao.rtrId,
    valor: centavosParaDecimal(devolucao.valor),
    natureza: 'ORIGINAL',
    horario: {
      solicitacao: devolucao.solicitacao,
      ...(devolucao.liquidacao === undefined ? {} : { liquidacao: devolucao.liquidacao }),
    },
    status: devolucao.status,
    ...(devolucao.descricao === undefined ? {} : { descricao: devolucao.descricao }),
    ...(devolucao.motivo === undefined ? {} : { motivo: devolucao.motivo }),
  };
}

/** The answer to the order; the consult says more, and names the end-to-end id differently. */
export function envioPedidoNoFio(envio: Envio): Record<string, unknown> {
  return {
    idEnvio: envio.idEnvio,
    e2eId: envio.endToEndId,
    valor: centavosParaDecimal(envio.valor),
    horario: { solicitacao: envio.solicitacao },
    status: envio.status,
  };
}

export function envioNoFio(envio: Envio): Record<string, unknown> {
  const { chave, cpf } = envio.favorecido;
  return {
    endToEndId: envio.endToEndId,
    idEnvio: envio.idEnvio,
    valor: centavosParaDecimal(envio.valor),
    chave: envio.chavePagador,
    status: envio.status,
    ...(envio.infoPagador === undefined ? {} : { infoPagador: envio.infoPagador }),
    horario: {
      solicitacao: envio.solicitacao,
      ...(envio.liquidacao === undefined ? {} : { liquidacao: envio.liquidacao }),
    },
    favorecido: {
      chave,
      ...(cpf === undefined
        ? {}
        : { identificacao: { nome: 'Favorecido', cpf: `***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**` } }),
    },
  };
}

/**
 * The notice of a payout on the callback of the standard, whose every item has a `horario`: Efí leaves that of a payout
 * not made empty.
 */
export function avisoDeEnvio(envio: Envio): Record<string, unknown> {
  return {
    endToEndId: envio.endToEndId,
    chave: envio.chavePagador,
    tipo: 'SOLICITACAO',
    status: envio.status,
    valor: centavosParaDecimal(envio.valor),
    horario: envio.liquidacao ?? envio.solicitacao,
    gnExtras: {
      idEnvio: envio.idEnvio,
      ...(envio.status === 'NAO_REALIZADO'
        ? {
            erro: { codigo: 'AC03', origem: 'PSP do usuário recebedor', motivo: 'Conta do usuário recebedor inválida' },
          }
        : {}),
    },
  };
}
