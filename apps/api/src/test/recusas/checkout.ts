import type { checkout } from '@rateia/contracts/checkout';
import type { pagamentos } from '@rateia/contracts/pagamentos';
import { somarHoras } from '@rateia/domain/datas';
import { ID_RELACIONAMENTO } from '@rateia/domain/grupos/enums';
import { MEIO_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import type { Regras } from '@rateia/domain/regras';
import { sql } from 'kysely';
import type { Mundo } from '../app.ts';
import type { GrupoAVenda } from '../checkout.ts';
import { comprarVagas } from '../compra.ts';
import { criarPessoa } from '../construtores.ts';
import { RECUSAS_DO_CARRINHO } from './carrinho.ts';
import { RECUSAS_DO_CARTAO } from './cartoes.ts';
import { RECUSAS_DO_CODIGO_NOVO } from './codigo-novo.ts';
import { RECUSAS_DOS_COMBOS_DE_GRUPOS } from './combos.ts';
import { comDivida, comRegras, comRestricao, passarDaReserva, semDadosFiscais, semTermos } from './compras.ts';
import { CUPOM_DE_NADA, comCupomDeNada, RECUSAS_DO_CUPOM } from './cupons.ts';
import type { ComReserva, Entrar, Prender } from './entrar.ts';
import {
  aEspera,
  comAConta,
  comReserva,
  depoisDe,
  enquantoReserva,
  INEXISTENTE,
  querEntrar,
  SALDO,
  vencida,
} from './entrar.ts';
import { RECUSAS_DA_MUDANCA_DE_GRUPO } from './mudanca-de-grupo.ts';
import type { Provocar, Recusada, Recusas } from './tabela.ts';
import { comFalha, comPessoa, repetir } from './tabela.ts';
import { RECUSAS_DA_VAGA_EQUIVALENTE } from './vaga-equivalente.ts';

const PIX = MEIO_PAGAMENTO.pix.id;
const CREDITO = MEIO_PAGAMENTO.credito.id;
const UUID_DE_NADA = '00000000-0000-4000-8000-000000000000';
const SEGREDO_ERRADO = 'x'.repeat(43);

const preCheckout: Entrar = async (mundo, { grupo, como, vagas = 1 }) =>
  await mundo.chamar('preCheckout', { idGrupo: grupo.id, vagas }, { como });
const comprar: Entrar = async (mundo, { grupo, como, vagas = 1 }) =>
  await comprarVagas(mundo, { idGrupo: grupo.id, vagas, valorTotal: grupo.totalPorVaga * vagas }, { como });

function asVagas({ id }: Pick<GrupoAVenda, 'id'>): Prender {
  return (trx) => sql`select 1 from grupo_lotacao where grupo_id = ${id} for update`.execute(trx);
}
/** One buyer is being served: the next one waits longer than the queue allows. */
function naFila(entrar: Entrar): Provocar {
  return querEntrar(async (mundo, p) => {
    const primeira = await criarPessoa(mundo);
    const recusada = Promise.withResolvers<Recusada>();
    await aEspera(mundo, {
      prender: asVagas(p.grupo),
      fazer: () => preCheckout(mundo, { ...p, como: primeira }),
      mudar: async () => recusada.resolve(await entrar(mundo, p)),
    });
    return await recusada.promise;
  });
}

/** The refusals of entering a group (REGRAS 2.1, 2.2). */
function daEntrada(entrar: Entrar) {
  return {
    grupoNaoEncontrado: querEntrar((mundo, { como }) =>
      entrar(mundo, { grupo: { id: INEXISTENTE, totalPorVaga: SALDO }, como }),
    ),
    grupoNaoAceitaMembros: querEntrar(entrar, { status: 4 }),
    filaLonga: naFila(entrar),
    semVagas: querEntrar((mundo, p) => entrar(mundo, { ...p, vagas: 2 }), { vagas: 1 }),
    limiteVagasPorPessoa: querEntrar((mundo, p) =>
      comRegras(mundo, umaVagaPorPessoa, () => entrar(mundo, { ...p, vagas: 2 })),
    ),
    jaParticipa: depoisDe(comprar, entrar),
    administradorNaoAssina: querEntrar((mundo, { grupo }) => entrar(mundo, { grupo, como: grupo.administrador })),
    validacaoObrigatoria: depoisDe(comAConta(semDadosFiscais), entrar),
    termosNaoAceitos: depoisDe(comAConta(semTermos), entrar),
    dividaPendente: querEntrar((mundo, p) => comDivida(mundo, p.como, () => entrar(mundo, p))),
    restricao: depoisDe(comAConta(comRestricao), entrar),
  };
}
function umaVagaPorPessoa(regras: Regras): Regras {
  return { ...regras, vagas: { ...regras.vagas, porUsuarioNoGrupo: 1 } };
}

async function ver(mundo: Mundo, { id, como }: Pick<ComReserva, 'id' | 'como'>) {
  return await mundo.chamar('getPreCheckout', { id }, { como });
}
async function taxas(mundo: Mundo, { id, como }: Pick<ComReserva, 'id' | 'como'>, meioPagamento: number = PIX) {
  return await mundo.chamar('taxasDaAssinatura', { idPreCheckout: id, meioPagamento }, { como });
}
async function assinar(
  mundo: Mundo,
  { id, como, total }: ComReserva,
  { meioPagamento = PIX, valorTotal = total }: { readonly meioPagamento?: number; readonly valorTotal?: number } = {},
) {
  return await mundo.chamar('createAssinatura', { idPreCheckout: id, meioPagamento, valorTotal }, { como });
}
/** A number that is no payment method. */
const MEIO_DE_NADA = 999;

/** Every refusal of the calls of the checkout (spec B§7; REGRAS 2.2, 2.4). */
export const RECUSAS_DO_CHECKOUT: Recusas<typeof checkout> = {
  ...RECUSAS_DO_CARRINHO,
  ...RECUSAS_DOS_COMBOS_DE_GRUPOS,
  ...RECUSAS_DA_MUDANCA_DE_GRUPO,
  ...RECUSAS_DA_VAGA_EQUIVALENTE,
  preCheckout: {
    ...daEntrada(preCheckout),
    relacionamentoObrigatorio: querEntrar(preCheckout, { relacionamentos: [ID_RELACIONAMENTO.familia] }),
    relacionamentoNaoServe: querEntrar(
      async (mundo, { grupo: { id: idGrupo }, como }) => {
        const relacionamento = ID_RELACIONAMENTO.amigos;
        return await mundo.chamar('preCheckout', { idGrupo, vagas: 1, relacionamento }, { como });
      },
      { relacionamentos: [ID_RELACIONAMENTO.familia] },
    ),
    filaSemLugar: querEntrar(
      async (mundo, { grupo: { id: idGrupo }, como }) =>
        await mundo.chamar('preCheckout', { idGrupo, vagas: 1, fila: true }, { como }),
      { status: 4 },
    ),
    vagaComPreferencia: querEntrar(async (mundo, p) => {
      const { db } = mundo.aplicacao.deps;
      const ate = somarHoras(mundo.agora(), 1);
      await db.updateTable('grupos').set({ preferencia_ate: ate }).where('id', '=', p.grupo.id).execute();
      return await preCheckout(mundo, p);
    }),
    limiteDeReservas: comReserva(async (mundo, { grupo, como }) => {
      const { maximo } = (await mundo.aplicacao.deps.regras()).vagas.retencoesSemPagar;
      return await repetir(maximo, async () => {
        await passarDaReserva(mundo);
        return await preCheckout(mundo, { grupo, como });
      });
    }),
    precoMudou: querEntrar((mundo, p) =>
      aEspera(mundo, {
        prender: asVagas(p.grupo),
        fazer: () => preCheckout(mundo, p),
        mudar: (trx) => sql`update grupos set versao_preco = versao_preco + 1 where id = ${p.grupo.id}`.execute(trx),
      }),
    ),
    conflito: querEntrar((mundo, p) => enquantoReserva(mundo, p, () => preCheckout(mundo, p))),
    ...comCupomDeNada(async (mundo, { grupo, como }) => {
      return await mundo.chamar('preCheckout', { idGrupo: grupo.id, vagas: 1, cupom: CUPOM_DE_NADA }, { como });
    }),
  },
  cupomDaAssinatura: RECUSAS_DO_CUPOM,
  getPreCheckout: {
    naoEncontrado: comPessoa((mundo, como) => ver(mundo, { id: INEXISTENTE, como })),
    reservaExpirada: vencida(ver),
  },
  cancelarPreCheckout: {
    naoEncontrado: comPessoa(
      async (mundo, como) => await mundo.chamar('cancelarPreCheckout', { id: INEXISTENTE }, { como }),
    ),
  },
  taxasDaAssinatura: {
    naoEncontrado: comPessoa((mundo, como) => taxas(mundo, { id: INEXISTENTE, como })),
    reservaExpirada: vencida(taxas),
    meioPagamentoIndisponivel: comReserva((mundo, reserva) => taxas(mundo, reserva, MEIO_DE_NADA)),
  },
  createAssinatura: {
    termosNaoAceitos: comReserva(async (mundo, reserva) => {
      await semTermos(mundo, reserva.como);
      return await assinar(mundo, reserva);
    }),
    naoEncontrado: comReserva((mundo, reserva) => assinar(mundo, { ...reserva, id: INEXISTENTE })),
    reservaExpirada: vencida(assinar),
    precoMudou: comReserva((mundo, reserva) => assinar(mundo, reserva, { valorTotal: reserva.total - 1 })),
    saldoInsuficiente: comReserva((mundo, reserva) => assinar(mundo, reserva, { meioPagamento: CREDITO })),
    meioPagamentoIndisponivel: comReserva((mundo, reserva) => assinar(mundo, reserva, { meioPagamento: MEIO_DE_NADA })),
    // A boleto names the address of its payer, who has given none.
    enderecoNecessario: comReserva(async (mundo, reserva) => {
      const { boleto } = (await mundo.aplicacao.deps.regras()).meios;
      const pedido = { meioPagamento: MEIO_PAGAMENTO.boleto.id, valorTotal: reserva.total + boleto.fixo };
      return await assinar(mundo, reserva, pedido);
    }),
  },
  getRestricoes: {
    restricao: depoisDe(
      comAConta(comRestricao),
      async (mundo, { grupo, como }) => await mundo.chamar('getRestricoes', { id: grupo.id }, { como }),
    ),
    grupoNaoEncontrado: comPessoa(
      async (mundo, como) => await mundo.chamar('getRestricoes', { id: INEXISTENTE }, { como }),
    ),
  },
};

export const RECUSAS_DOS_PAGAMENTOS: Recusas<typeof pagamentos> = {
  getPagamentoStatus: {
    naoEncontrado: comPessoa(
      async (mundo, como) => await mundo.chamar('getPagamentoStatus', { id: UUID_DE_NADA }, { como }),
    ),
  },
  getDevolucoesDoPagamento: {
    naoEncontrado: comPessoa(
      async (mundo, como) => await mundo.chamar('getDevolucoesDoPagamento', { id: UUID_DE_NADA }, { como }),
    ),
  },
  verificarPagamento: {
    naoEncontrado: comPessoa(
      async (mundo, como) => await mundo.chamar('verificarPagamento', { id: UUID_DE_NADA }, { como }),
    ),
    indisponivel: comReserva(async (mundo, reserva) => {
      const { idPagamento: id } = (await assinar(mundo, reserva)).corpo;
      await mundo.assentar();
      return await comFalha(mundo, { cobranca: { modo: 'erro500' } }, () =>
        mundo.chamar('verificarPagamento', { id }, { como: reserva.como }),
      );
    }),
  },
  gerarNovoCodigo: RECUSAS_DO_CODIGO_NOVO,
  ...RECUSAS_DO_CARTAO,
  webhookDoProvedor: {
    semPermissao: async (mundo) =>
      await mundo.chamar('webhookDoProvedor', { provedor: 'pix', segredo: SEGREDO_ERRADO, pix: [] }),
  },
  webhookDoProvedorPorTipo: {
    semPermissao: async (mundo) =>
      await mundo.chamar('webhookDoProvedorPorTipo', {
        provedor: 'pix',
        segredo: SEGREDO_ERRADO,
        tipo: 'pix',
        pix: [],
      }),
  },
};
