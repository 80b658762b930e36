import type { backofficeBoloes } from '@rateia/contracts/backoffice-boloes';
import type { boloes } from '@rateia/contracts/boloes';
import { somarDias } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import type { Mundo } from '../app.ts';
import {
  comLoterias,
  criarBolao,
  criarBolaoComprovado,
  criarBolaoFechado,
  enviarComprovante,
  SETE_DEZENAS,
} from '../boloes.ts';
import type { Pessoa } from '../construtores.ts';
import { criarPessoa } from '../construtores.ts';
import { pequena, recusasDaImagem } from './identidade.ts';
import { daEquipeSo, deNada, deNovo, operar, sobre } from './operacao.ts';
import type { Provocar, Recusas } from './tabela.ts';
import { comPessoa, semArquivos } from './tabela.ts';

const INEXISTENTE = 99_999_999;
type SobreUm = 'getBolao' | 'listJogosDoBolao' | 'listComprovantesDoBolao' | 'getMinhaProva' | 'deleteCotas';

function deNenhum(nome: SobreUm): { readonly bolaoNaoEncontrado: Provocar } {
  return {
    bolaoNaoEncontrado: comPessoa(async (mundo, como) => await mundo.chamar(nome, { id: INEXISTENTE }, { como })),
  };
}

/** A purchase of cotas of a pool on sale, with all lotteries switched on. */
function comprando(
  mais: Readonly<Record<string, unknown>> = {},
  partes: Parameters<typeof criarBolao>[1] = {},
): (mundo: Mundo, como: Pessoa) => ReturnType<Provocar> {
  return async (mundo, como) =>
    await comLoterias(mundo, async () => {
      const { id } = await criarBolao(mundo, partes);
      const pedido = { id, cotas: 1, meioPagamento: 4, valorTotal: 770, ...mais };
      return await mundo.chamar('createCotas', pedido, { como });
    });
}

function mudarPessoa(colunas: Readonly<Record<string, unknown>>) {
  return async (mundo: Mundo, como: Pessoa): ReturnType<Provocar> => {
    await mundo.aplicacao.deps.db.updateTable('usuarios').set(colunas).where('id', '=', como.id).execute();
    return await comprando()(mundo, como);
  };
}

/** A purchase of a person who asked to be left out. */
function afastado(tempo: 'umDia' | 'semPrazo') {
  return async (mundo: Mundo, como: Pessoa): ReturnType<Provocar> => {
    await mundo.chamar('createAfastamento', { tempo }, { como });
    return await comprando()(mundo, como);
  };
}

function terminadas(nome: 'createCotas' | 'deleteCotas'): Provocar {
  return async (mundo) => {
    const { bolao, membro: como } = await criarBolaoFechado(mundo);
    const pedido = { id: bolao.id, cotas: 1, meioPagamento: 4, valorTotal: 770 };
    return await comLoterias(mundo, () => mundo.chamar(nome, pedido, { como }));
  };
}

/** Eleven numbers of the lottery of Minas Gerais, twice: R$ 10,00. */
const TREM = Array.from({ length: 2 }, (_, i) => ({
  loteria: 'trem-das-onze' as const,
  dezenas: Array.from({ length: 11 }, (_n, n) => n + 1 + i),
}));
/** A pool of the lottery that is for people of Minas Gerais alone. */
export function bolaoDoTrem(mundo: Mundo): NonNullable<Parameters<typeof criarBolao>[1]> {
  const sorteioEm = `${somarDias(mundo.agora().slice(0, 10), 3)}T00:00:00.000Z`;
  const apostasAte = `${somarDias(mundo.agora().slice(0, 10), 2)}T22:00:00.000Z`;
  const concursos = [{ loteria: 'trem-das-onze' as const, concurso: 90, sorteioEm, apostasAte }];
  return { concursos, apostas: TREM, cotas: 2 };
}
async function doTrem(mundo: Mundo, como: Pessoa): ReturnType<Provocar> {
  return await comprando({}, bolaoDoTrem(mundo))(mundo, como);
}

/** Every refusal of the calls by which people buy cotas (REGRAS 2.12, 2.16). */
export const RECUSAS_DOS_BOLOES: Recusas<typeof boloes> = {
  getBolao: deNenhum('getBolao'),
  listJogosDoBolao: deNenhum('listJogosDoBolao'),
  listComprovantesDoBolao: deNenhum('listComprovantesDoBolao'),
  getMinhaProva: deNenhum('getMinhaProva'),
  getProvaDoBolao: { bolaoNaoEncontrado: async (mundo) => await mundo.chamar('getProvaDoBolao', { id: INEXISTENTE }) },
  deleteCotas: { ...deNenhum('deleteCotas'), vendasTerminaram: terminadas('deleteCotas') },
  getComprovanteDoBolao: {
    naoEncontrado: comPessoa(
      async (mundo, como) => await mundo.chamar('getComprovanteDoBolao', { id: INEXISTENTE }, { como }),
    ),
    indisponivel: async (mundo) => {
      const { membro: como, comprovante: id } = await criarBolaoComprovado(mundo);
      return await comLoterias(mundo, () =>
        semArquivos(mundo, () => mundo.chamar('getComprovanteDoBolao', { id }, { como })),
      );
    },
  },
  createCotas: {
    bolaoNaoEncontrado: comPessoa(comprando({ id: INEXISTENTE })),
    vendasTerminaram: terminadas('createCotas'),
    cotasInsuficientes: comPessoa(comprando({ cotas: 7 })),
    umaCotaPorPessoa: comPessoa(comprando({ cotas: 2 }, { subsidio: centavos(100) })),
    soParaMinasGerais: comPessoa(doTrem),
    bolaoParaMaiores: comPessoa(async (mundo, como) => {
      const { cifra } = mundo.aplicacao.deps;
      return await mudarPessoa({ nascimento_cifrado: cifra.cifrar('2020-01-01', 'usuario:nascimento') })(mundo, como);
    }),
    jogoEmPausa: comPessoa(afastado('umDia')),
    jogoExcluido: comPessoa(afastado('semPrazo')),
    limiteDeJogo: comPessoa(async (mundo, como) => {
      await mundo.chamar('updateLimiteDeJogo', { valor: 100 }, { como });
      return await comprando()(mundo, como);
    }),
    validacaoObrigatoria: comPessoa(
      mudarPessoa({ cpf_cifrado: null, cpf_indice: null, nascimento_cifrado: null, dados_fiscais_em: null }),
    ),
    termosNaoAceitos: comPessoa(comprando(), { validada: false }),
    meioPagamentoIndisponivel: comPessoa(comprando({ meioPagamento: 11 })),
    saldoInsuficiente: comPessoa(comprando()),
    precoMudou: comPessoa(comprando({ valorTotal: 1 })),
  },
};

type DaMesa = keyof typeof backofficeBoloes;
function deNenhumNaMesa(nome: DaMesa) {
  return {
    ...daEquipeSo(nome),
    bolaoNaoEncontrado: async (mundo: Mundo) => await operar(mundo, nome),
  };
}
async function aVenda(mundo: Mundo) {
  return { id: (await criarBolao(mundo)).id };
}

/** Two drafts of promotional pools, of which the first is on sale. */
async function outroPromocional(mundo: Mundo): ReturnType<Provocar> {
  const como = await criarPessoa(mundo, { papeis: ['suporte'] });
  const { concursos } = await rascunho(mundo);
  const ids: number[] = [];
  for (const nome of ['Um', 'Outro']) {
    const pedido = { nome, modo: 'um_bilhete', cotas: 6, concursos, apostas: [SETE_DEZENAS], subsidio: 100 };
    ids.push((await mundo.chamar('createBolao', pedido, { como })).corpo.id);
  }
  return await comLoterias(mundo, async () => {
    await mundo.chamar('venderBolao', { id: ids[0] }, { como });
    return await mundo.chamar('venderBolao', { id: ids[1] }, { como });
  });
}
/** A draft, while all lotteries are switched off. */
async function desligado(mundo: Mundo): ReturnType<Provocar> {
  const como = await criarPessoa(mundo, { papeis: ['suporte'] });
  const pedido = {
    nome: 'Desligado',
    modo: 'um_bilhete',
    cotas: 6,
    apostas: [SETE_DEZENAS],
    ...(await rascunho(mundo)),
  };
  const { corpo } = await mundo.chamar('createBolao', pedido, { como });
  return await mundo.chamar('venderBolao', { id: corpo.id }, { como });
}
async function rascunho(mundo: Mundo) {
  const dia = somarDias(mundo.agora().slice(0, 10), 2);
  const [sorteioEm, apostasAte] = [`${dia}T23:00:00.000Z`, `${dia}T22:00:00.000Z`];
  return { concursos: [{ loteria: 'mega-sena' as const, concurso: 3_050, dia, sorteioEm, apostasAte }] };
}

/** Every refusal of the desk of pools (REGRAS 2.12, 2.15). */
export const RECUSAS_DOS_BOLOES_DA_MESA: Recusas<typeof backofficeBoloes> = {
  listBoloesDaOperacao: daEquipeSo('listBoloesDaOperacao'),
  getBolaoDaOperacao: deNenhumNaMesa('getBolaoDaOperacao'),
  preverBolao: {
    ...daEquipeSo('preverBolao'),
    dadosInvalidos: async (mundo) => await operar(mundo, 'preverBolao', { apostas: [] }),
  },
  createBolao: {
    ...daEquipeSo('createBolao'),
    dadosInvalidos: async (mundo) => await operar(mundo, 'createBolao', { apostas: [] }),
  },
  venderBolao: {
    ...deNenhumNaMesa('venderBolao'),
    bolaoForaDaEtapa: sobre('venderBolao', aVenda),
    loteriasDesligadas: desligado,
    conflito: outroPromocional,
  },
  cancelarBolao: { ...deNenhumNaMesa('cancelarBolao'), bolaoForaDaEtapa: deNovo('cancelarBolao', aVenda) },
  comprovarBolao: {
    ...deNenhumNaMesa('comprovarBolao'),
    bolaoForaDaEtapa: sobre('comprovarBolao', aVenda),
    comprovantesFaltam: async (mundo) => {
      const dois = [SETE_DEZENAS, { loteria: 'mega-sena' as const, dezenas: [1, 2, 3, 4, 5, 6, 7] }];
      const { bolao } = await criarBolaoFechado(mundo, { apostas: dois });
      const como = await criarPessoa(mundo, { papeis: ['suporte'] });
      await enviarComprovante(mundo, { id: bolao.id, como });
      return await mundo.chamar('comprovarBolao', { id: bolao.id }, { como });
    },
  },
  getComprovanteDaOperacao: {
    ...deNada('getComprovanteDaOperacao'),
    indisponivel: async (mundo) => {
      const { comprovante: id } = await criarBolaoComprovado(mundo);
      return await semArquivos(mundo, () => operar(mundo, 'getComprovanteDaOperacao', { id }));
    },
  },
  createComprovanteDoBolao: {
    ...recusasDaImagem('createComprovanteDoBolao'),
    imagemPequena: pequena('createComprovanteDoBolao'),
    imagemExtensao: comPessoa(
      async (mundo, como) => {
        const { bolao } = await criarBolaoFechado(mundo);
        return await enviarComprovante(mundo, { id: bolao.id, como, nome: 'bilhete.gif', bytes: Buffer.from('GIF8') });
      },
      { papeis: ['suporte'] },
    ),
    anexoConteudo: comPessoa(
      async (mundo, como) => {
        const { bolao } = await criarBolaoFechado(mundo);
        return await enviarComprovante(mundo, { id: bolao.id, como, nome: 'bilhete.pdf', bytes: Buffer.from('MZ') });
      },
      { papeis: ['suporte'] },
    ),
    semPermissao: comPessoa(async (mundo, como) => await enviarComprovante(mundo, { id: INEXISTENTE, como })),
    bolaoNaoEncontrado: comPessoa(async (mundo, como) => await enviarComprovante(mundo, { id: INEXISTENTE, como }), {
      papeis: ['suporte'],
    }),
    bolaoForaDaEtapa: comPessoa(
      async (mundo, como) => await enviarComprovante(mundo, { id: (await criarBolao(mundo)).id, como }),
      { papeis: ['suporte'] },
    ),
    comprovanteRepetido: comPessoa(
      async (mundo, como) => {
        const { bolao } = await criarBolaoFechado(mundo);
        await enviarComprovante(mundo, { id: bolao.id, como });
        return await enviarComprovante(mundo, { id: bolao.id, como });
      },
      { papeis: ['suporte'] },
    ),
  },
};
