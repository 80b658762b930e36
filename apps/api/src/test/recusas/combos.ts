import type { backofficeCombos } from '@rateia/contracts/backoffice-combos';
import type { comboDeBoloes } from '@rateia/contracts/combo-de-boloes';
import type { comboDeGrupos } from '@rateia/contracts/combo-de-grupos';
import { centavos } from '@rateia/domain/dinheiro';
import { ID_RELACIONAMENTO } from '@rateia/domain/grupos/enums';
import { PAIS_DA_RESIDENCIA } from '@rateia/domain/grupos/residencia';
import { REGRAS_PADRAO } from '@rateia/domain/regras';
import type { Mundo } from '../app.ts';
import { comLoterias, criarBolao, criarBolaoFechado } from '../boloes.ts';
import { criarGrupoAVenda } from '../checkout.ts';
import { criarCombo, umDeCada } from '../combos.ts';
import { comprarVagas } from '../compra.ts';
import type { Pessoa } from '../construtores.ts';
import { bolaoDoTrem } from './boloes.ts';
import { semDadosFiscais, semTermos } from './compras.ts';
import type { Entrar, QuerEntrar } from './entrar.ts';
import { depoisDe, querEntrar } from './entrar.ts';
import { daEquipeSo, deNada, operar } from './operacao.ts';
import type { Provocar, Recusada, Recusas } from './tabela.ts';
import { comPessoa } from './tabela.ts';

const INEXISTENTE = 99_999_999;

/** Takes a combo of this group and another one. */
const peloCombo: Entrar = async (mundo, { grupo, como, vagas = 1 }) => {
  const outro = await criarGrupoAVenda(mundo);
  const itens = [{ id: grupo.id, quantidade: vagas }, ...umDeCada(outro)];
  const comboId = await criarCombo(mundo, { tipo: 'grupos', itens });
  return await mundo.chamar('comboDoCarrinho', { comboId }, { como });
};
async function comprarVaga(mundo: Mundo, { grupo, como }: QuerEntrar) {
  return await comprarVagas(mundo, { idGrupo: grupo.id, vagas: 1, valorTotal: grupo.totalPorVaga }, { como });
}

/** Every refusal of the calls of a combo of groups (spec B§4). */
export const RECUSAS_DOS_COMBOS_DE_GRUPOS: Recusas<typeof comboDeGrupos> = {
  getComboDeGrupos: {
    comboNaoEncontrado: comPessoa(
      async (mundo, como) => await mundo.chamar('getComboDeGrupos', { id: INEXISTENTE }, { como }),
    ),
  },
  comboDoCarrinho: {
    comboNaoEncontrado: comPessoa(
      async (mundo, como) => await mundo.chamar('comboDoCarrinho', { comboId: INEXISTENTE }, { como }),
    ),
    carrinhoCheio: querEntrar(async (mundo, p) => {
      for (let n = 0; n < REGRAS_PADRAO.vagas.gruposNoCarrinho; n += 1) {
        const { id: idGrupo } = await criarGrupoAVenda(mundo);
        await mundo.chamar('adicionarAoCarrinho', { idGrupo, vagas: 1 }, { como: p.como });
      }
      return await peloCombo(mundo, p);
    }),
    grupoNaoEncontrado: querEntrar(peloCombo, { visibilidade: 1 }),
    grupoNaoAceitaMembros: querEntrar(peloCombo, { status: 4 }),
    semVagas: querEntrar((mundo, p) => peloCombo(mundo, { ...p, vagas: 2 }), { vagas: 1 }),
    jaParticipa: depoisDe(comprarVaga, peloCombo),
    administradorNaoAssina: querEntrar((mundo, { grupo }) => peloCombo(mundo, { grupo, como: grupo.administrador })),
    paisObrigatorio: querEntrar(peloCombo, { pais: PAIS_DA_RESIDENCIA.brasil.id }),
    relacionamentoObrigatorio: querEntrar(peloCombo, { relacionamentos: [ID_RELACIONAMENTO.familia] }),
  },
};

type Compra = { readonly id: number; readonly meioPagamento: number; readonly valorTotal: number };
/** Buys a combo of two pools of R$ 7,70 each, with all lotteries switched on. */
function comprando(
  mais: Partial<Compra> = {},
  o: { readonly cotas?: number; readonly partes?: Parameters<typeof criarBolao>[1] } = {},
): (mundo: Mundo, como: Pessoa) => Promise<Recusada> {
  return async (mundo, como) =>
    await comLoterias(mundo, async () => {
      const [um, outro] = [await criarBolao(mundo, o.partes), await criarBolao(mundo)];
      const itens = [{ id: um.id, quantidade: o.cotas ?? 1 }, ...umDeCada(outro)];
      const id = await criarCombo(mundo, { tipo: 'boloes', itens });
      const pedido = { id, meioPagamento: 4, valorTotal: 1_540, ...mais };
      return await mundo.chamar('createCotasDoCombo', pedido, { como });
    });
}
function depoisDeMudar(mudar: (mundo: Mundo, como: Pessoa) => Promise<unknown>): Provocar {
  return comPessoa(async (mundo, como) => {
    await mudar(mundo, como);
    return await comprando()(mundo, como);
  });
}

/** One pool is the promotional one at a time. */
async function semPromocional(mundo: Mundo): Promise<void> {
  const comum = { promocional: false, valor_subsidio: 0 };
  await mundo.aplicacao.deps.db.updateTable('boloes').set(comum).where('promocional', '=', true).execute();
}

/** Every refusal of the calls of a combo of pools (spec B§2 /c/:comboId, B§7; REGRAS 2.12). */
export const RECUSAS_DOS_COMBOS_DE_BOLOES: Recusas<typeof comboDeBoloes> = {
  getComboDeBoloes: {
    comboNaoEncontrado: comPessoa(
      async (mundo, como) => await mundo.chamar('getComboDeBoloes', { id: INEXISTENTE }, { como }),
    ),
  },
  createCotasDoCombo: {
    comboNaoEncontrado: comPessoa(comprando({ id: INEXISTENTE })),
    bolaoNaoEncontrado: comPessoa(async (mundo, como) => {
      const [um, outro] = [await criarBolao(mundo), await criarBolao(mundo)];
      const id = await criarCombo(mundo, { tipo: 'boloes', itens: umDeCada(um, outro) });
      return await mundo.chamar('createCotasDoCombo', { id, meioPagamento: 4, valorTotal: 1_540 }, { como });
    }),
    vendasTerminaram: async (mundo) => {
      const { bolao, membro: como } = await criarBolaoFechado(mundo);
      const itens = umDeCada(bolao, await criarBolao(mundo));
      const id = await criarCombo(mundo, { tipo: 'boloes', itens });
      const pedido = { id, meioPagamento: 4, valorTotal: 1_540 };
      return await comLoterias(mundo, () => mundo.chamar('createCotasDoCombo', pedido, { como }));
    },
    cotasInsuficientes: comPessoa(comprando({}, { cotas: 7 })),
    umaCotaPorPessoa: comPessoa(async (mundo, como) => {
      await semPromocional(mundo);
      const r = await comprando({}, { cotas: 2, partes: { subsidio: centavos(100) } })(mundo, como);
      await semPromocional(mundo);
      return r;
    }),
    soParaMinasGerais: comPessoa(
      async (mundo, como) => await comprando({}, { partes: bolaoDoTrem(mundo) })(mundo, como),
    ),
    bolaoParaMaiores: depoisDeMudar(async (mundo, como) => {
      const nascimento_cifrado = mundo.aplicacao.deps.cifra.cifrar('2020-01-01', 'usuario:nascimento');
      await mundo.aplicacao.deps.db
        .updateTable('usuarios')
        .set({ nascimento_cifrado })
        .where('id', '=', como.id)
        .execute();
    }),
    jogoEmPausa: depoisDeMudar((mundo, como) => mundo.chamar('createAfastamento', { tempo: 'umDia' }, { como })),
    jogoExcluido: depoisDeMudar((mundo, como) => mundo.chamar('createAfastamento', { tempo: 'semPrazo' }, { como })),
    limiteDeJogo: depoisDeMudar((mundo, como) => mundo.chamar('updateLimiteDeJogo', { valor: 100 }, { como })),
    validacaoObrigatoria: depoisDeMudar(semDadosFiscais),
    termosNaoAceitos: depoisDeMudar(semTermos),
    meioPagamentoIndisponivel: comPessoa(comprando({ meioPagamento: 11 })),
    saldoInsuficiente: comPessoa(comprando()),
    precoMudou: comPessoa(comprando({ valorTotal: 1 })),
  },
};

/** Every refusal of the desk of combos (spec B§3 Combo; REGRAS 2.15). */
export const RECUSAS_DOS_COMBOS_DA_MESA: Recusas<typeof backofficeCombos> = {
  listCombos: daEquipeSo('listCombos'),
  createCombo: {
    ...daEquipeSo('createCombo'),
    dadosInvalidos: async (mundo) =>
      await operar(mundo, 'createCombo', { itens: umDeCada({ id: INEXISTENTE }, { id: 1 }) }),
  },
  pararCombo: { ...daEquipeSo('pararCombo'), ...deNada('pararCombo') },
};
