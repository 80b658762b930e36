import { pagSeguro as regra } from '@rateia/domain/pagamentos/meios/pag-seguro';
import type { Resultado } from '../../../../gateways/resultado.ts';
import { ok } from '../../../../gateways/resultado.ts';
import type { Deps } from '../../../../http/deps.ts';
import type { Recebido } from '../../recebimentos/recebido.ts';
import type { Pagamento } from '../../repository.ts';
import type { CobrancaNoProvedor, CobraPorProvedor } from '../meio.ts';
import {
  cobrancaDo,
  cobrancasNaTela,
  criarCobranca,
  PAGBANK,
  pagamentoDaCobranca,
  pagBankDe,
  paginaDo,
} from './cobranca.ts';
import { consultarDevolucao, devolver } from './devolucao.ts';
import { lerPagina, listarRecebidos } from './listagem.ts';
import { lerRecebidos, nomeDoRecebido, partesDoNome } from './recebido.ts';

/**
 * PagSeguro, on the page of PagBank. A page may be paid more than once: each charge with money is a receipt (REGRAS 2.4,
 * part 3).
 */
export const pagSeguro: CobraPorProvedor = {
  nome: 'pagSeguro',
  regra,
  provedor: PAGBANK,
  temProvedor: ({ gateways }) => gateways.pagBank !== undefined,
  chamaEm: [PAGBANK],
  dadosPessoais: [
    {
      tabela: 'cobrancas_pagbank',
      coluna: 'pagamento_id',
      secao: 'dinheiro',
      via: { tabela: 'pagamentos', coluna: 'usuario_id' },
      copia: { titulo: 'Pagamentos com PagSeguro', colunas: ['referencia', 'url'] },
      aoExcluir: {
        acao: 'esvaziar',
        colunas: { pedido_cifrado: 'null', pagina: 'null', url: 'null' },
        porque: 'Registro de dinheiro por 5 anos, sem a página.',
      },
    },
  ],
  criar: criarCobranca,
  cobrar: async (deps, p, contexto) => {
    const r = await paginaDo(deps, p, contexto);
    return r.situacao === 'ok' ? ok(comRecebidos([])) : r;
  },
  consultar: consultarCobranca,
  retirar: async (deps, p) => {
    const { pagina, pedidoCifrado } = await cobrancaDo(deps.db, p);
    // Never asked for, or refused: there is no page.
    if (pagina === null && pedidoCifrado === null) return ok(undefined);
    const r = await paginaDo(deps, p);
    return r.situacao === 'ok' ? await pagBankDe(deps).encerrarPagina(r.valor) : r;
  },
  pagamentoDa: pagamentoDaCobranca,
  apresentar: cobrancasNaTela,
  listar: async (deps, periodo) => {
    const r = await listarRecebidos(deps, periodo);
    return r.situacao === 'ok' ? ok(r.valor.map((recebido) => ({ id: `lista:${recebido.referencia}`, recebido }))) : r;
  },
  consultarRecebido: async (deps, referencia) => {
    const r = await pagBankDe(deps).consultarOrdem(partesDoNome(referencia).ordem);
    if (r.situacao !== 'ok') return r;
    return ok((await lerRecebidos(deps, r.valor)).find((recebido) => recebido.referencia === referencia));
  },
  devolver,
  consultarDevolucao,
  interpretar: (deps, webhook) => {
    const aviso = deps.gateways.pagBank?.interpretarWebhook(webhook);
    if (aviso?.valido !== true) return undefined;
    return aviso.cobrancas.map(({ versao, ...nomes }) => {
      const referencia = nomeDoRecebido(nomes);
      return { id: `${referencia}:${versao}`, referencia };
    });
  },
};

function comRecebidos(recebidos: readonly Recebido[]): CobrancaNoProvedor {
  return { recebidos, guardar: async () => undefined };
}

/** A page whose answer was lost is asked for again, with the bytes of the first request. */
async function consultarCobranca(deps: Deps, p: Pagamento): Promise<Resultado<CobrancaNoProvedor>> {
  const { pagina } = await cobrancaDo(deps.db, p);
  if (pagina === null) return { situacao: 'inexistente' };
  const r = await lerPagina(deps, { pagamentoId: p.id, pagina });
  return r.situacao === 'ok' ? ok(comRecebidos(r.valor)) : r;
}
