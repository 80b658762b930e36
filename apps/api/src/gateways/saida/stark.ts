import { ambienteReal } from '../ambiente.ts';
import type { ConfigStark } from '../boleto/cliente.ts';
import { buscarChave, criarClienteStark, responder } from '../boleto/cliente.ts';
import type { SaidaDoFio } from '../boleto/esquemas.ts';
import { etiquetaDe } from '../boleto/esquemas.ts';
import { criarChaves, lerEvento } from '../boleto/webhook.ts';
import { interpretar } from '../cliente-http.ts';
import { comoResultado, FalhaDeChamada } from '../falha-de-chamada.ts';
import type { Dependencias } from '../resiliencia.ts';
import type { ContextoChamada, Resultado } from '../resultado.ts';
import { ok } from '../resultado.ts';
import { emPrevisto, emSituacao, listaDePagamentos, listaDeTransferencias, previas } from './esquemas.ts';
import type { GatewaySaida, SaidaAvisada, SituacaoDoBanco } from './port.ts';

const ETIQUETA = /^[0-9a-z-]{1,35}$/;
/** The provider refuses a shorter description of a boleto. */
const MENOR_DESCRICAO = 10;

/** The two kinds of money that leave, which the provider keeps in two lists of the same shape. */
const LISTAS = {
  ted: {
    caminho: '/transfer',
    ler: (corpo: unknown) => {
      const { transfers: saidas, cursor } = interpretar(listaDeTransferencias, corpo);
      return { saidas, cursor };
    },
  },
  boleto: {
    caminho: '/boleto-payment',
    ler: (corpo: unknown) => {
      const { payments: saidas, cursor } = interpretar(listaDePagamentos, corpo);
      return { saidas, cursor };
    },
  },
} as const;
type Qual = keyof typeof LISTAS;

/** TED and payment of boletos by Stark Bank: `POST /transfer` with a bank code of three digits, and `/boleto-payment`. */
export function criarSaidaStark(config: ConfigStark, dependencias: Dependencias = {}): GatewaySaida {
  const { ambiente = ambienteReal } = dependencias;
  const { chamar, ler, listarTudo } = criarClienteStark('saida', config, dependencias);
  const chaves = criarChaves(async () => await buscarChave({ ler }), ambiente.cronometro);

  /** The payout of a tag. The tag is in our answer's place: a lost answer is found by it. */
  async function achar(qual: Qual, idEnvio: string): Promise<Resultado<SaidaDoFio | undefined>> {
    const { caminho, ler: lerPagina } = LISTAS[qual];
    const r = await listarTudo({ operacao: 'acharSaida', caminho, query: { tags: idEnvio } }, lerPagina);
    return r.situacao === 'ok' ? ok(r.valor.flatMap(({ saidas }) => saidas)[0]) : r;
  }
  async function consultar(qual: Qual, idEnvio: string) {
    const r = await achar(qual, idEnvio);
    if (r.situacao !== 'ok') return emDuvida(r);
    return r.valor === undefined ? ({ estado: 'INEXISTENTE' } as const) : emSituacao(r.valor);
  }
  /** Looks for the payout first, orders it once, and lets the list decide about a refusal. */
  async function pedir(p: {
    readonly qual: Qual;
    readonly idEnvio: string;
    readonly corpo: object;
    readonly contexto?: ContextoChamada | undefined;
  }): Promise<SituacaoDoBanco> {
    const { qual, idEnvio, corpo, contexto } = p;
    if (!ETIQUETA.test(idEnvio)) throw new RangeError('idEnvio must be 1 to 35 small letters and digits');
    const antes = await consultar(qual, idEnvio);
    if (antes.estado !== 'INEXISTENTE') return antes;
    const { caminho, ler: lerLista } = LISTAS[qual];
    const r = await comoResultado<SaidaDoFio>(async () => {
      const chamada = { operacao: 'pedirSaida', repetivel: false, metodo: 'POST', caminho } as const;
      return responder(await chamar({ ...chamada, corpo, contexto }), (lido) => {
        const [saida] = lerLista(lido).saidas;
        if (saida === undefined) throw new FalhaDeChamada({ tipo: 'resposta', talvezFeito: true });
        return saida;
      });
    });
    if (r.situacao === 'ok') return emSituacao(r.valor);
    if (r.situacao !== 'recusado') return emDuvida(r);
    const depois = await consultar(qual, idEnvio);
    return depois.estado === 'INEXISTENTE' ? { estado: 'NAO_REALIZADO', motivo: r.codigo } : depois;
  }

  return {
    transferir: async (pedido, contexto) => {
      const { idEnvio, valor, banco, agencia, conta, nome, cpf, descricao } = pedido;
      const destino = { bankCode: banco, branchCode: agencia, accountNumber: conta, name: nome, taxId: cpf };
      const transfer = { ...destino, amount: valor, externalId: idEnvio, tags: [idEnvio], description: descricao };
      return await pedir({ qual: 'ted', idEnvio, corpo: { transfers: [transfer] }, contexto });
    },
    consultarTed: async (idEnvio) => await consultar('ted', idEnvio),

    preverBoleto: async (codigo) =>
      await comoResultado(async () => {
        const chamada = { operacao: 'preverBoleto', metodo: 'POST', caminho: '/payment-preview' } as const;
        const resposta = await chamar({ ...chamada, corpo: { previews: [{ id: codigo }] } });
        return responder(resposta, (lido) => {
          const [previa] = interpretar(previas, lido).previews;
          if (previa === undefined) throw new FalhaDeChamada({ tipo: 'resposta', talvezFeito: false });
          return emPrevisto(previa);
        });
      }),
    pagarBoleto: async ({ idEnvio, valor, descricao, codigoDeBarras, documento }, contexto) => {
      const payment = {
        barCode: codigoDeBarras,
        taxId: documento,
        amount: valor,
        description: descricao.padEnd(MENOR_DESCRICAO, '.'),
        tags: [idEnvio],
      };
      return await pedir({ qual: 'boleto', idEnvio, corpo: { payments: [payment] }, contexto });
    },
    consultarBoleto: async (idEnvio) => await consultar('boleto', idEnvio),

    interpretarWebhook: async (webhook) => {
      const lido = await lerEvento({ config: config.webhook, chaves }, webhook);
      if (lido === undefined) return { valido: false };
      const { id, log } = lido.event;
      return { valido: true, eventos: [...avisada('ted', id, log.transfer), ...avisada('boleto', id, log.payment)] };
    },
  };
}

function avisada(qual: Qual, id: string, saida: SaidaDoFio | undefined): readonly SaidaAvisada[] {
  const idEnvio = saida === undefined ? null : etiquetaDe(saida);
  return idEnvio === null ? [] : [{ id, qual, idEnvio }];
}

/** A question that is refused says nothing about the payout itself. */
function emDuvida(r: Exclude<Resultado<unknown>, { readonly situacao: 'ok' }>): SituacaoDoBanco {
  const motivo = r.situacao === 'recusado' || r.situacao === 'inexistente' ? 'resposta' : r.motivo;
  return { estado: 'DESCONHECIDO', motivo };
}
