import { pix as regra } from '@rateia/domain/pagamentos/meios/pix';
import { idDoAviso } from '../../../../gateways/pix/port.ts';
import type { Resultado } from '../../../../gateways/resultado.ts';
import type { CobraPorProvedor } from '../meio.ts';
import { CHAMADO_PELO_BANCO } from './chamado.ts';
import {
  cobrancasNaTela,
  criarCobranca,
  lerCobranca,
  pagamentoDaCobranca,
  pedidoDeCobranca,
  txidDo,
} from './cobranca.ts';
import { lerPix, passoDe } from './recebido.ts';

/** Pix by any provider that speaks the API Pix of the Banco Central (REGRAS part 3). */
export const pix: CobraPorProvedor = {
  nome: 'pix',
  regra,
  provedor: 'pix',
  chamaEm: CHAMADO_PELO_BANCO,
  dadosPessoais: [
    {
      tabela: 'cobrancas_pix',
      coluna: 'pagamento_id',
      secao: 'dinheiro',
      via: { tabela: 'pagamentos', coluna: 'usuario_id' },
      copia: { titulo: 'Códigos Pix', colunas: ['txid', 'copia_e_cola'] },
      aoExcluir: {
        acao: 'esvaziar',
        colunas: { copia_e_cola: 'null' },
        porque: 'Registro de dinheiro por 5 anos, sem o código.',
      },
    },
  ],
  registrar: async ({ gateways }, endereco) => await gateways.pix.configurarWebhook(endereco),
  criar: criarCobranca,
  cobrar: async (deps, p, contexto) =>
    emNossasPalavras(await deps.gateways.pix.criarCobranca(await pedidoDeCobranca(deps, p), contexto), (c) =>
      lerCobranca(deps, p, c),
    ),
  consultar: async (deps, p) =>
    emNossasPalavras(await deps.gateways.pix.consultarCobranca(await txidDo(deps.db, p)), (c) =>
      lerCobranca(deps, p, c),
    ),
  retirar: async (deps, p) => await deps.gateways.pix.removerCobranca(await txidDo(deps.db, p)),
  pagamentoDa: pagamentoDaCobranca,
  apresentar: cobrancasNaTela,
  listar: async (deps, periodo) =>
    emNossasPalavras(await deps.gateways.pix.listarPix(periodo), (lista) =>
      lista.map((p) => ({ id: idDoAviso(p), recebido: lerPix(deps, p) })),
    ),
  consultarRecebido: async (deps, referencia) =>
    emNossasPalavras(await deps.gateways.pix.consultarPix(referencia), (p) => lerPix(deps, p)),
  devolver: async ({ gateways }, { referencia: e2eid, ...d }, contexto) =>
    emNossasPalavras(await gateways.pix.devolver({ e2eid, ...d }, contexto), ({ estado }) => passoDe(estado)),
  consultarDevolucao: async ({ gateways }, { referencia: e2eid, idDevolucao }) =>
    emNossasPalavras(await gateways.pix.consultarDevolucao({ e2eid, idDevolucao }), ({ estado }) => passoDe(estado)),
  interpretar: (deps, webhook) => {
    const aviso = deps.gateways.pix.interpretarWebhook(webhook);
    if (!aviso.valido) return undefined;
    return aviso.eventos.map((evento) => ({ id: evento.id, recebido: lerPix(deps, evento) }));
  },
};

function emNossasPalavras<De, Para>(r: Resultado<De>, ler: (valor: De) => Para): Resultado<Para> {
  return r.situacao === 'ok' ? { situacao: 'ok', valor: ler(r.valor) } : r;
}
