import { boleto as regra } from '@rateia/domain/pagamentos/meios/boleto';
import type { Boleto, EntradaDeBoleto } from '../../../../gateways/boleto/port.ts';
import type { Resultado } from '../../../../gateways/resultado.ts';
import { ok, recusado } from '../../../../gateways/resultado.ts';
import type { Deps } from '../../../../http/deps.ts';
import type { Recebido } from '../../recebimentos/recebido.ts';
import type { Pagamento } from '../../repository.ts';
import type { CobrancaNoProvedor, CobraPorProvedor } from '../meio.ts';
import {
  acharBoleto,
  acharOuCriarBoleto,
  boletosDe,
  cobrancasNaTela,
  criarCobranca,
  linhaPagavel,
  pagamentoDaCobranca,
} from './cobranca.ts';

const PROVEDOR = 'stark';

/** Boleto by Stark Bank. A receipt is an entry of its statement; its charge is named by our tag (REGRAS 2.4, part 3). */
export const boleto: CobraPorProvedor = {
  nome: 'boleto',
  regra,
  provedor: PROVEDOR,
  temProvedor: ({ gateways }) => gateways.boleto !== undefined,
  chamaEm: [PROVEDOR],
  dadosPessoais: [
    {
      tabela: 'cobrancas_boleto',
      coluna: 'pagamento_id',
      secao: 'dinheiro',
      via: { tabela: 'pagamentos', coluna: 'usuario_id' },
      copia: { titulo: 'Boletos', colunas: ['etiqueta', 'boleto_id', 'linha', 'pedido_em'] },
      aoExcluir: {
        acao: 'esvaziar',
        colunas: { linha: 'null' },
        porque: 'Registro de dinheiro por 5 anos, sem a linha digitável.',
      },
    },
  ],
  registrar: async (deps, endereco) => await boletosDe(deps).configurarWebhook(endereco),
  criar: criarCobranca,
  cobrar: async (deps, p, contexto) => await lerCobranca(deps, p, await acharOuCriarBoleto(deps, p, contexto)),
  consultar: async (deps, p) => await lerCobranca(deps, p, await acharBoleto(deps, p)),
  retirar: async (deps, p) => {
    const achado = await acharBoleto(deps, p);
    if (achado.situacao !== 'ok') return achado;
    if (achado.valor.estado === 'cancelado') return ok(undefined);
    return await boletosDe(deps).cancelar(achado.valor.id);
  },
  pagamentoDa: pagamentoDaCobranca,
  apresentar: cobrancasNaTela,
  listar: async (deps, periodo) => {
    const r = await boletosDe(deps).listarEntradas(periodo);
    return r.situacao === 'ok' ? ok(r.valor.map((e) => ({ id: `entrada-${e.id}`, recebido: lerEntrada(deps, e) }))) : r;
  },
  consultarRecebido: async (deps, referencia) => {
    const r = await boletosDe(deps).consultarEntrada(referencia);
    return r.situacao === 'ok' ? ok(lerEntrada(deps, r.valor)) : r;
  },
  // No bank takes a boleto back: the money becomes balance of its payer, or waits for a person (REGRAS 2.9).
  devolver: async () => recusado('boletoNaoVolta'),
  consultarDevolucao: async () => ok('recusar'),
  interpretar: async (deps, webhook) => {
    const aviso = await deps.gateways.boleto?.interpretarWebhook(webhook);
    if (aviso?.valido !== true) return undefined;
    return aviso.eventos.map(({ id, entrada, ...e }) => ({
      id,
      recebido: lerEntrada(deps, { ...e, id: entrada, cpf: null }),
    }));
  },
};

/** The registered payer counts as the payer: no bank tells who handed the money over (REGRAS 2.5). */
function lerEntrada({ cifra }: Pick<Deps, 'cifra'>, e: EntradaDeBoleto): Recebido {
  return {
    referencia: e.id,
    cobranca: e.etiqueta,
    valor: e.valor,
    horario: e.em,
    pagadorIndice: e.cpf === null ? null : cifra.indice(e.cpf, 'usuario:cpf'),
    devolucoes: [],
  };
}

/** A bill that is paid needs no line any more: its entries are the answer. */
async function lerCobranca(
  deps: Deps,
  pagamento: Pagamento,
  r: Resultado<Boleto>,
): Promise<Resultado<CobrancaNoProvedor>> {
  if (r.situacao !== 'ok') return r;
  const recebidos: Recebido[] = [];
  for (const id of r.valor.entradas) {
    const entrada = await boletosDe(deps).consultarEntrada(id);
    if (entrada.situacao === 'ok') recebidos.push(lerEntrada(deps, entrada.valor));
    else if (entrada.situacao !== 'inexistente') return entrada;
  }
  const linha = linhaPagavel(r.valor, pagamento);
  if (linha.situacao === 'recusado' && r.valor.estado === 'registrado') await boletosDe(deps).cancelar(r.valor.id);
  if (linha.situacao !== 'ok')
    return recebidos.length === 0 ? linha : ok({ guardar: async () => undefined, recebidos });
  return ok({
    recebidos,
    guardar: async (trx) => {
      await trx
        .updateTable('cobrancas_boleto')
        .set({ linha: linha.valor })
        .where('pagamento_id', '=', pagamento.id)
        .execute();
    },
  });
}
