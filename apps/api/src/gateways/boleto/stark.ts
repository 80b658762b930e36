import { diaDe } from '@rateia/domain/datas';
import { ambienteReal } from '../ambiente.ts';
import { parteSecreta } from '../autenticidade-de-webhook.ts';
import { interpretar } from '../cliente-http.ts';
import { comoResultado, FalhaDeChamada } from '../falha-de-chamada.ts';
import type { Dependencias } from '../resiliencia.ts';
import type { Resultado } from '../resultado.ts';
import { ok } from '../resultado.ts';
import type { ConfigStark } from './cliente.ts';
import { buscarChave, criarClienteStark, POR_PAGINA, responder } from './cliente.ts';
import type { BoletoDoFio, TransacaoDoFio } from './esquemas.ts';
import {
  boletoDaOrigem,
  emBoleto,
  etiquetaDe,
  listaDeBoletos,
  listaDeTransacoes,
  listaDeWebhooks,
  umaTransacao,
  umBoleto,
} from './esquemas.ts';
import type { Boleto, EntradaDeBoleto, GatewayBoleto, PedidoDeBoleto } from './port.ts';
import { criarChaves, interpretarWebhookDeBoleto } from './webhook.ts';

/** The subjects that we want to hear of: bills that are paid, transfers, and bills that we pay. */
const ASSUNTOS = ['boleto', 'transfer', 'boleto-payment'];

/** Boletos by Stark Bank, API v2. */
export function criarStark(config: ConfigStark, dependencias: Dependencias = {}): GatewayBoleto {
  const { ambiente = ambienteReal } = dependencias;
  const { chamar, ler, listarTudo } = criarClienteStark('boleto', config, dependencias);

  async function boletosPor(query: Readonly<Record<string, string>>): Promise<Resultado<readonly BoletoDoFio[]>> {
    const chamada = { operacao: 'listarBoletos', caminho: '/boleto', query };
    const r = await listarTudo(chamada, (corpo) => interpretar(listaDeBoletos, corpo));
    return r.situacao === 'ok' ? ok(r.valor.flatMap(({ boletos }) => boletos)) : r;
  }

  /** The entries of bills among those of a statement: each says its bill, which says its tag and its payer. */
  async function comSeusBoletos(transacoes: readonly TransacaoDoFio[]): Promise<Resultado<readonly EntradaDeBoleto[]>> {
    const deBoletos = transacoes.flatMap((t) => {
      const boletoId = boletoDaOrigem(t.source);
      return boletoId === undefined || t.amount <= 0 ? [] : [{ ...t, boletoId }];
    });
    const ids = [...new Set(deBoletos.map(({ boletoId }) => boletoId))];
    const achados = new Map<string, BoletoDoFio>();
    for (let de = 0; de < ids.length; de += POR_PAGINA) {
      const r = await boletosPor({ ids: ids.slice(de, de + POR_PAGINA).join(',') });
      if (r.situacao !== 'ok') return r;
      for (const boleto of r.valor) achados.set(boleto.id, boleto);
    }
    return ok(
      deBoletos.map(({ id, boletoId, amount: valor, created: em }) => {
        const boleto = achados.get(boletoId);
        const cpf = boleto?.taxId?.replace(/\D/g, '') ?? '';
        const etiqueta = boleto === undefined ? null : etiquetaDe(boleto);
        return { id, boletoId, etiqueta, valor, em, cpf: cpf.length === 11 ? cpf : null };
      }),
    );
  }

  const chaves = criarChaves(async () => await buscarChave({ ler }), ambiente.cronometro);

  return {
    criar: (pedido, contexto) =>
      comoResultado<Boleto>(async () => {
        const corpo = { boletos: [corpoDo(pedido)] };
        const resposta = await chamar({
          operacao: 'criarBoleto',
          repetivel: false,
          metodo: 'POST',
          caminho: '/boleto',
          corpo,
          contexto,
        });
        return responder(resposta, (lido) => {
          const [boleto] = interpretar(listaDeBoletos, lido).boletos;
          if (boleto === undefined) throw new FalhaDeChamada({ tipo: 'resposta', talvezFeito: true });
          return emBoleto(boleto);
        });
      }),

    achar: async (etiqueta) => {
      const r = await boletosPor({ tags: etiqueta });
      // The oldest has the smallest id; all have the same number of digits.
      return r.situacao === 'ok' ? ok(r.valor.map(emBoleto).sort((a, b) => (a.id < b.id ? -1 : 1))) : r;
    },

    consultar: async (id) =>
      await ler({ operacao: 'consultarBoleto', caminho: `/boleto/${encodeURIComponent(id)}` }, (corpo) =>
        emBoleto(interpretar(umBoleto, corpo).boleto),
      ),

    cancelar: (id) =>
      comoResultado<void>(async () => {
        const caminho = `/boleto/${encodeURIComponent(id)}`;
        return responder(await chamar({ operacao: 'cancelarBoleto', metodo: 'DELETE', caminho }), () => undefined);
      }),

    arquivo: async (id) =>
      await ler(
        { operacao: 'buscarArquivo', caminho: `/boleto/${encodeURIComponent(id)}/pdf`, bruto: true },
        (corpo) => {
          if (!Buffer.isBuffer(corpo)) throw new FalhaDeChamada({ tipo: 'resposta', talvezFeito: true });
          return corpo;
        },
      ),

    consultarEntrada: async (id) => {
      const r = await ler(
        { operacao: 'consultarEntrada', caminho: `/transaction/${encodeURIComponent(id)}` },
        (corpo) => interpretar(umaTransacao, corpo),
      );
      if (r.situacao !== 'ok') return r;
      const entradas = await comSeusBoletos([r.valor.transaction]);
      if (entradas.situacao !== 'ok') return entradas;
      const [entrada] = entradas.valor;
      return entrada === undefined ? { situacao: 'inexistente' } : ok(entrada);
    },

    listarEntradas: async ({ inicio, fim }) => {
      // The statement is asked for by whole days, of Brasília.
      const query = { after: diaDe(inicio), before: diaDe(fim) };
      const r = await listarTudo({ operacao: 'listarEntradas', caminho: '/transaction', query }, (corpo) =>
        interpretar(listaDeTransacoes, corpo),
      );
      if (r.situacao !== 'ok') return r;
      const transacoes = r.valor.flatMap(({ transactions }) => transactions);
      return await comSeusBoletos(transacoes.filter(({ created }) => created >= inicio && created <= fim));
    },

    configurarWebhook: (endereco) =>
      comoResultado<void>(async () => {
        const url = `${endereco.replace(/\/+$/, '')}/${parteSecreta(config.webhook.segredo)}`;
        const r = await ler({ operacao: 'listarWebhooks', caminho: '/webhook', query: { limit: '100' } }, (corpo) =>
          interpretar(listaDeWebhooks, corpo),
        );
        if (r.situacao !== 'ok') return r;
        if (r.valor.webhooks.some((registrado) => registrado.url === url)) return ok(undefined);
        const corpo = { url, subscriptions: ASSUNTOS };
        const pedido = {
          operacao: 'configurarWebhook',
          repetivel: false,
          metodo: 'POST',
          caminho: '/webhook',
        } as const;
        return responder(await chamar({ ...pedido, corpo }), () => undefined);
      }),

    interpretarWebhook: async (webhook) =>
      await interpretarWebhookDeBoleto({ config: config.webhook, chaves }, webhook),
  };
}

/** Fine and interest are sent as 0: left out, the provider would charge 2 % and 1 % a month. */
function corpoDo({ etiqueta, valor, vencimento, diasDepois, descricao, pagador }: PedidoDeBoleto) {
  return {
    amount: valor,
    name: pagador.nome,
    taxId: pagador.cpf,
    streetLine1: pagador.rua,
    streetLine2: pagador.complemento,
    district: pagador.bairro,
    city: pagador.cidade,
    stateCode: pagador.uf,
    zipCode: pagador.cep,
    due: vencimento,
    fine: 0,
    interest: 0,
    overdueLimit: diasDepois,
    descriptions: [{ text: descricao, amount: valor }],
    tags: [etiqueta],
  };
}
