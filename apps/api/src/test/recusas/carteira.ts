import type { carteira } from '@rateia/contracts/carteira';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos } from '@rateia/domain/dinheiro';
import { MEIO_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import type { Regras } from '@rateia/domain/regras';
import type { Mundo } from '../app.ts';
import type { Membro } from '../carteira.ts';
import { criarMembro, MENSALIDADE, ultimaFaturaDe } from '../carteira.ts';
import type { Pessoa } from '../construtores.ts';
import { depositar } from '../construtores.ts';
import { comRegras, semDadosFiscais, semTermos } from './compras.ts';
import { RECUSAS_DO_PLUS } from './plus.ts';
import type { Provocar, Recusada, Recusas } from './tabela.ts';
import { comPessoa } from './tabela.ts';

const INEXISTENTE = 99_999_999;
const PIX = MEIO_PAGAMENTO.pix.id;
const CREDITO = MEIO_PAGAMENTO.credito.id;
/** A number that is no payment method. */
const MEIO_DE_NADA = 999;
const RECARGA = centavos(5_000);
const ABAIXO = centavos(RECARGA - 1);
/** The days from the entry to the day on which the next invoice is made, a week before it is due. */
const ATE_A_FATURA_DIAS = 25;

async function comprar(mundo: Mundo, como: Pessoa, meioPagamento: number = PIX) {
  return await mundo.chamar('comprarCredito', { valor: RECARGA, meioPagamento }, { como });
}
function comRecarga(mudadas: Partial<Regras['recarga']>): Provocar {
  return comPessoa((mundo, como) =>
    comRegras(
      mundo,
      (regras) => ({ ...regras, recarga: { ...regras.recarga, ...mudadas } }),
      () => comprar(mundo, como),
    ),
  );
}
function comConta(mudar: (mundo: Mundo, pessoa: Pessoa) => Promise<void>): Provocar {
  return comPessoa(async (mundo, como) => {
    await mudar(mundo, como);
    return await comprar(mundo, como);
  });
}

type Aberta = { readonly membro: Membro; readonly id: number };
/** An invoice that is open, of a member without money. */
function comFatura(fazer: (mundo: Mundo, aberta: Aberta) => Promise<Recusada>): Provocar {
  return async (mundo) => {
    const membro = await criarMembro(mundo);
    await mundo.avancar({ dias: ATE_A_FATURA_DIAS });
    return await fazer(mundo, { membro, id: (await ultimaFaturaDe(mundo, membro.assinaturaId)).id });
  };
}
async function pagar(
  mundo: Mundo,
  { membro: como, id }: Aberta,
  {
    meioPagamento = CREDITO,
    valorTotal = MENSALIDADE,
  }: { readonly meioPagamento?: number; readonly valorTotal?: Centavos } = {},
) {
  return await mundo.chamar('pagarFatura', { id, meioPagamento, valorTotal }, { como });
}

/** Every refusal of the calls of the wallet (spec B§3; REGRAS 2.4, 2.5). */
export const RECUSAS_DA_CARTEIRA: Recusas<typeof carteira> = {
  ...RECUSAS_DO_PLUS,
  getExtratoItem: {
    naoEncontrado: comPessoa(
      async (mundo, como) => await mundo.chamar('getExtratoItem', { id: INEXISTENTE }, { como }),
    ),
  },
  createLinkDoArquivo: {
    naoEncontrado: comPessoa(
      async (mundo, como) =>
        await mundo.chamar('createLinkDoArquivo', { tipo: 'recibo', de: 'fatura', id: INEXISTENTE }, { como }),
    ),
    movimentosDemais: comPessoa(async (mundo, como) => {
      await depositar(mundo, como, centavos(1_000));
      return await comRegras(
        mundo,
        ({ arquivos, ...regras }) => ({ ...regras, arquivos: { ...arquivos, movimentos: 0 } }),
        () => mundo.chamar('createLinkDoArquivo', { tipo: 'extrato', formato: 'csv', conta: 'tudo' }, { como }),
      );
    }),
  },
  getInforme: {
    naoEncontrado: comPessoa(async (mundo, como) => await mundo.chamar('getInforme', { ano: 2_000 }, { como })),
  },
  getArquivoDaCarteira: {
    naoEncontrado: async (mundo) => await mundo.chamar('getArquivoDaCarteira', { token: 'x'.repeat(43) }),
  },
  comprarCredito: {
    termosNaoAceitos: comConta(semTermos),
    recargaMinima: comRecarga({ minimo: centavos(RECARGA + 1) }),
    recargaMaxima: comRecarga({ maximoPorOperacao: ABAIXO }),
    recargaLimiteDiario: comRecarga({ maximoPorDia: ABAIXO }),
    saldoMaximo: comRecarga({ saldoMaximo: ABAIXO, saldoMaximoSemIdentidade: ABAIXO }),
    meioPagamentoIndisponivel: comPessoa((mundo, como) => comprar(mundo, como, MEIO_DE_NADA)),
    validacaoObrigatoria: comConta(semDadosFiscais),
    enderecoNecessario: comPessoa((mundo, como) => comprar(mundo, como, MEIO_PAGAMENTO.boleto.id)),
  },
  getRecibo: {
    naoEncontrado: comPessoa(
      async (mundo, como) => await mundo.chamar('getRecibo', { tipo: 'fatura', id: INEXISTENTE }, { como }),
    ),
  },
  getFatura: {
    naoEncontrado: comPessoa(async (mundo, como) => await mundo.chamar('getFatura', { id: INEXISTENTE }, { como })),
  },
  pagarFatura: {
    naoEncontrado: comFatura((mundo, aberta) => pagar(mundo, { ...aberta, id: INEXISTENTE })),
    // A first payment is made where its seats are held.
    faturaNaoPagavel: async (mundo) => {
      const membro = await criarMembro(mundo);
      return await pagar(mundo, { membro, id: (await ultimaFaturaDe(mundo, membro.assinaturaId)).id });
    },
    saldoInsuficiente: comFatura(pagar),
    meioPagamentoIndisponivel: comFatura((mundo, aberta) => pagar(mundo, aberta, { meioPagamento: MEIO_DE_NADA })),
    precoMudou: comFatura((mundo, aberta) => pagar(mundo, aberta, { valorTotal: centavos(MENSALIDADE + 1) })),
    // A boleto names the address of its payer, who has given none.
    enderecoNecessario: comFatura(async (mundo, aberta) => {
      const { boleto } = (await mundo.aplicacao.deps.regras()).meios;
      const pedido = { meioPagamento: MEIO_PAGAMENTO.boleto.id, valorTotal: centavos(MENSALIDADE + boleto.fixo) };
      return await pagar(mundo, aberta, pedido);
    }),
  },
  createPixProgramado: {
    naoEncontrado: comPessoa((mundo, como) => programar(mundo, como, INEXISTENTE)),
    meioPagamentoIndisponivel: comPessoa((mundo, como) =>
      comRegras(
        mundo,
        ({ meios, ...regras }) => ({
          ...regras,
          meios: { ...meios, pixProgramado: { ...meios.pixProgramado, ligado: false } },
        }),
        () => programar(mundo, como, INEXISTENTE),
      ),
    ),
    pixProgramadoJaExiste: async (mundo) => {
      const membro = await criarMembro(mundo);
      await programar(mundo, membro, membro.assinaturaId);
      return await programar(mundo, membro, membro.assinaturaId);
    },
    // Its months begin with the first access.
    pixProgramadoSemMensalidade: async (mundo) => {
      const membro = await criarMembro(mundo, { inicio: null });
      return await programar(mundo, membro, membro.assinaturaId);
    },
  },
  deletePixProgramado: {
    naoEncontrado: comPessoa((mundo, como) => mundo.chamar('deletePixProgramado', { id: INEXISTENTE }, { como })),
  },
};

async function programar(mundo: Mundo, como: Pessoa, idAssinatura: number) {
  const corpo = { cpf: '52998224725', idAssinatura, aceite: true, repete: true };
  return await mundo.chamar('createPixProgramado', corpo, { como });
}
