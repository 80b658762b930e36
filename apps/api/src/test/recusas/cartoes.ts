import type { pagamentos } from '@rateia/contracts/pagamentos';
import type { Regras } from '@rateia/domain/regras';
import type { Mundo } from '../app.ts';
import type { CompraComCartao } from '../cartao.ts';
import { digitarCartao, recarregarComCartao, tentarCartao } from '../cartao.ts';
import { criarPessoa } from '../construtores.ts';
import { comRegras } from './compras.ts';
import type { Provocar, Recusada, Recusas } from './tabela.ts';
import { comPessoa, repetir } from './tabela.ts';

const UUID_DE_NADA = '00000000-0000-4000-8000-000000000000';

const comRecarga =
  (fazer: (mundo: Mundo, compra: CompraComCartao) => Promise<Recusada>): Provocar =>
  async (mundo) =>
    await fazer(mundo, await recarregarComCartao(mundo));
const semCartoes = ({ meios, ...regras }: Regras): Regras => ({
  ...regras,
  meios: { ...meios, cartaoJuno: { ...meios.cartaoJuno, ligado: false } },
});
const tentar = async (mundo: Mundo, compra: CompraComCartao, nome: string) => {
  const r = await tentarCartao(mundo, compra, { nome });
  await mundo.assentar();
  return r;
};

type DoCartao = Pick<Recusas<typeof pagamentos>, 'getCamposDoCartao' | 'pagarComCartao'>;

/** Every refusal of a card that is typed (REGRAS 2.4, 2.18). */
export const RECUSAS_DO_CARTAO: DoCartao = {
  getCamposDoCartao: {
    meioPagamentoIndisponivel: comPessoa((mundo, como) =>
      comRegras(mundo, semCartoes, () => mundo.chamar('getCamposDoCartao', {}, { como })),
    ),
  },
  pagarComCartao: {
    naoEncontrado: comPessoa(async (mundo, como) => {
      const cartao = await digitarCartao(mundo, { nome: 'APRO', cpf: como.cpf });
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
  },
};
