import type { plus } from '@rateia/contracts/plus';
import { centavos } from '@rateia/domain/dinheiro';
import { MEIO_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import type { Mundo } from '../app.ts';
import type { Pessoa } from '../construtores.ts';
import { criarPessoa } from '../construtores.ts';
import { MES_DO_PLUS } from '../plus.ts';
import { comRegras, semTermos } from './compras.ts';
import type { Provocar, Recusada, Recusas } from './tabela.ts';
import { comPessoa } from './tabela.ts';

const CREDITO = MEIO_PAGAMENTO.credito.id;

async function assinar(mundo: Mundo, como: Pessoa, mudanca: Readonly<Record<string, unknown>> = {}) {
  const pedido = { meioPagamento: CREDITO, valorTotal: MES_DO_PLUS, ...mudanca };
  return await mundo.chamar('assinarPlus', pedido, { como });
}
/** The same where Plus is sold. */
function vendido(fazer: (mundo: Mundo, como: Pessoa) => Promise<Recusada>): Provocar {
  return comPessoa((mundo, como) =>
    comRegras(
      mundo,
      (regras) => ({ ...regras, plus: { ligado: true, mensal: MES_DO_PLUS } }),
      () => fazer(mundo, como),
    ),
  );
}

/** Every refusal of the calls of Plus (REGRAS 2.32). */
export const RECUSAS_DO_PLUS: Recusas<typeof plus> = {
  assinarPlus: {
    plusIndisponivel: comPessoa((mundo, como) => assinar(mundo, como)),
    termosNaoAceitos: comPessoa(async (mundo, como) => {
      await semTermos(mundo, como);
      return await assinar(mundo, como);
    }),
    meioPagamentoIndisponivel: vendido((mundo, como) => assinar(mundo, como, { meioPagamento: 999 })),
    saldoInsuficiente: vendido((mundo, como) => assinar(mundo, como)),
    precoMudou: vendido((mundo, como) => assinar(mundo, como, { valorTotal: 1 })),
  },
  sairDoPlus: {
    naoEncontrado: comPessoa((mundo, como) => mundo.chamar('sairDoPlus', { devolver: false }, { como })),
    plusSemDevolucao: vendido(async (mundo) => {
      const como = await criarPessoa(mundo, { saldo: centavos(2_000) });
      await assinar(mundo, como);
      await mundo.avancar({ dias: 9 });
      return await mundo.chamar('sairDoPlus', { devolver: true }, { como });
    }),
  },
  voltarAoPlus: { naoEncontrado: comPessoa((mundo, como) => mundo.chamar('voltarAoPlus', {}, { como })) },
};
