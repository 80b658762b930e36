import type { carrinho } from '@rateia/contracts/carrinho';
import { ID_RELACIONAMENTO } from '@rateia/domain/grupos/enums';
import { PAIS_DA_RESIDENCIA } from '@rateia/domain/grupos/residencia';
import { MEIO_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import { REGRAS_PADRAO } from '@rateia/domain/regras';
import type { Mundo } from '../app.ts';
import { criarGrupoAVenda } from '../checkout.ts';
import { comprarVagas } from '../compra.ts';
import type { Pessoa } from '../construtores.ts';
import { comDivida, comRestricao, passarDaReserva, semDadosFiscais, semTermos } from './compras.ts';
import { CUPOM_DE_NADA, comCupomDeNada, comCupomQueParou } from './cupons.ts';
import type { Entrar, QuerEntrar } from './entrar.ts';
import { comAConta, depoisDe, enquantoReserva, INEXISTENTE, querEntrar, SALDO } from './entrar.ts';
import type { Provocar, Recusada, Recusas } from './tabela.ts';
import { comPessoa } from './tabela.ts';

const PIX = MEIO_PAGAMENTO.pix.id;
const CREDITO = MEIO_PAGAMENTO.credito.id;
const MEIO_DE_NADA = 999;

const por: Entrar = async (mundo, { grupo, como, vagas = 1 }) =>
  await mundo.chamar('adicionarAoCarrinho', { idGrupo: grupo.id, vagas }, { como });
const reservar: Entrar = async (mundo, { grupo, como, vagas = 1 }) =>
  await mundo.chamar('preCheckoutCarrinho', { itens: [{ idGrupo: grupo.id, vagas }] }, { como });
async function comprar(mundo: Mundo, { grupo, como }: QuerEntrar) {
  return await comprarVagas(mundo, { idGrupo: grupo.id, vagas: 1, valorTotal: grupo.totalPorVaga }, { como });
}

/** So many groups that a cart with one more is too full. */
async function cheio(mundo: Mundo) {
  const grupos: number[] = [];
  while (grupos.length < REGRAS_PADRAO.vagas.gruposNoCarrinho) grupos.push((await criarGrupoAVenda(mundo)).id);
  return grupos;
}

type Reservado = { readonly id: number; readonly como: Pessoa; readonly total: number };
/** A held cart of a person without money. */
function reservado(fazer: (mundo: Mundo, r: Reservado) => Promise<Recusada>): Provocar {
  return comPessoa(async (mundo, como) => {
    const grupo = await criarGrupoAVenda(mundo);
    const itens = [{ idGrupo: grupo.id, vagas: 1 }];
    const { corpo, bruto } = await mundo.chamar('preCheckoutCarrinho', { itens }, { como });
    if (corpo.idPreCheckout === undefined) throw new Error(bruto);
    return await fazer(mundo, { id: corpo.idPreCheckout, como, total: grupo.totalPorVaga });
  });
}
function vencido(fazer: (mundo: Mundo, r: Reservado) => Promise<Recusada>): Provocar {
  return reservado(async (mundo, r) => {
    await passarDaReserva(mundo);
    return await fazer(mundo, r);
  });
}
async function ver(mundo: Mundo, { id, como }: Pick<Reservado, 'id' | 'como'>) {
  return await mundo.chamar('getPreCheckoutCarrinho', { id }, { como });
}
async function assinar(
  mundo: Mundo,
  { id, como, total }: Reservado,
  { meioPagamento = PIX, valorTotal = total }: { readonly meioPagamento?: number; readonly valorTotal?: number } = {},
) {
  return await mundo.chamar('createAssinaturaCarrinho', { idPreCheckout: id, meioPagamento, valorTotal }, { como });
}

/** Every refusal of the calls of the cart (spec B§4, B§7; REGRAS 2.18). */
export const RECUSAS_DO_CARRINHO: Recusas<typeof carrinho> = {
  adicionarAoCarrinho: {
    grupoNaoEncontrado: querEntrar((mundo, { como }) =>
      por(mundo, { grupo: { id: INEXISTENTE, totalPorVaga: SALDO }, como }),
    ),
    grupoNaoAceitaMembros: querEntrar(por, { status: 4 }),
    semVagas: querEntrar((mundo, p) => por(mundo, { ...p, vagas: 2 }), { vagas: 1 }),
    limiteVagasPorPessoa: querEntrar(async (mundo, p) => {
      await por(mundo, { ...p, vagas: 3 });
      return await por(mundo, p);
    }),
    jaParticipa: depoisDe(comprar, por),
    relacionamentoObrigatorio: querEntrar(por, { relacionamentos: [ID_RELACIONAMENTO.familia] }),
    relacionamentoNaoServe: querEntrar(
      async (mundo, { grupo: { id: idGrupo }, como }) => {
        const meta = { relacionamento: ID_RELACIONAMENTO.amigos };
        return await mundo.chamar('adicionarAoCarrinho', { idGrupo, vagas: 1, meta }, { como });
      },
      { relacionamentos: [ID_RELACIONAMENTO.familia] },
    ),
    paisObrigatorio: querEntrar(por, { pais: PAIS_DA_RESIDENCIA.brasil.id }),
    administradorNaoAssina: querEntrar((mundo, { grupo }) => por(mundo, { grupo, como: grupo.administrador })),
    carrinhoCheio: querEntrar(async (mundo, p) => {
      for (const id of await cheio(mundo)) await por(mundo, { grupo: { id, totalPorVaga: SALDO }, como: p.como });
      return await por(mundo, p);
    }),
  },
  mudarVagasDoCarrinho: {
    naoEncontrado: querEntrar(
      async (mundo, { grupo, como }) =>
        await mundo.chamar('mudarVagasDoCarrinho', { id: grupo.id, vagas: 2 }, { como }),
    ),
  },
  preCheckoutCarrinho: {
    carrinhoMudou: querEntrar((mundo, p) => reservar(mundo, { ...p, vagas: 2 }), { vagas: 1 }),
    carrinhoCheio: querEntrar(async (mundo, { grupo, como }) => {
      const grupos = [grupo.id, ...(await cheio(mundo))];
      const itens = grupos.map((idGrupo) => ({ idGrupo, vagas: 1 }));
      return await mundo.chamar('preCheckoutCarrinho', { itens }, { como });
    }),
    validacaoObrigatoria: depoisDe(comAConta(semDadosFiscais), reservar),
    termosNaoAceitos: depoisDe(comAConta(semTermos), reservar),
    dividaPendente: querEntrar((mundo, p) => comDivida(mundo, p.como, () => reservar(mundo, p))),
    restricao: depoisDe(comAConta(comRestricao), reservar),
    conflito: querEntrar((mundo, p) => enquantoReserva(mundo, p, () => reservar(mundo, p))),
    cupomInvalido: comCupomQueParou(async (mundo, p) => await reservar(mundo, p), { jaComprou: true }),
    cupomInvalidoNaPrimeira: comCupomQueParou(async (mundo, p) => await reservar(mundo, p)),
  },
  cupomDoCarrinho: comCupomDeNada(async (mundo, { como }) => {
    return await mundo.chamar('cupomDoCarrinho', { cupom: CUPOM_DE_NADA }, { como });
  }),
  getPreCheckoutCarrinho: {
    naoEncontrado: comPessoa((mundo, como) => ver(mundo, { id: INEXISTENTE, como })),
    reservaExpirada: vencido(ver),
  },
  createAssinaturaCarrinho: {
    termosNaoAceitos: reservado(async (mundo, r) => {
      await semTermos(mundo, r.como);
      return await assinar(mundo, r);
    }),
    naoEncontrado: reservado((mundo, r) => assinar(mundo, { ...r, id: INEXISTENTE })),
    reservaExpirada: vencido(assinar),
    precoMudou: reservado((mundo, r) => assinar(mundo, r, { valorTotal: r.total - 1 })),
    saldoInsuficiente: reservado((mundo, r) => assinar(mundo, r, { meioPagamento: CREDITO })),
    meioPagamentoIndisponivel: reservado((mundo, r) => assinar(mundo, r, { meioPagamento: MEIO_DE_NADA })),
    enderecoNecessario: reservado((mundo, r) => {
      const valorTotal = r.total + REGRAS_PADRAO.meios.boleto.fixo;
      return assinar(mundo, r, { meioPagamento: MEIO_PAGAMENTO.boleto.id, valorTotal });
    }),
  },
};
