import { motivoDaRecusa, RECUSA_DO_CARTAO } from '@rateia/domain/pagamentos/cartao/recusas';
import type { EstadoTentativa } from '@rateia/domain/pagamentos/cartao/tentativa';
import { MAQUINA_TENTATIVA_DE_CARTAO } from '@rateia/domain/pagamentos/cartao/tentativa';
import { cartao as regra } from '@rateia/domain/pagamentos/meios/cartao';
import type { Executor } from '../../../../db/banco.ts';
import { emTransacao } from '../../../../db/banco.ts';
import { mover } from '../../../../db/mover.ts';
import type { PagamentoMp } from '../../../../gateways/mercado-pago/port.ts';
import type { Resultado } from '../../../../gateways/resultado.ts';
import { ok } from '../../../../gateways/resultado.ts';
import type { Deps } from '../../../../http/deps.ts';
import { removerCartoesDaExcluida } from '../../cartoes/remover-cartao.ts';
import type { Pagamento } from '../../repository.ts';
import type { CobrancaNaTela, CobrancaNoProvedor, CobraPorProvedor } from '../meio.ts';
import { DO_MERCADO_PAGO } from './comum.ts';
import { criarCobranca, lerRecebido, mercadoPagoDe } from './conta.ts';
import { anotarTentativa, referenciaDa, tentativaAberta } from './tentativas.ts';

const SEM_NADA: CobrancaNoProvedor = { guardar: async () => undefined, recebidos: [] };

/**
 * Credit card by Mercado Pago, typed for this payment. Its charge waits for a card: each try of one is a payment there,
 * and the last one counts (REGRAS 2.4).
 */
export const cartao: CobraPorProvedor = {
  ...DO_MERCADO_PAGO,
  nome: 'cartao',
  regra,
  dadosPessoais: [
    {
      tabela: 'cobrancas_mercado_pago',
      coluna: 'pagamento_id',
      secao: 'dinheiro',
      via: { tabela: 'pagamentos', coluna: 'usuario_id' },
      copia: { titulo: 'Pagamentos pelo Mercado Pago', colunas: ['referencia', 'copia_e_cola', 'url'] },
      aoExcluir: {
        acao: 'esvaziar',
        colunas: { copia_e_cola: 'null', url: 'null' },
        porque: 'Registro de dinheiro por 5 anos, sem o código.',
      },
    },
    {
      tabela: 'cartoes',
      coluna: 'usuario_id',
      secao: 'dinheiro',
      copia: {
        titulo: 'Cartões cadastrados',
        colunas: [
          ...['bandeira', 'primeiros_digitos', 'final_do_cartao', 'mes', 'ano'],
          ...['endereco_cifrado', 'principal', 'paga_sozinho', 'estado', 'criado_em'],
        ],
        cifradas: { endereco_cifrado: 'usuario:endereco' },
      },
      aoExcluir: {
        acao: 'esvaziar',
        passo: removerCartoesDaExcluida,
        // The names at the provider leave with the job by which the provider forgets the card.
        colunas: { endereco_cifrado: 'null' },
        porque: 'Registro de dinheiro por 5 anos, sem o endereço; o provedor de pagamentos também esquece o cartão.',
      },
    },
    {
      tabela: 'verificacoes_de_cartao',
      coluna: 'cartao_id',
      secao: 'dinheiro',
      via: { tabela: 'cartoes', coluna: 'usuario_id' },
      copia: {
        titulo: 'Verificações de cartões',
        colunas: ['erros', 'autorizada_em', 'vence_em', 'encerrada_em', 'anulada_em'],
      },
      aoExcluir: {
        acao: 'esvaziar',
        colunas: { token_do_cadastro_cifrado: 'null', token_cifrado: 'null', valor_cifrado: 'null' },
        porque: 'Registro de dinheiro por 5 anos, sem o que identifica o cartão no provedor.',
      },
    },
    {
      tabela: 'cobrancas_recorrentes',
      coluna: 'pagamento_id',
      secao: 'dinheiro',
      via: { tabela: 'pagamentos', coluna: 'usuario_id' },
      copia: { titulo: 'Mensalidades cobradas no cartão', colunas: ['cartao_id'] },
      aoExcluir: { acao: 'manter', porque: 'Registro de dinheiro por 5 anos.' },
    },
    {
      tabela: 'tentativas_de_cartao',
      coluna: 'pagamento_id',
      secao: 'dinheiro',
      via: { tabela: 'pagamentos', coluna: 'usuario_id' },
      copia: {
        titulo: 'Pagamentos com cartão',
        colunas: [
          ...['numero', 'estado', 'bandeira', 'primeiros_digitos', 'final_do_cartao'],
          ...['com_desafio', 'detalhe', 'criada_em'],
        ],
      },
      aoExcluir: {
        acao: 'esvaziar',
        colunas: { token_cifrado: 'null', desafio_url: 'null', desafio_creq: 'null' },
        porque: 'Registro de dinheiro por 5 anos, sem o que identifica o cartão no provedor.',
      },
    },
  ],
  criar: criarCobranca,
  cobrar: async () => ok(SEM_NADA),
  consultar: async (deps, p) => {
    const r = await consultarAberta(deps, p);
    if (r.situacao !== 'ok' || r.valor === undefined) return r.situacao === 'ok' ? ok(SEM_NADA) : r;
    await anotarTentativa(deps, r.valor);
    const recebido = await lerRecebido(deps, r.valor);
    return ok({ ...SEM_NADA, recebidos: recebido === undefined ? [] : [recebido] });
  },
  retirar: retirarAberta,
  apresentar: apresentarTentativas,
};

/** The payment of the open try at the provider; undefined where no card is being tried, or its try never got there. */
async function consultarAberta(deps: Deps, { id }: Pagamento): Promise<Resultado<PagamentoMp | undefined>> {
  const aberta = await tentativaAberta(deps.db, id);
  if (aberta === undefined) return ok(undefined);
  if (aberta.noProvedor !== null) return await mercadoPagoDe(deps).consultarPagamento(aberta.noProvedor);
  const r = await mercadoPagoDe(deps).acharPagamentos(referenciaDa(aberta));
  return r.situacao === 'ok' ? ok(r.valor[0]) : r;
}

/** Ends the open try of a payment whose time is over: a bank that still thinks about it is told to stop. */
async function retirarAberta(deps: Deps, p: Pagamento): Promise<Resultado<unknown>> {
  const r = await consultarAberta(deps, p);
  if (r.situacao !== 'ok') return r;
  if (r.valor === undefined) {
    await esquecerTentativa(deps, p);
    return ok(undefined);
  }
  const cancelado = await mercadoPagoDe(deps).cancelarPagamento(r.valor.id);
  if (cancelado.situacao === 'ok') await anotarTentativa(deps, cancelado.valor);
  return cancelado;
}

/** A try that the provider does not know is over: its token is gone with it. */
async function esquecerTentativa(deps: Deps, p: Pagamento): Promise<void> {
  const aberta = await tentativaAberta(deps.db, p.id);
  if (aberta === undefined) return;
  await emTransacao(deps.db, async (trx) => {
    await mover(trx, MAQUINA_TENTATIVA_DE_CARTAO, {
      id: aberta.id,
      evento: 'cancelar',
      quem: 'sistema',
      agora: deps.relogio.agora(),
      mudar: { token_cifrado: null },
    });
  });
}

/** The last try of each payment. */
async function apresentarTentativas(
  db: Executor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, CobrancaNaTela>> {
  const linhas = await db
    .selectFrom('cobrancas_mercado_pago as c')
    .leftJoin('tentativas_de_cartao as t', 't.pagamento_id', 'c.pagamento_id')
    .select([
      'c.pagamento_id',
      'c.referencia',
      'c.copia_e_cola',
      'c.url',
      't.estado',
      't.bandeira',
      't.final_do_cartao',
      't.detalhe',
      't.desafio_url',
      't.desafio_creq',
    ])
    .where('c.pagamento_id', 'in', [...ids])
    .orderBy('t.numero')
    .execute();
  return new Map(
    linhas.map((l) => [
      l.pagamento_id,
      {
        identificadorPagamento: l.referencia,
        copiaECola: l.copia_e_cola,
        urlPagamento: l.url,
        cartao:
          l.estado === null
            ? null
            : {
                estado: l.estado as EstadoTentativa,
                bandeira: l.bandeira ?? '',
                finalDoCartao: l.final_do_cartao ?? '',
                recusa: l.estado === 'recusada' ? emPalavras(l.detalhe ?? '') : null,
                desafio:
                  l.desafio_url === null || l.desafio_creq === null
                    ? null
                    : { url: l.desafio_url, creq: l.desafio_creq },
              },
      },
    ]),
  );
}

function emPalavras(detalhe: string) {
  const { frase, oQueFazer } = RECUSA_DO_CARTAO[motivoDaRecusa(detalhe)];
  return { frase, oQueFazer };
}
