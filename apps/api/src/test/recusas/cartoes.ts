import type { pagamentos } from '@rateia/contracts/pagamentos';
import { MEIO_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import type { Regras } from '@rateia/domain/regras';
import type { Mundo } from '../app.ts';
import type { CompraComCartao } from '../cartao.ts';
import {
  CARTAO,
  cadastrarCartao,
  digitarCartao,
  MASTER,
  pedirCadastro,
  recarregarComCartao,
  tentarCartao,
} from '../cartao.ts';
import type { Pessoa } from '../construtores.ts';
import { criarPessoa } from '../construtores.ts';
import { comRegras } from './compras.ts';
import type { Provocar, Recusada, Recusas } from './tabela.ts';
import { comFalha, comPessoa, repetir } from './tabela.ts';

const UUID_DE_NADA = '00000000-0000-4000-8000-000000000000';

function comRecarga(fazer: (mundo: Mundo, compra: CompraComCartao) => Promise<Recusada>): Provocar {
  return async (mundo) => await fazer(mundo, await recarregarComCartao(mundo));
}
function semCartoes({ meios, ...regras }: Regras): Regras {
  return {
    ...regras,
    meios: { ...meios, cartaoJuno: { ...meios.cartaoJuno, ligado: false } },
  };
}
function semSalvos({ meios, ...regras }: Regras): Regras {
  return {
    ...regras,
    meios: { ...meios, cartaoCadastrado: { ...meios.cartaoCadastrado, ligado: false } },
  };
}
async function tentar(mundo: Mundo, compra: CompraComCartao, nome: string) {
  const r = await tentarCartao(mundo, compra, { nome });
  await mundo.assentar();
  return r;
}

type DoCartao = Pick<
  Recusas<typeof pagamentos>,
  | 'getCamposDoCartao'
  | 'pagarComCartao'
  | 'createCartao'
  | 'deleteCartao'
  | 'ativarCartao'
  | 'finalizarSegurancaDoCartao'
  | 'escolherCartao'
  | 'updateCartaoRecorrente'
>;

/** A card of the person, saved and not verified; `mudar` puts it in another state. */
function comCartao(fazer: (mundo: Mundo, como: Pessoa, id: number) => Promise<Recusada>): Provocar {
  return async (mundo) => {
    const como = await criarPessoa(mundo);
    return await fazer(mundo, como, await cadastrarCartao(mundo, como));
  };
}
type Mudanca = Readonly<{ readonly estado?: string; readonly ano?: number }>;
/** Runs `fazer` while the card is changed; its trail knows the state before, which it has again afterwards. */
async function comCartaoMudado(
  mundo: Mundo,
  { id, ...mudar }: Mudanca & { readonly id: number },
  fazer: () => Promise<Recusada>,
): Promise<Recusada> {
  const { db } = mundo.aplicacao.deps;
  const cartao = db.selectFrom('cartoes').select('estado').where('id', '=', id);
  const { estado } = await cartao.executeTakeFirstOrThrow();
  await db.updateTable('cartoes').set(mudar).where('id', '=', id).execute();
  const recusada = await fazer();
  await db.updateTable('cartoes').set({ estado }).where('id', '=', id).execute();
  return recusada;
}
/** Pays a top-up by a saved card in this state. */
function pagarComSalvo(mudar: Mudanca): Provocar {
  return comCartao(async (mundo, como, idCartao) =>
    comCartaoMudado(mundo, { id: idCartao, ...mudar }, async () => {
      const pedido = { valor: 5_000, meioPagamento: MEIO_PAGAMENTO.cartaoCadastrado.id };
      const { corpo } = await mundo.chamar('comprarCredito', pedido, { como });
      const { mes: _mes, ano: _ano, ...cartao } = await digitarCartao(mundo, { nome: 'APRO', cpf: como.cpf });
      return await mundo.chamar('pagarComCartao', { id: corpo.idPagamento, ...cartao, idCartao }, { como });
    }),
  );
}

/** Every refusal of a card that is typed (REGRAS 2.4, 2.18). */
export const RECUSAS_DO_CARTAO: DoCartao = {
  getCamposDoCartao: {
    meioPagamentoIndisponivel: comPessoa((mundo, como) =>
      comRegras(mundo, semCartoes, () => mundo.chamar('getCamposDoCartao', {}, { como })),
    ),
  },
  pagarComCartao: {
    naoEncontrado: comPessoa(async (mundo, como) => {
      const { mes: _mes, ano: _ano, ...cartao } = await digitarCartao(mundo, { nome: 'APRO', cpf: como.cpf });
      return await mundo.chamar('pagarComCartao', { id: UUID_DE_NADA, ...cartao }, { como });
    }),
    meioPagamentoIndisponivel: comRecarga((mundo, compra) =>
      comRegras(mundo, semCartoes, () => tentar(mundo, compra, 'APRO')),
    ),
    cartaoNaoPodeSerUsado: comRecarga((mundo, compra) => repetir(2, () => tentar(mundo, compra, 'LOCK'))),
    cartaoEmAndamento: comRecarga((mundo, compra) => repetir(2, () => tentar(mundo, compra, 'CONT'))),
    cartaoDeOutraPessoa: comRecarga(async (mundo, compra) => {
      const { cpf } = await criarPessoa(mundo);
      return await tentarCartao(mundo, compra, { nome: 'APRO', cpf });
    }),
    tentativasDeCartao: comRecarga(async (mundo, compra) => {
      const { tentativasPorPagamento } = (await mundo.aplicacao.deps.regras()).cartoes;
      return await repetir(tentativasPorPagamento + 1, () => tentar(mundo, compra, 'FUND'));
    }),
    pagamentoEncerrado: comRecarga(async (mundo, compra) => {
      await mundo.avancar({ minutos: (await mundo.aplicacao.deps.regras()).cartoes.minutosParaPagar + 1 });
      return await tentar(mundo, compra, 'APRO');
    }),
    cartaoSemVerificacao: pagarComSalvo({ ano: 2090 }),
    cartaoVencido: pagarComSalvo({ estado: 'ativo', ano: 2020 }),
  },
  createCartao: {
    meioPagamentoIndisponivel: comPessoa((mundo, como) =>
      comRegras(mundo, semSalvos, () => pedirCadastro(mundo, como)),
    ),
    cartaoVencido: comPessoa((mundo, como) => pedirCadastro(mundo, como, { ano: 2020 })),
    cartaoRepetido: comCartao((mundo, como) => pedirCadastro(mundo, como)),
    cartoesDemais: comCartao((mundo, como) =>
      comRegras(
        mundo,
        (regras) => ({ ...regras, cartoes: { ...regras.cartoes, maximoPorPessoa: 1 } }),
        () => pedirCadastro(mundo, como, { numero: MASTER }),
      ),
    ),
  },
  deleteCartao: {
    naoEncontrado: comPessoa((mundo, como) => mundo.chamar('deleteCartao', { id: 999_999 }, { como })),
    cartaoEmUso: comCartao(async (mundo, como, id) => {
      const { corpo } = await mundo.chamar('comprarCredito', { valor: 5_000, meioPagamento: CARTAO }, { como });
      await mundo.assentar();
      await tentarCartao(mundo, { pessoa: como, id: corpo.idPagamento }, { nome: 'CONT' });
      await mundo.assentar();
      const { db } = mundo.aplicacao.deps;
      await db.updateTable('tentativas_de_cartao').set({ cartao_id: id }).where('estado', '=', 'emAnalise').execute();
      return await mundo.chamar('deleteCartao', { id }, { como });
    }),
  },
  ativarCartao: {
    naoEncontrado: comPessoa((mundo, como) =>
      mundo.chamar('ativarCartao', { idCartao: 999_999, valor: 150 }, { como }),
    ),
    cartaoSemVerificacao: comCartao((mundo, como, idCartao) =>
      comCartaoMudado(mundo, { id: idCartao, estado: 'ativo' }, () =>
        mundo.chamar('ativarCartao', { idCartao, valor: 150 }, { como }),
      ),
    ),
  },
  finalizarSegurancaDoCartao: {
    naoEncontrado: comPessoa((mundo, como) =>
      mundo.chamar('finalizarSegurancaDoCartao', { idCartao: 999_999 }, { como }),
    ),
    indisponivel: comPessoa(async (mundo, como) => {
      const { corpo } = await pedirCadastro(mundo, como);
      return await comFalha(mundo, { mercadoPago: { modo: 'erro500' } }, () =>
        mundo.chamar('finalizarSegurancaDoCartao', { idCartao: corpo.id }, { como }),
      );
    }),
  },
  escolherCartao: {
    naoEncontrado: comPessoa((mundo, como) => mundo.chamar('escolherCartao', { id: 999_999 }, { como })),
    cartaoSemVerificacao: comCartao((mundo, como, id) => mundo.chamar('escolherCartao', { id }, { como })),
  },
  updateCartaoRecorrente: {
    naoEncontrado: comPessoa((mundo, como) =>
      mundo.chamar('updateCartaoRecorrente', { id: 999_999, ligado: true }, { como }),
    ),
    cartaoSemVerificacao: comCartao((mundo, como, id) =>
      mundo.chamar('updateCartaoRecorrente', { id, ligado: true }, { como }),
    ),
  },
};
