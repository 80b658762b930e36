import type { pagamentos } from '@rateia/contracts/pagamentos';
import { centavos } from '@rateia/domain/dinheiro';
import { MEIO_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import type { Regras } from '@rateia/domain/regras';
import { REGRAS_PADRAO } from '@rateia/domain/regras';
import type { Mundo } from '../app.ts';
import { assentarComBanco, pagarNoBanco } from '../checkout.ts';
import { comprarVagas } from '../compra.ts';
import type { Pessoa } from '../construtores.ts';
import { criarPessoa, depositar } from '../construtores.ts';
import { RECUSAS_DO_CODIGO_DA_COTA } from './codigo-da-cota.ts';
import { comDivida, comRegras, comRestricao, criarReserva, semDadosFiscais, semTermos } from './compras.ts';
import type { Provocar, Recusada, Recusas } from './tabela.ts';
import { comPessoa, repetir } from './tabela.ts';

const PIX = MEIO_PAGAMENTO.pix.id;
const UUID_DE_NADA = '00000000-0000-4000-8000-000000000000';
const RECARGA = centavos(5_000);

const ENDERECO = {
  cep: '01001000',
  uf: 'SP',
  cidade: 'São Paulo',
  rua: 'Praça da Sé',
  bairro: 'Sé',
  numero: '1',
  complemento: '',
};
/** A boleto is due after three days, and after a long weekend at the latest. */
const DIAS_ATE_VENCER = 8;

async function passarDoCodigo(mundo: Mundo): Promise<void> {
  return await mundo.avancar({ minutos: REGRAS_PADRAO.meios.pix.minutosDoCodigo + 1 });
}
async function pedirNovo(mundo: Mundo, { id, como }: { readonly id: string; readonly como: Pessoa }) {
  return await mundo.chamar('gerarNovoCodigo', { id }, { como });
}

type DaVaga = Awaited<ReturnType<typeof criarReserva>> & { readonly pagamento: string };
async function abrirPix(mundo: Mundo): Promise<DaVaga> {
  const reserva = await criarReserva(mundo);
  const { id: idPreCheckout, como, total: valorTotal } = reserva;
  const r = await mundo.chamar('createAssinatura', { idPreCheckout, meioPagamento: PIX, valorTotal }, { como });
  if (r.status !== 200) throw new Error(`no code: ${r.bruto}`);
  return { ...reserva, pagamento: String(r.corpo.idPagamento) };
}
/** The code of a seat ended, and the seat went back; then this runs, and a new code is requested. */
function daVaga(fazer: (mundo: Mundo, vaga: DaVaga, pedir: () => Promise<Recusada>) => Promise<Recusada>): Provocar {
  return async (mundo) => {
    const vaga = await abrirPix(mundo);
    await passarDoCodigo(mundo);
    return await fazer(mundo, vaga, () => pedirNovo(mundo, { id: vaga.pagamento, como: vaga.como }));
  };
}
async function comprarNoGrupo(
  mundo: Mundo,
  { grupo }: DaVaga,
  { como, vagas }: { readonly como: Pessoa; readonly vagas: number },
) {
  const valorTotal = grupo.totalPorVaga * vagas;
  const r = await comprarVagas(mundo, { idGrupo: grupo.id, vagas, valorTotal }, { como });
  if (r.status !== 200) throw new Error(`not bought: ${r.bruto}`);
}
/** The code of a top-up ended; then a new one is requested. */
function daRecarga(fazer: (mundo: Mundo, como: Pessoa, pedir: () => Promise<Recusada>) => Promise<Recusada>): Provocar {
  return async (mundo) => {
    const como = await criarPessoa(mundo);
    const { corpo } = await mundo.chamar('comprarCredito', { valor: RECARGA, meioPagamento: PIX }, { como });
    await passarDoCodigo(mundo);
    return await fazer(mundo, como, () => pedirNovo(mundo, { id: corpo.idPagamento, como }));
  };
}
/** The numbers of a top-up changed meanwhile. */
function comRecarga(mudadas: Partial<Regras['recarga']>): Provocar {
  return daRecarga((mundo, _como, pedir) =>
    comRegras(mundo, (regras) => ({ ...regras, recarga: { ...regras.recarga, ...mudadas } }), pedir),
  );
}
const ACIMA = centavos(RECARGA + 1);
const ABAIXO = centavos(RECARGA - 1);

/** Every refusal of a new code: it is the same seats, or the same top-up, asked for again (REGRAS 2.2, 2.5). */
export const RECUSAS_DO_CODIGO_NOVO: Recusas<typeof pagamentos>['gerarNovoCodigo'] = {
  ...RECUSAS_DO_CODIGO_DA_COTA,
  naoEncontrado: comPessoa((mundo, como) => pedirNovo(mundo, { id: UUID_DE_NADA, como })),
  // The payer of a boleto took the address away since.
  enderecoNecessario: comPessoa(async (mundo, como) => {
    await mundo.chamar('updateEnderecoFiscal', ENDERECO, { como });
    const pedido = { valor: RECARGA, meioPagamento: MEIO_PAGAMENTO.boleto.id };
    const { corpo } = await mundo.chamar('comprarCredito', pedido, { como });
    const { db } = mundo.aplicacao.deps;
    await mundo.avancar({ dias: DIAS_ATE_VENCER });
    await db.updateTable('usuarios').set({ endereco_cifrado: null }).where('id', '=', como.id).execute();
    return await pedirNovo(mundo, { id: corpo.idPagamento, como });
  }),
  vagaOcupada: daVaga(async (mundo, vaga, pedir) => {
    for (const vagas of [3, 1])
      await comprarNoGrupo(mundo, vaga, { como: await criarPessoa(mundo, { saldo: centavos(50_000) }), vagas });
    return await pedir();
  }),
  limiteDeReservas: async (mundo) => {
    const { maximo } = (await mundo.aplicacao.deps.regras()).vagas.retencoesSemPagar;
    const { pagamento, como } = await abrirPix(mundo);
    let id = pagamento;
    return await repetir(maximo, async () => {
      await passarDoCodigo(mundo);
      const r = await pedirNovo(mundo, { id, como });
      id = r.status === 200 ? r.corpo.id : id;
      return r;
    });
  },
  faturaNaoPagavel: async (mundo) => {
    const { pagamento, como } = await abrirPix(mundo);
    await mundo.assentar();
    const { corpo } = await mundo.chamar('getPagamentoStatus', { id: pagamento }, { como });
    await pagarNoBanco(mundo, { txid: corpo.identificadorPagamento, cpf: como.cpf });
    await assentarComBanco(mundo);
    await mundo.chamar('verificarPagamento', { id: pagamento }, { como });
    await assentarComBanco(mundo);
    return await pedirNovo(mundo, { id: pagamento, como });
  },
  precoMudou: daVaga(async (mundo, { grupo }, pedir) => {
    await mundo.aplicacao.deps.db
      .updateTable('grupos')
      .set({ valor_sem_taxas: grupo.valorSemTaxas + 100 })
      .where('id', '=', grupo.id)
      .execute();
    return await pedir();
  }),
  jaParticipa: daVaga(async (mundo, vaga, pedir) => {
    await depositar(mundo, vaga.como, centavos(50_000));
    await comprarNoGrupo(mundo, vaga, { como: vaga.como, vagas: 1 });
    return await pedir();
  }),
  limiteVagasPorPessoa: daVaga((mundo, _vaga, pedir) =>
    comRegras(mundo, (regras) => ({ ...regras, vagas: { ...regras.vagas, porUsuarioNoGrupo: 0 } }), pedir),
  ),
  restricao: daVaga(async (mundo, { como }, pedir) => {
    await comRestricao(mundo, como);
    return await pedir();
  }),
  dividaPendente: daVaga((mundo, { como }, pedir) => comDivida(mundo, como, pedir)),
  validacaoObrigatoria: daVaga(async (mundo, { como }, pedir) => {
    await semDadosFiscais(mundo, como);
    return await pedir();
  }),
  termosNaoAceitos: daRecarga(async (mundo, como, pedir) => {
    await semTermos(mundo, como);
    return await pedir();
  }),
  recargaMinima: comRecarga({ minimo: ACIMA }),
  recargaMaxima: comRecarga({ maximoPorOperacao: ABAIXO }),
  recargaLimiteDiario: comRecarga({ maximoPorDia: ABAIXO }),
  saldoMaximo: comRecarga({ saldoMaximo: ABAIXO, saldoMaximoSemIdentidade: ABAIXO }),
  meioPagamentoIndisponivel: daRecarga((mundo, _como, pedir) =>
    comRegras(
      mundo,
      ({ meios, ...regras }) => ({ ...regras, meios: { ...meios, pix: { ...meios.pix, ligado: false } } }),
      pedir,
    ),
  ),
};
