import { reaisParaCentavos } from '@rateia/domain/dinheiro';
import type { FastifyInstance } from 'fastify';
import type { Contexto } from '../contexto.ts';
import type { Envio } from '../estado.ts';
import { avisoDeEnvio, envioNoFio, envioPedidoNoFio } from './apresentacao.ts';
import { idDeTransacao } from './ids.ts';
import { enviarProblema } from './problema.ts';
import { ID_CURTO, objeto, texto, VALOR } from './validacao.ts';

/** A destination key with this prefix belongs to another person: a payout to it is refused because of its owner. */
const CHAVE_DE_OUTRA_PESSOA = /^terceiro/i;

/** Payout by Pix key, as Efí does it: outside the standard, with errors in another shape. */
export function rotasDeEnvio(app: FastifyInstance, contexto: Contexto): void {
  const { guarda } = contexto;
  const envio = { config: { servico: 'envio' as const, escopo: 'pix.send' } };
  const consulta = { config: { servico: 'envio' as const, escopo: 'gn.pix.send.read', soPergunta: true as const } };

  app.put<{ readonly Params: { readonly idEnvio: string } }>('/v3/gn/pix/:idEnvio', envio, async (pedido, resposta) => {
    const { idEnvio } = pedido.params;
    const lido = lerPedido(contexto, idEnvio, pedido.body);
    if ('recusa' in lido) {
      const [status, mensagem] = RECUSAS[lido.recusa];
      return resposta.code(status).send({ nome: lido.recusa, mensagem });
    }
    const novo: Envio = {
      ...lido,
      idEnvio,
      endToEndId: idDeTransacao('E', contexto),
      chavePagador: contexto.credenciais.chave,
      solicitacao: contexto.relogio.agora(),
      recusar: pedido.falha?.modo === 'recusado',
      status: 'EM_PROCESSAMENTO',
    };
    guarda.estado.envios[idEnvio] = novo;
    guarda.alterado();
    liquidar(contexto, novo);
    return resposta.code(201).send(envioPedidoNoFio(novo));
  });

  app.get<{ readonly Params: { readonly idEnvio: string } }>(
    '/v2/gn/pix/enviados/id-envio/:idEnvio',
    consulta,
    async (pedido, resposta) => {
      const achado = guarda.estado.envios[pedido.params.idEnvio];
      return achado === undefined ? enviarProblema(resposta, 'PixEnviadoNaoEncontrado') : envioNoFio(achado);
    },
  );
}

const RECUSAS = {
  json_invalido: [400, 'Valores ou tipos de campos inválidos'],
  valor_invalido: [400, 'Campo valor deve ser maior que zero'],
  chave_invalida: [400, 'A chave informada não faz referência à conta autenticada'],
  chave_nao_pertence_ao_documento: [400, 'O cpf do favorecido é diferente do documento em posse da chave'],
  id_envio_duplicado: [409, 'O id de envio informado já foi utilizado em outro pagamento'],
} as const satisfies Record<string, readonly [number, string]>;

type PedidoDeEnvio = Pick<Envio, 'valor' | 'favorecido' | 'infoPagador'>;

function lerPedido(
  contexto: Contexto,
  idEnvio: string,
  bruto: unknown,
): PedidoDeEnvio | { readonly recusa: keyof typeof RECUSAS } {
  const corpo = objeto(bruto);
  const pagador = objeto(corpo['pagador']);
  const favorecido = objeto(corpo['favorecido']);
  const valor = texto(corpo['valor']) ?? '';
  const chave = texto(favorecido['chave']) ?? '';
  const cpf = texto(favorecido['cpf']);
  const infoPagador = texto(pagador['infoPagador']);
  if (!ID_CURTO.test(idEnvio) || chave === '') return { recusa: 'json_invalido' };
  if (contexto.guarda.estado.envios[idEnvio] !== undefined) return { recusa: 'id_envio_duplicado' };
  if (!VALOR.test(valor) || /^0+\.00$/.test(valor)) return { recusa: 'valor_invalido' };
  if (pagador['chave'] !== contexto.credenciais.chave) return { recusa: 'chave_invalida' };
  if (cpf !== undefined && deOutraPessoa(chave, cpf)) return { recusa: 'chave_nao_pertence_ao_documento' };
  return {
    valor: reaisParaCentavos(valor),
    favorecido: cpf === undefined ? { chave } : { chave, cpf },
    ...(infoPagador === undefined ? {} : { infoPagador }),
  };
}

/** Ends every payout that was in process when the sandbox stopped. */
export function retomarEnvios(contexto: Contexto): void {
  for (const envio of Object.values(contexto.guarda.estado.envios)) {
    if (envio.status === 'EM_PROCESSAMENTO') liquidar(contexto, envio);
  }
}

function liquidar(contexto: Contexto, envio: Envio): void {
  contexto.agenda.depois(contexto.opcoes.liquidacaoMs, () => {
    envio.status = envio.recusar ? 'NAO_REALIZADO' : 'REALIZADO';
    if (!envio.recusar) envio.liquidacao = contexto.relogio.agora();
    contexto.guarda.alterado();
    contexto.entregas.avisar(envio.chavePagador, avisoDeEnvio(envio));
  });
}

/**
 * The invented directory of keys: a CPF key is its owner's; any other belongs to the named person, except for one
 * prefix.
 */
function deOutraPessoa(chave: string, cpf: string): boolean {
  return /^\d{11}$/.test(chave) ? chave !== cpf : CHAVE_DE_OUTRA_PESSOA.test(chave);
}
